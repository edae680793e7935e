import { once } from '../v2/once';
import { parseDecimal, toCents } from './decimals';

/** Numbers and amounts in Dutch notation. */

const number = once(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 4 }));
const GROUPS_OF_THREE = /\B(?=(\d{3})+$)/g;

/** 1234.5 -> '1.234,5'. */
export const formatNumber = (value: number) => number().format(value);

const centsOf = (price: string | number): string => {
  const amount = parseDecimal(typeof price === 'number' ? price.toFixed(4) : price);
  return amount === null ? '' : toCents(amount);
};

/** 1234.5 -> '1234,50', for a file. */
export const amountInFile = (euros: number): string => centsOf(euros).replace('.', ',');

/** '12.5', '12,50' or 12.5 -> '€ 12,50' (with a non-breaking space); '' when it is no amount. */
export function formatPrice(price: string | number | null | undefined): string {
  const [whole = '', cents] = centsOf(price ?? '').split('.');
  return cents === undefined ? '' : `€\u00a0${whole.replace(GROUPS_OF_THREE, '.')},${cents}`;
}
