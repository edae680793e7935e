import { useMemo, useState } from 'react';
import { toDay } from '../../lib/dates';
import { CalendarHeader } from './CalendarHeader';
import { MonthGrid } from './MonthGrid';
import { type CalendarEvent, eventsByDay, monthOf } from './month';

/** A month of events, Monday first. A day shows one event and the number of others; a press shows all. */
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
