/** Numbers as files have them, in the notation of one column: '€ 1.234,50', '1,234.50', '12,-'. */

/** The mark before the decimals. The other one may stand between thousands. */
export type Notation = 'comma' | 'dot' | 'unknown';

const compact = (text: string) => text.replace(/€|eur\.?|\s/gi, '');
/** Without the zeros after the fourth decimal, which databases write: '12.500000' -> '12.5000'. */
const bare = (text: string) =>
  compact(text)
    .replace(/[,.]-+$/, '')
    .replace(/([,.]\d{4})0+$/, '$1');

/** Finds a number in which only `decimals` can be the mark before the decimals: three digits after it may be thousands. */
const showing = (decimals: string, thousands: string) =>
  new RegExp(
    [
      `[${decimals}](-+|\\d{1,2}|\\d{4,})$`,
      `^[+-]?(0\\d*|\\d{4,})[${decimals}]\\d{3}$`,
      `\\d[${thousands}]\\d{3}[.,]`,
    ].join('|'),
  );
const COMMA = showing(',', '.');
const DOT = showing('.', ',');

/** By the whole column: '1.234' alone may be either. */
export const notationOf = (texts: readonly string[]): Notation => {
  const numbers = texts.map(compact);
  const [hasComma, hasDot] = [COMMA, DOT].map((shows) => numbers.some((text) => shows.test(text)));
  if (hasComma === hasDot) return 'unknown';
  return hasComma ? 'comma' : 'dot';
};

const ofText = (text: string, ofColumn: Notation): Notation => {
  const own = notationOf([text]);
  return own === 'unknown' ? ofColumn : own;
};

const THOUSANDS = {
  comma: /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/,
  dot: /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/,
};

/** '€ 1.234,50' -> '1234.50'. What is no number stays, for the rules of its field to refuse. */
export const plainNumber = (text: string, ofColumn: Notation): string => {
  const number = bare(text);
  const notation = ofText(text, ofColumn);
  if (notation !== 'unknown' && THOUSANDS[notation].test(number))
    return number.replaceAll(notation === 'comma' ? '.' : ',', '').replace(',', '.');
  return number.replace(/^([+-]?\d+),(\d+)$/, '$1.$2');
};

/** True for a number, as `plainNumber` gives it, with more decimals than an amount or a weight may have. */
export const isTooPrecise = (number: string): boolean => /^[+-]?\d+\.\d{5,}$/.test(number);

/** True when the digits after the only mark may be thousands as well as decimals, and the column does not tell. */
export const isAmbiguous = (text: string, ofColumn: Notation): boolean =>
  ofText(text, ofColumn) === 'unknown' && /^[+-]?\d{1,3}[.,]\d{3}$/.test(bare(text));
