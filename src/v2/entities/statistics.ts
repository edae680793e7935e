import { z } from 'zod';
import { count, nullableId, text } from '../fields';
import { many } from '../many';
import { withoutIso } from '../withoutIso';

/** `YYYY-MM-DD`. Accepts a moment of that day. */
const day = z.preprocess((value) => String(withoutIso(value) ?? '').replace(/ \d\d:.*/, ''), z.string());

/** The answer of a call for days, the earliest first: an older installation may begin with the newest. */
export const days = <S extends z.ZodType<{ full_date: string }>>(record: S) =>
  many(record).overwrite((read) => read.sort((one, other) => (one.full_date < other.full_date ? -1 : 1)));

export const SalesPerDay = z.looseObject({ full_date: day, sold_orders: count });
export type SalesPerDay = z.output<typeof SalesPerDay>;

export const UsagePerDay = z.looseObject({ full_date: day, system_logins: count });
/** Euro. */
export const RevenuePerDay = z.looseObject({ full_date: day, revenues: count });
/** The shapes of these calls are nowhere told (section 7): a row is for its name and its figures, whatever its id. */
export const BestSoldProduct = z.looseObject({ product_id: nullableId, main_title: text, sold: count });
export const CustomerOrders = z.looseObject({
  customer_id: nullableId,
  company_name: text,
  sold_orders: count,
  revenues: count,
});
export type CustomerOrders = z.output<typeof CustomerOrders>;

/** A day of a shop with orders (`/api/statistics`). */
export interface DayFigures {
  id: string;
  /** `YYYY-MM-DD` */
  full_date: string;
  shop_id: number;
  sold_orders: number;
  /** With VAT. */
  revenue_cents: number;
}
