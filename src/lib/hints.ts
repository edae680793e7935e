import { withDot } from '../v2/decimalNotation';
import { numberOf, parseDecimal } from './decimals';
import { hexColor } from './hexColor';

/**
 * What is probably a mistake in a field, as the key of a text; undefined when nothing is. A form shows it beside the
 * field and saves all the same: section 5 allows these values.
 */
type Hint = string | undefined;

const isEmpty = (text: string) => text.trim() === '';
const BELOW_ZERO = 'inputs.hints.belowZero';

const MAY_BE_THOUSANDS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;
/** A dot before three digits is read as a comma, also where it was meant between thousands. */
export const decimalsHint = (text: string): Hint => {
  const value = withDot(text.trim());
  if (!/^[+-]?\d+\.\d{3,}$/.test(value)) return undefined;
  return MAY_BE_THOUSANDS.test(value) ? 'inputs.hints.threeDecimals' : 'inputs.hints.manyDecimals';
};

/** For pH, hardness and conductivity. A text that is no number is not in their chart. */
export const measurementHint = (text: string): Hint => {
  if (isEmpty(text)) return undefined;
  const value = numberOf(text);
  if (value === null) return 'inputs.hints.noNumber';
  return value < 0 ? BELOW_ZERO : decimalsHint(text);
};

const OLDEST_YEAR = 1900;
/** For a year of building, until next year. */
export const yearHint = (text: string, today: Date): Hint => {
  const isYear = /^\d{4}$/.test(text.trim());
  const year = Number(text);
  const isLikely = isYear && year >= OLDEST_YEAR && year <= today.getFullYear() + 1;
  return isEmpty(text) || isLikely ? undefined : 'inputs.hints.noYear';
};

export const colorHint = (text: string): Hint => (isEmpty(text) || hexColor(text) ? undefined : 'inputs.hints.noColor');

/** True when an action price is not lower than the price. */
export const isDearer = (action: string, price: string): boolean => {
  const [reduced, usual] = [parseDecimal(action), parseDecimal(price)];
  return reduced !== null && usual !== null && usual > 0n && reduced >= usual;
};

export const priceHint = (text: string): Hint =>
  decimalsHint(text) ?? (Number(withDot(text.trim())) < 0 ? BELOW_ZERO : undefined);
