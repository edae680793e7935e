import { VAT_FACTOR } from '../v2/constants';
import { parseDecimal, toCents } from './decimals';

/** The VAT factor as a fraction, so that prices are exact to the cent. */
const DENOMINATOR = 10_000n;
const NUMERATOR = BigInt(Math.round(VAT_FACTOR * Number(DENOMINATOR)));

/** '12.50' or '12,50' without VAT -> '15.13' with VAT; '' when the text is no amount. */
export const includingVat = (price: string): string => {
  const amount = parseDecimal(price);
  return amount === null ? '' : toCents(amount, NUMERATOR, DENOMINATOR);
};
