/** Decimal text in whole ten-thousandths: amounts are added, multiplied and rounded without floating point. */

const PLACES = 4;
const READABLE = /^([+-]?)(\d+)(?:[.,](\d*))?$/;

/** '12,5' or '12.50' -> 125000n; more than four decimals are cut off; null when it is no amount. */
export function parseDecimal(text: string): bigint | null {
  const read = READABLE.exec(text.trim());
  if (!read) return null;
  const [, sign, whole = '', fraction = ''] = read;
  const units = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return sign === '-' ? -units : units;
}

/** Ten-thousandths × `numerator` / `denominator` -> '12.50'; rounded once, a half cent away from zero, as on an invoice. */
export function toCents(units: bigint, numerator = 1n, denominator = 1n): string {
  const divisor = denominator * 100n;
  const size = (units < 0n ? -units : units) * numerator;
  const cents = (size * 2n + divisor) / (divisor * 2n);
  const digits = String(cents).padStart(3, '0');
  return `${units < 0n && cents > 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
