import { formatDateTime } from './dates';

const INVALID = '00:00:00';
const twoDigits = (amount: number) => String(amount).padStart(2, '0');

/** Seconds, as number or text -> 'HH:MM:SS' (section 9). Hours may have more digits. Anything else gives '00:00:00'. */
export function elapsedTime(seconds: unknown): string {
  if (typeof seconds !== 'number' && typeof seconds !== 'string') return INVALID;
  const whole = Math.floor(Number(seconds));
  if (!Number.isSafeInteger(whole) || whole < 0) return INVALID;
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(twoDigits).join(':');
}

/** A lead's fields are not fixed (section 3): every field gets a name and a plain text. */

/** A field's key as a name: 'eerste_bezoek' -> 'Eerste bezoek', 'pageViews' -> 'Page views'. */
export function fieldName(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names of fields that count seconds. */
const IN_SECONDS = /(^| )(seconds|duration|elapsed|time spent|tijdsduur|seconden)$/i;
const MOMENT = /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}|$)/;

/** A field's value as text: seconds as HH:MM:SS, moments in Dutch notation, lists and what is in a record with commas, '' for null. */
export function fieldText(key: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  // A time that is written out stays as it is.
  if (IN_SECONDS.test(fieldName(key)) && !Number.isNaN(Number(value))) return elapsedTime(value);
  if (Array.isArray(value)) return value.map((one) => fieldText('', one)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${fieldName(name)}: ${fieldText(name, one)}`)
      .join(', ');
  return typeof value === 'string' && MOMENT.test(value) ? formatDateTime(value) : String(value);
}
