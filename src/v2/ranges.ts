import { withoutIso } from './withoutIso';

/**
 * Filters by range, written once for lists in memory and for `/api`: `total_gte: 10`, `created_lte: '2026-11-21'`. Both
 * ends are included. A number is compared with numbers, anything else as text; an empty value is in no range.
 */

interface Bound {
  field: string;
  isUpper: boolean;
}

/** 'created_lte' -> the upper bound of `created`; undefined for a filter that is no range. */
export const boundOf = (filter: string): Bound | undefined => {
  const [, field, end] = /^(.+)_(gte|lte)$/.exec(filter) ?? [];
  return field === undefined ? undefined : { field, isUpper: end === 'lte' };
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Stands after every time of a day, written with a space or a T. */
const END_OF_DAY = '~';

/** The text to compare with: a moment as the records have it, and of an upper bound without a time the whole day. */
export const textBound = (isUpper: boolean, wanted: string): string =>
  isUpper && DATE.test(wanted) ? wanted + END_OF_DAY : String(withoutIso(wanted));

const NUMERIC = /^\s*[+-]?\d+([.,]\d+)?\s*$/;

/** A number, or a text that is one, with a dot or a comma; else NaN. */
export const numericValue = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && NUMERIC.test(value)
      ? Number(value.replace(',', '.'))
      : Number.NaN;
