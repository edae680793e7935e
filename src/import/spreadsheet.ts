import { MONTH_SHORT } from '../lib/dates';

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

/** '10-12' -> '10-dec'; undefined for what is no day of a month. */
const asDay = (held: string): string | undefined => {
  const [, day = '', month] = /^0?([1-9]|[12]\d|3[01])[-/](\d{1,2})$/.exec(held) ?? [];
  const name = MONTH_SHORT[Number(month) - 1];
  return name && `${day}-${name}`;
};

/**
 * True when a spreadsheet makes this text of what is held: '612345678' of '0612345678', '8,71235E+12' of a bar code,
 * '?ód?' of 'Łódź', '10-dec' of '10-12'.
 */
export const isSavedAs = (text: string, held: string): boolean => {
  if (text === held.replace(LACKING, '?') || text.replace(/^0/, '') === asDay(held)) return true;
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
