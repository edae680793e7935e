import { localMoment } from './businessTime';

const ISO_PATTERN = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/;
/**
 * Turns an ISO 8601 date-time into the business's local time; without a zone it already is. The zero date of a database
 * gives ''. Other text stays.
 */
export const withoutIso = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (/^0000-\d\d-\d\d/.test(value)) return '';
  const [iso, date, time, seconds = ':00', , zone] = ISO_PATTERN.exec(value) ?? [];
  if (iso === undefined) return value;
  const at = zone === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(at) ? `${date} ${time}${seconds}` : localMoment(at);
};
