/** Decimals have a dot on the wire and a comma on the screen. Staff and older installations write both. */

/** Dots between the thousands, as in '1.234,56': only with a comma, because '1.234' is a decimal. */
const GROUPED = /^[+-]?\d{1,3}(\.\d{3})+,\d+$/;

/** '12,5' -> '12.5', '1.234,56' -> '1234.56'. Leaves any other text as it is. */
export const withDot = (text: string): string =>
  (GROUPED.test(text) ? text.replaceAll('.', '') : text).replace(/^([+-]?\d*),(\d+)$/, '$1.$2');

/** 84.5, '84' or '84,5' -> '84.50', '84.00'. Leaves a text with more decimals, and any other text, as it is. */
export const withCents = (value: unknown): string =>
  withDot(typeof value === 'number' ? value.toFixed(2) : String(value ?? '')).replace(
    /^([+-]?\d+)(\.\d)?$/,
    (_, whole, tenth = '.0') => `${whole}${tenth}0`,
  );

/** '12.5' -> '12,5', '1.234,56' -> '1234,56'. Leaves any other text as it is. */
export const withComma = (value: unknown): string =>
  withDot(String(value ?? '')).replace(/^([+-]?\d*)\.(\d+)$/, '$1,$2');
