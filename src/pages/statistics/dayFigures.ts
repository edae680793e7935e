import type { Period } from '../../lib/period';
import type { DayFigures } from '../../v2/entities/statistics';

export interface Sums {
  orders: number;
  cents: number;
  /** Whole cents an order; null without orders. */
  average: number | null;
}

export const sumsOf = (rows: readonly DayFigures[], { from, to }: Period): Sums => {
  const within = rows.filter(({ full_date }) => full_date >= from && full_date <= to);
  const orders = within.reduce((sum, row) => sum + row.sold_orders, 0);
  const cents = within.reduce((sum, row) => sum + row.revenue_cents, 0);
  return { orders, cents, average: orders === 0 ? null : Math.round(cents / orders) };
};

/** The sums of a shop in each part, a day or a month, 0 where there is nothing. */
export const perPart = (
  rows: readonly DayFigures[],
  parts: readonly string[],
  shopId: number,
  value: (row: DayFigures) => number,
): number[] => {
  const sums = new Map<string, number>();
  const length = parts[0]?.length ?? 0;
  for (const row of rows.filter(({ shop_id }) => shop_id === shopId)) {
    const part = row.full_date.slice(0, length);
    sums.set(part, (sums.get(part) ?? 0) + value(row));
  }
  return parts.map((part) => sums.get(part) ?? 0);
};
