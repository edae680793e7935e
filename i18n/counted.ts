import { formatNumber } from '../src/lib/numbers';

/** 1 -> '1 regel', 1234 -> '1.234 regels'. */
export const counted = (count: number, one: string, more: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;
