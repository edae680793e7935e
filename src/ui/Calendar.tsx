import { useMemo, useState } from 'react';
import { toDay } from '../lib/dates';
import { CalendarHeader } from './calendar/CalendarHeader';
import { MonthGrid } from './calendar/MonthGrid';
import { eventsByDay, monthOf } from './calendar/month';

export interface CalendarEvent {
  /** 'YYYY-MM-DD' */
  date: string;
  label: string;
  /** 'HH:mm' */
  time?: string;
  /** Where a click on the event leads, in the app's own routes. */
  to?: string;
}

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
