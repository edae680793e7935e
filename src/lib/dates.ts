import { localMoment } from '../v2/businessTime';
import { withoutIso } from '../v2/withoutIso';

/**
 * Shows dates of v2 ('2026-03-05', '2026-03-05 09:30:00': the business's local time) in Dutch. Reads them as text,
 * without a time zone, so every computer shows the same day and hour. An older v2 may give them in ISO 8601.
 */

const WIRE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/;
const partsOf = (value: string | null | undefined) => WIRE.exec(String(withoutIso(value)));
/** 'januari' … 'december'. */
export const MONTH_NAMES: readonly string[] =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
/** 'jan' … 'dec'. */
export const MONTH_SHORT: readonly string[] = 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' ');
/** 'maandag' … 'zondag'. */
export const DAY_NAMES: readonly string[] = 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(' ');

/** '2026-03-05…' -> '05-03-2026'. Other text ('-' for never) stays as it is; null gives ''. */
export function formatDate(value: string | null | undefined): string {
  const read = partsOf(value);
  return read ? `${read[3]}-${read[2]}-${read[1]}` : (value ?? '');
}

/** As `formatDate`; '' for what is no day, such as the 'ja' of an older v2. */
export const dateIfAny = (value: string | null): string => (partsOf(value) ? formatDate(value) : '');

/** '2026-03-05 09:30:00' -> '05-03-2026 09:30'; without a time only the date. */
export function formatDateTime(value: string | null | undefined): string {
  const time = formatTime(value);
  return time ? `${formatDate(value)} ${time}` : formatDate(value);
}

/** '2026-03-05 09:30:00' -> '09:30'; '' without a time. */
export function formatTime(value: string | null | undefined): string {
  const read = partsOf(value);
  return read?.[4] ? `${read[4]}:${read[5]}` : '';
}

/** '2026-03-05' -> '5 mrt', for the axis of a chart. */
export function formatDayMonth(value: string): string {
  const read = partsOf(value);
  const month = read && MONTH_SHORT[Number(read[2]) - 1];
  return month ? `${Number(read[3])} ${month}` : value;
}

/** '2026-03-05' -> 'donderdag 5 maart 2026'. */
export function formatDayInFull(value: string): string {
  const read = partsOf(value);
  if (!read) return value;
  const [, year, month, day] = read.map(Number);
  const at = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day));
  return `${DAY_NAMES[(at.getUTCDay() + 6) % 7]} ${day} ${MONTH_NAMES[at.getUTCMonth()]} ${year}`;
}

/**
 * Compares moments of v2, the earliest first; none is the earliest. Without `localeCompare`, whose first call loads the
 * browser's tables: 10 ms of a first screen.
 */
export const earliestFirst = (one: string | null | undefined, other: string | null | undefined): number => {
  const [a, b] = [one ?? '', other ?? ''];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Today in the business's time zone, as a local Date at noon, an hour that exists in every zone. */
export function businessDay(at: Date): Date {
  const [year = 0, month = 1, day = 1] = localMoment(at).split(/\D/).map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The business's local time, as v2 writes it: '2026-03-05 09:30'. */
export const businessMoment = (at: Date): string => localMoment(at).slice(0, 16);

/** The local day of a Date -> '2026-03-05'. */
export function toDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

/** The moment of an appointment as v2 has written it out, else in the same notation. */
export const writtenMoment = (of: { formatted_scheduled: string; scheduled: string | null }): string =>
  of.formatted_scheduled || formatDateTime(of.scheduled);
