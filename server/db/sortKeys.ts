import { numericValue } from '../../src/v2/ranges';
import { normalizeSearch } from '../../src/v2/searchText';

/**
 * Dutch order by an index: a key beside a text, whose plain order is that of the lists in memory (Intl.Collator, nl,
 * without accents and capitals, with numbers by their value, numbers before texts). Known differences: signs and letters
 * beyond ASCII that have no base letter stand after the letters.
 */

/** The column of a text's key. */
export const sortColumn = (column: string): string => `sort_${column}`;
/** A field may be called 'sort_order': it is a key only where the row has the text that it is of. */
export const isSortColumn = (column: string, row: object): boolean =>
  column.startsWith('sort_') && column.slice('sort_'.length) in row;

/** Signs in the collator's order; all of them stand before digits and letters. */
const SIGNS = ' _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';
const signKey = (sign: string) => `!${String.fromCharCode(65 + SIGNS.indexOf(sign))}`;
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };

/** The number of digits goes first, so that 9 stands before 10. */
const digitsKey = (digits: string): string => {
  const significant = digits.replace(/^0+(?=.)/, '');
  return String(Math.min(significant.length, 99)).padStart(2, '0') + significant;
};

const KEY_MAX = 200;

/** Null for an empty value, which stands last in both directions. */
export const sortKey = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = numericValue(value);
  if (number >= 0 && number <= Number.MAX_SAFE_INTEGER) {
    const [whole = '', fraction] = String(number).split('.');
    return `0${digitsKey(whole)}${fraction ? `.${fraction}` : ''}`;
  }
  const text = normalizeSearch(String(value))
    .replace(/[ßæœøđł]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\d+|[ -/:-@[-`{-~]/g, (part) => (/\d/.test(part) ? digitsKey(part) : signKey(part)));
  return `1${text}`.replaceAll('\u0000', '').slice(0, KEY_MAX);
};
