import { VAT_FACTOR } from '../v2/constants';
import { parseDecimal, toCents } from './decimals';

/** The factor as a fraction, so that a price with VAT is exact to the cent. */
const DENOMINATOR = 10_000n;
const NUMERATOR = BigInt(Math.round(VAT_FACTOR * Number(DENOMINATOR)));

/** '12.50' or '12,50' excluding VAT -> '15.13' including; '' when the text is no amount. */
export const includingVat = (price: string): string => {
  const amount = parseDecimal(price);
  return amount === null ? '' : toCents(amount, NUMERATOR, DENOMINATOR);
};
