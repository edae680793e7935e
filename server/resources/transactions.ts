import type { Selectable } from 'kysely';
import type { OrdersTable } from '../db/schema';
import { found, type Handlers, touched } from '../handler';
import { asDecimal } from '../wire';

const WHAT = 'De transactie';

const toTransaction = ({ total_cents, ...order }: Selectable<OrdersTable>) => ({
  ...order,
  total: asDecimal(total_cents),
});

export const transactions: Handlers<'transactions'> = {
  list: async ({ db }) => {
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .orderBy('created', 'desc')
      .orderBy('orderno', 'desc')
      .execute();
    return rows.map(toTransaction);
  },

  /** The prices of the lines, like the total, are with VAT. */
  one: async ({ db, params }) => {
    const order = await db.selectFrom('orders').selectAll().where('orderno', '=', params.id).executeTakeFirst();
    const transaction = toTransaction(found(order, WHAT));
    const lines = await db
      .selectFrom('order_lines')
      .select(['sku', 'title', 'quantity', 'price_cents'])
      .where('orderno', '=', params.id)
      .orderBy('order_line_id')
      .execute();
    return {
      ...transaction,
      lines: lines.map(({ price_cents, ...line }) => ({ ...line, price: asDecimal(price_cents) })),
    };
  },

  update: async ({ db, params, body }) => {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set(body)
      .where('orderno', '=', params.id)
      .executeTakeFirst();
    touched(numUpdatedRows, WHAT);
    return {};
  },
};
