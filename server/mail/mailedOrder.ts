import type { Selectable } from 'kysely';
import { VAT_FACTOR } from '../../src/v2/constants';
import type { Db, OrdersTable } from '../db/schema';
import { readLines } from '../resources/transactions';

/** An order for its mail and the resend link. */
export interface MailedOrder extends Selectable<OrdersTable> {
  /** The shop's name with a capital: 'Sireon'. */
  shop: string;
  lines: Awaited<ReturnType<typeof readLines>>;
}

/** `sireon` -> 'Sireon'. */
export const asName = (shop: string): string => shop.charAt(0).toUpperCase() + shop.slice(1);

export const findOrder = async (db: Db, orderno: number): Promise<MailedOrder | undefined> => {
  const order = await db
    .selectFrom('orders')
    .innerJoin('shops', 'shops.shop_id', 'orders.shop_id')
    .selectAll('orders')
    .select('shops.name as shop')
    .where('orderno', '=', orderno)
    .executeTakeFirst();
  if (order === undefined) return undefined;
  return { ...order, shop: asName(order.shop), lines: await readLines(db, orderno) };
};

const joined = (...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

export const personOf = (order: MailedOrder): string =>
  joined(order.first_name, order.prefix_last_name, order.last_name);

/** The address as on a parcel, in lines. */
export const addressLines = (order: MailedOrder): string[] =>
  [
    order.company_name.trim(),
    personOf(order),
    joined(order.street, order.housenumber, order.housenumber_ext),
    joined(order.zip, order.place),
  ].filter((line) => line !== '');

const money = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
/** 123450 -> '€ 1.234,50'. */
export const euros = (cents: number): string => money.format(cents / 100);

/** The VAT in an amount that includes it, in whole cents. */
export const vatInCents = (cents: number): number => cents - Math.round(cents / VAT_FACTOR);
