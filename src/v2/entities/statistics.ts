import { z } from 'zod';
import { count, id, text } from '../fields';

export const SalesPerDay = z.looseObject({ full_date: text, sold_orders: count });
export type SalesPerDay = z.output<typeof SalesPerDay>;

export const UsagePerDay = z.looseObject({ full_date: text, system_logins: count });
/** Euro. */
export const RevenuePerDay = z.looseObject({ full_date: text, revenues: count });
export const BestSoldProduct = z.looseObject({ product_id: id, main_title: text, sold: count });
export const CustomerOrders = z.looseObject({
  customer_id: id,
  company_name: text,
  sold_orders: count,
  revenues: count,
});
