import { type SelectQueryBuilder, sql } from 'kysely';
import { SHOPS } from '../../src/v2/constants';
import { asFlag } from '../db/columns';
import type { Database, Db } from '../db/schema';
import type { Handlers } from '../http/handler';
import { addDays, lastDays, localDay } from '../lib/moment';
import { Refusal } from '../lib/refusal';

/** Figures of the last month: today and the 29 days before, in the business's time zone. Counted in SQL. */

export const MONTH_DAYS = 30;
const BEST_SOLD = 10;

interface Month {
  /** Oldest first. */
  days: string[];
  from: string;
  /** The first day after the month. */
  until: string;
}

const lastMonth = (now: Date): Month => {
  const today = localDay(now);
  return { days: lastDays(today, MONTH_DAYS), from: addDays(today, 1 - MONTH_DAYS), until: addDays(today, 1) };
};

/** The orders of one shop in a period. Throws 404 for an unknown shop. */
export const ordersOf = (db: Db, shopId: number, { from, until }: Omit<Month, 'days'>) => {
  if (!SHOPS.some(({ shop_id }) => shop_id === shopId)) throw new Refusal(404, 'Deze shop bestaat niet.');
  return db
    .selectFrom('orders')
    .where('orders.shop_id', '=', shopId)
    .where('orders.created', '>=', from)
    .where('orders.created', '<', until);
};

export const dayCreated = sql<string>`substr(created, 1, 10)`;

/** A value for every day; 0 for a day without rows. */
const everyDay = (days: readonly string[], rows: readonly { full_date: string; value: number }[]) => {
  const valueOn = new Map(rows.map(({ full_date, value }) => [full_date, value]));
  return days.map((full_date) => ({ full_date, value: valueOn.get(full_date) ?? 0 }));
};

/** The number of rows that were created on each day. */
export const countByDay = async <Table extends 'orders' | 'customer_logins'>(
  days: readonly string[],
  query: SelectQueryBuilder<Database, Table, object>,
) => {
  const rows = await query
    .select((eb) => [dayCreated.as('full_date'), eb.fn.countAll<number>().as('value')])
    .groupBy(dayCreated)
    .execute();
  return everyDay(days, rows);
};

const ordersPerDay = async (db: Db, shopId: number, month: Month) => {
  const counted = await countByDay(month.days, ordersOf(db, shopId, month));
  return counted.map(({ full_date, value }) => ({ full_date, sold_orders: value }));
};

export const statistics: Handlers<'statistics'> = {
  systemUsageLastMonth: async ({ db, now }) => {
    const { days, from, until } = lastMonth(now());
    const logins = db.selectFrom('customer_logins').where('created', '>=', from).where('created', '<', until);
    return (await countByDay(days, logins)).map(({ full_date, value }) => ({ full_date, system_logins: value }));
  },

  customerLogins: async ({ db, now }) => {
    const { from, until } = lastMonth(now());
    const logins = db
      .selectFrom('customer_logins')
      .select((eb) => ['customer_id', eb.fn.countAll<number>().as('logins'), eb.fn.max('created').as('last_login')])
      .where('created', '>=', from)
      .where('created', '<', until)
      .groupBy('customer_id')
      .as('counted');
    const rows = await db
      .selectFrom(logins)
      .innerJoin('customers', 'customers.customer_id', 'counted.customer_id')
      .select(['customers.customer_id', 'company_name', 'name', 'counted.logins', 'counted.last_login'])
      .select(['prio_shop_id', 'marketing_automation', 'created_by_order'])
      .orderBy('counted.logins', 'desc')
      .orderBy('customers.customer_id')
      .execute();
    return rows.map((row) => ({
      ...row,
      marketing_automation: asFlag(row.marketing_automation),
      created_by_order: asFlag(row.created_by_order),
    }));
  },

  salesLastMonth: ({ db, now, params }) => ordersPerDay(db, params.shopId, lastMonth(now())),

  /** v2 gives both calls the same fields: the number of orders per day. */
  nrOfOrders: ({ db, now, params }) => ordersPerDay(db, params.shopId, lastMonth(now())),

  revenueLastMonth: async ({ db, now, params }) => {
    const month = lastMonth(now());
    const rows = await ordersOf(db, params.shopId, month)
      .select((eb) => [dayCreated.as('full_date'), eb.fn.sum<number>('total_cents').as('value')])
      .groupBy(dayCreated)
      .execute();
    return everyDay(month.days, rows).map(({ full_date, value }) => ({ full_date, revenues: value / 100 }));
  },

  /** Without products that were deleted since. */
  bestSoldProducts: ({ db, now, params }) => {
    const sold = ordersOf(db, params.shopId, lastMonth(now()))
      .innerJoin('order_lines', 'order_lines.orderno', 'orders.orderno')
      .select((eb) => ['order_lines.product_id', eb.fn.sum<number>('quantity').as('sold')])
      .where('order_lines.product_id', 'is not', null)
      .groupBy('order_lines.product_id')
      .as('counted');
    return db
      .selectFrom(sold)
      .innerJoin('products', 'products.product_id', 'counted.product_id')
      .select(['products.product_id', 'main_title', 'counted.sold'])
      .orderBy('counted.sold', 'desc')
      .orderBy('products.product_id')
      .limit(BEST_SOLD)
      .execute();
  },

  customerOrders: async ({ db, now, params }) => {
    const counted = ordersOf(db, params.shopId, lastMonth(now()))
      .select((eb) => [
        'customer_id',
        eb.fn.countAll<number>().as('sold_orders'),
        eb.fn.sum<number>('total_cents').as('cents'),
      ])
      .groupBy('customer_id')
      .as('counted');
    const rows = await db
      .selectFrom(counted)
      .innerJoin('customers', 'customers.customer_id', 'counted.customer_id')
      .select(['customers.customer_id', 'company_name', 'sold_orders', 'cents'])
      .orderBy('sold_orders', 'desc')
      .orderBy('cents', 'desc')
      .orderBy('customers.customer_id')
      .execute();
    return rows.map(({ cents, ...row }) => ({ ...row, revenues: cents / 100 }));
  },
};
