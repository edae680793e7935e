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

/** '15.13' with VAT -> '12.50' without; '' when the text is no amount. */
export const excludingVat = (price: string): string => {
  const amount = parseDecimal(price);
  return amount === null ? '' : toCents(amount, DENOMINATOR, NUMERATOR);
};

/** The VAT in a price with VAT: what is left after `excludingVat`, so that the two add up to the cent. */
export const vatIn = (price: string): string => {
  const [amount, without] = [parseDecimal(price), parseDecimal(excludingVat(price))];
  return amount === null || without === null ? '' : toCents(amount - without);
};

/** 3 of '12.50' -> '37.50'; '' when the text is no amount, or there are not so many whole ones. */
export const priceOf = (quantity: number, price: string): string => {
  const amount = parseDecimal(price);
  return amount === null || !Number.isInteger(quantity) ? '' : toCents(amount * BigInt(quantity));
};
