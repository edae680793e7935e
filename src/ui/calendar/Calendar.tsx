import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { toDay } from '../../lib/dates';
import { CalendarHeader } from './CalendarHeader';
import { MonthGrid } from './MonthGrid';
import { type CalendarEvent, eventsByDay, type Month, monthOf } from './month';
import './calendar.css';

interface CalendarProps {
  events: readonly CalendarEvent[];
  today: Date;
  /** Makes each day from today on a button. Days are 'YYYY-MM-DD'. */
  onAdd?: (day: string) => void;
}

/** A month of events, Monday first. A day shows one event and the number of others; a press shows all. */
export const Calendar = ({ events, today, onAdd }: CalendarProps) => {
  const translate = useTranslate();
  // Null: today's, also once that is another.
  const [chosen, setMonth] = useState<Month | null>(null);
  const now = monthOf(today);
  const month = chosen ?? now;
  const byDay = useMemo(() => eventsByDay(events), [events]);
  // v2 answers recent appointments: those of the month before, and of earlier months perhaps.
  const isOld = (now.year - month.year) * 12 + now.month - month.month > 1;
  return (
    <>
      <CalendarHeader month={month} today={today} onChange={setMonth} />
      <MonthGrid month={month} today={toDay(today)} eventsOn={(day) => byDay.get(day) ?? []} onAdd={onAdd} />
      {(isOld || onAdd) && (
        <p className="calendar-hint text-small text-muted">
          {translate(isOld ? 'calendar.older' : 'calendar.addHint')}
        </p>
      )}
    </>
  );
};
