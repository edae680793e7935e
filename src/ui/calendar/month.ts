import { eachDayOfInterval, endOfWeek, startOfWeek } from 'date-fns';
import { earliestFirst } from '../../lib/dates';
import { CALENDAR_FIRST_YEAR, CALENDAR_LAST_YEAR_AT_LEAST, CALENDAR_WEEK_STARTS_ON } from '../../v2/constants';

export interface CalendarEvent {
  /** 'YYYY-MM-DD' */
  date: string;
  label: string;
  /** 'HH:mm' */
  time?: string;
  /** The route that a click on the event opens. */
  to?: string;
}

/** A month; `month` counts from 0, as in a Date. */
export interface Month {
  year: number;
  month: number;
}

export const monthOf = (date: Date): Month => ({ year: date.getFullYear(), month: date.getMonth() });

/** The whole weeks of a month, Monday first, including days of the months before and after. */
export function weeksOf({ year, month }: Month): Date[][] {
  const week = { weekStartsOn: CALENDAR_WEEK_STARTS_ON } as const;
  const days = eachDayOfInterval({
    start: startOfWeek(new Date(year, month, 1), week),
    end: endOfWeek(new Date(year, month + 1, 0), week),
  });
  return Array.from({ length: days.length / 7 }, (_, n) => days.slice(n * 7, n * 7 + 7));
}

/** The specification's years, and on to next year. */
export const yearsUntil = (today: Date): number[] => {
  const last = Math.max(today.getFullYear() + 1, CALENDAR_LAST_YEAR_AT_LEAST);
  return Array.from({ length: last + 1 - CALENDAR_FIRST_YEAR }, (_, n) => CALENDAR_FIRST_YEAR + n);
};

/** The month `months` later (negative: earlier); null outside the years of the calendar. */
export function step({ year, month }: Month, months: number, today: Date): Month | null {
  const next = monthOf(new Date(year, month + months, 1));
  return yearsUntil(today).includes(next.year) ? next : null;
}

/** The events by day, earliest first; those without a time come before the others. */
export function eventsByDay(events: readonly CalendarEvent[]): Map<string, CalendarEvent[]> {
  const days = new Map<string, CalendarEvent[]>();
  for (const event of [...events].sort((a, b) => earliestFirst(a.time, b.time))) {
    const day = days.get(event.date);
    if (day) day.push(event);
    else days.set(event.date, [event]);
  }
  return days;
}
