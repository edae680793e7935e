import { withDot } from '../v2/decimalNotation';

/** Decimal text as whole ten-thousandths, so that adding, multiplying and rounding need no floating point. */

const PLACES = 4;
const READABLE = /^([+-]?)(\d+)(?:[.,](\d*))?$/;

/** '12,5' or '12.50' -> 125000n. Cuts off after four decimals; null when the text is no amount. */
export function parseDecimal(text: string): bigint | null {
  const read = READABLE.exec(withDot(text.trim()));
  if (!read) return null;
  const [, sign, whole = '', fraction = ''] = read;
  const units = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return sign === '-' ? -units : units;
}

const NUMBER = /^[+-]?(\d+[.,]?\d*|[.,]\d+)$/;

/** As typed: '7,2', '7.2' or '7,' -> 7.2 or 7; null when the text is no number. */
export function numberOf(text: string): number | null {
  const decimal = withDot(text.trim());
  return NUMBER.test(decimal) ? Number(decimal.replace(',', '.')) : null;
}

/** Ten-thousandths × `numerator` / `denominator` -> '12.50'. Rounds once, half a cent away from zero. */
export function toCents(units: bigint, numerator = 1n, denominator = 1n): string {
  const divisor = denominator * 100n;
  const size = (units < 0n ? -units : units) * numerator;
  const cents = (size * 2n + divisor) / (divisor * 2n);
  const digits = String(cents).padStart(3, '0');
  return `${units < 0n && cents > 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
