import { useMemo, useState } from 'react';
import { toDay } from '../lib/dates';
import { CalendarHeader } from './calendar/CalendarHeader';
import { MonthGrid } from './calendar/MonthGrid';
import { type CalendarEvent, eventsByDay, monthOf } from './calendar/month';

/** A month of events: Monday first, one event a day with the number of further ones, all of them on asking. Opens on today. */
export const Calendar = ({ events, today }: { events: readonly CalendarEvent[]; today: Date }) => {
  const [month, setMonth] = useState(() => monthOf(today));
  const byDay = useMemo(() => eventsByDay(events), [events]);
  return (
    <>
      <CalendarHeader month={month} today={today} onChange={setMonth} />
      <MonthGrid month={month} today={toDay(today)} eventsOn={(day) => byDay.get(day) ?? []} />
    </>
  );
};
