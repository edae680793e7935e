import type { RunResource } from '../v2/entities/run';

/** The fields of which many records get the same change. An import may change every field of `RUN_FIELDS`. */
export const BULK_FIELDS = {
  products: ['main_price', 'discount_price', 'discount_price_active', 'active', 'categories'],
  customers: ['active', 'shops', 'order_on_invoice', 'discount_on_first_order'],
  market: ['published'],
  news: ['shop_id'],
} satisfies Partial<Record<RunResource, readonly string[]>>;

export type BulkResource = keyof typeof BULK_FIELDS;

export const isBulkResource = (resource: string): resource is BulkResource => Object.hasOwn(BULK_FIELDS, resource);
