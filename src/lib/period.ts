import { millisecondsInDay } from 'date-fns/constants';
import { PERIOD_MAX_DAYS } from '../v2/constants';
import { addDays } from '../v2/days';
import { MONTH_SHORT } from './dates';
import { parseDutchDate } from './dutchMoment';

/** Periods of whole days, both ends included, as `YYYY-MM-DD`. Counted in UTC, where all days have the same length. */

export interface Period {
  from: string;
  to: string;
}

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

const firstOfMonth = (day: string, months = 0) =>
  textOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1));

/** A period that can be asked for: two days that exist, in order, and not too far apart. */
export const isPeriod = ({ from, to }: Period): boolean =>
  [from, to].every((day) => parseDutchDate(day) === day) &&
  from <= to &&
  timeOf(to) - timeOf(from) < PERIOD_MAX_DAYS * millisecondsInDay;

/** The month of `today` so far, as many days of the month before, and that month whole. */
export const monthsToCompare = (today: string) => {
  const [first, before] = [firstOfMonth(today), firstOfMonth(today, -1)];
  const end = addDays(first, -1);
  const sameDay = before.slice(0, 8) + today.slice(8);
  return {
    thisMonth: { from: first, to: today },
    sameDays: { from: before, to: sameDay < end ? sameDay : end },
    lastMonth: { from: before, to: end },
  };
};

/** The periods that are a press away. */
export const usualPeriods = (today: string) => {
  const { thisMonth, lastMonth } = monthsToCompare(today);
  return {
    last30: { from: addDays(today, -29), to: today },
    thisMonth,
    lastMonth,
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
};

/** More bars than these are too thin to tell apart. */
const DAYS_SHOWN = 92;

/** The days of a period, or its months (`YYYY-MM`) when it has too many days for a chart. */
export const daysOrMonthsOf = ({ from, to }: Period): string[] => {
  const count = Math.round((timeOf(to) - timeOf(from)) / millisecondsInDay) + 1;
  const days = Array.from({ length: count }, (_, index) => addDays(from, index));
  return count <= DAYS_SHOWN ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
};

/** The name of a month (`YYYY-MM`) in a period: 'jun 2026', or '29–30 jun 2026' where the period has those days alone. */
export const monthWithin = (month: string, { from, to }: Period): string => {
  const firstDay = `${month}-01`;
  const lastDay = addDays(firstOfMonth(firstDay, 1), -1);
  const name = `${MONTH_SHORT[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  if (from <= firstDay && to >= lastDay) return name;
  const [first, last] = [from > firstDay ? from : firstDay, to < lastDay ? to : lastDay];
  return `${[...new Set([first, last].map((day) => Number(day.slice(8))))].join('–')} ${name}`;
};
