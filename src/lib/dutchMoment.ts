/**
 * Dates and times as typed, to and from the wire's `YYYY-MM-DD HH:mm`. Works on text, so that the computer's time zone
 * does not matter (section 5: a report's date and time).
 */

const pad = (digits: string) => digits.padStart(2, '0');

/**
 * '24-11-2026', '24/11/26', '24.11.2026', '24112026' or '2026-11-24' -> '2026-11-24'; null when that day does not exist,
 * or its year is not from 1900 to 2199.
 */
export function parseDutchDate(typed: string): string | null {
  const text = typed.trim().replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1');
  const read = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!read) return null;
  const [, day = '', month = '', year = ''] = read;
  const date = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;
  const at = new Date(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
  return exists && /^(19|2[01])/.test(date) ? date : null;
}

/** '8:30', '08.30', '830' or '8' -> '08:30'; null when it is no time of day. */
export function parseDutchTime(typed: string): string | null {
  const read = /^(\d{1,2})(?:[:.u ]?(\d{2}))?$/.exec(typed.trim());
  if (!read) return null;
  const [, hour = '', minute = '00'] = read;
  return Number(hour) < 24 && Number(minute) < 60 ? `${pad(hour)}:${minute}` : null;
}
