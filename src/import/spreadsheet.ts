import { MONTH_SHORT } from '../lib/dates';
import { normalizePhone } from '../v2/phone';

/**
 * What a spreadsheet does to texts when it opens a CSV and saves it: it takes digits for numbers, and writes a question
 * mark for a character that Windows-1252 lacks.
 */

const SHORTENED = /^\d(?:[.,](\d+))?E\+\d{2,3}$/i;

/**
 * '0012', '+12', '12,0', '12,00' -> '12'. Undefined for a text that is no number to a spreadsheet, or one with decimals
 * or thousands: '1.000'.
 */
export const digitsOf = (text: string): string | undefined => /^\+?0*(\d+?)(?:[.,]00?)?$/.exec(text.trim())?.[1];

/** True for what a spreadsheet shows, and saves, of a long number: '8,71235E+12'. Its other digits are lost. */
export const isShortened = (text: string): boolean => SHORTENED.test(text.trim());

const LACKING = /[^\0-\x7f\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g;

const DATE = /^(\d{1,2})[-/](\d{1,2}|(?:19|20)\d\d)(?:[-/](\d{1,2}|(?:19|20)\d\d))?$/;
const yearOf = (text: string) => (text.length > 2 ? text : String(Number(text) + (Number(text) < 30 ? 2000 : 1900)));

/** '10-12' -> '10-dec', '10-20' -> 'okt-20', '1-2-3' -> '1-2-2003'; undefined for what is no date. */
const asDate = (held: string): string | undefined => {
  const [, first = '', second = '', year] = DATE.exec(held) ?? [];
  const month = MONTH_SHORT[Number(second) - 1];
  if (year !== undefined) return month && `${first}-${second}-${yearOf(year)}`;
  if (month) return `${first}-${month}`;
  const ofYear = MONTH_SHORT[Number(first) - 1];
  return ofYear && `${ofYear}-${second.slice(-2)}`;
};

/** '02-05-2003' -> '2-5-2003'. */
const bare = (text: string | undefined) => text?.replace(/\b0(?=\d)/g, '');

/** '515556987' of '0515-556987': of another list, in which the number stood without signs between its digits. */
const isPhoneWithoutZero = (text: string, held: string): boolean =>
  /^[1-9]\d{8}$/.test(text) && normalizePhone(held) === `0${text}`;

/**
 * True when a spreadsheet makes this text of what is held: '612345678' of '0612345678', '8,71235E+12' of a bar code,
 * '?ód?' of 'Łódź', '10-dec' of '10-12', 'okt-20' of '10-20'.
 */
export const isSavedAs = (text: string, held: string): boolean => {
  if (text === held.replace(LACKING, '?') || bare(text) === bare(asDate(held))) return true;
  if (isPhoneWithoutZero(text, held)) return true;
  const digits = /^\+?\d+$/.test(held) ? digitsOf(held) : undefined;
  if (digits === undefined) return false;
  const shortened = SHORTENED.exec(text);
  // Not the other way round: zeros that are put back are a change.
  if (!shortened) return text.replace(/[.,]00?$/, '') === digits;
  const [shown, decimals = ''] = shortened;
  return Number(Number(digits).toExponential(decimals.length)) === Number(shown.replace(',', '.'));
};

/** What stands in a cell whose formula failed, or that is too narrow: in Dutch and in English. */
const ERROR =
  /^#(#+|(N\/[AB]|REF|VERW|VALUE|WAARDE|DIV\/0|DEEL\/0|NAME|NAAM|NUM|GETAL|NULL|LEEG|SPILL|OVERLOOP)[!?]?)$/i;
export const isSpreadsheetError = (text: string): boolean => ERROR.test(text.trim());

/** Stands for a letter whose bytes cannot be read. */
export const BROKEN = '\uFFFD';
