import type { Transaction } from '../../src/v2/entities/transaction';
import { asDecimal } from '../db/columns';
import { keepSearchText } from '../db/searchTexts';
import { changeOne, found, type Handlers } from '../http/handler';
import { piecesOf, ROWS, yieldToEventLoop } from '../http/inPieces';
import { TRANSACTIONS } from './transactionRows';

const WHAT = 'De transactie';

const COLUMNS = [
  ...(['orderno', 'shop_id', 'customer_id', 'created', 'first_name', 'prefix_last_name', 'last_name'] as const),
  ...(['company_name', 'street', 'housenumber', 'housenumber_ext', 'zip', 'place', 'phone', 'email'] as const),
  'total_cents as total',
] as const;

/** Changes the row in place: copying thousands of rows takes longer than reading them. */
const toTransaction = <Row extends { total: number }>(row: Row) => Object.assign(row, { total: asDecimal(row.total) });

export const transactions: Handlers<'transactions'> = {
  /** All orders. Reads their sorted numbers first, then the orders in pieces. */
  list: async ({ db }) => {
    const numbers = await db
      .selectFrom('orders')
      .select('orderno')
      .orderBy('created', 'desc')
      .orderBy('orderno', 'desc')
      .execute();
    const list: Transaction[] = [];
    for (const piece of piecesOf(
      numbers.map(({ orderno }) => orderno),
      ROWS,
    )) {
      const rows = await db.selectFrom('orders').select(COLUMNS).where('orderno', 'in', piece).execute();
      const orders = new Map(rows.map((row) => [row.orderno, row]));
      for (const orderno of piece) {
        const order = orders.get(orderno);
        if (order) list.push(toTransaction(order));
      }
      await yieldToEventLoop();
    }
    return list;
  },

  /** Prices of lines include VAT, like the total. */
  one: async ({ db, params }) => {
    const order = await db.selectFrom('orders').select(COLUMNS).where('orderno', '=', params.id).executeTakeFirst();
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
    const changed = await changeOne(db.updateTable('orders').set(body).where('orderno', '=', params.id), WHAT);
    await keepSearchText(db, TRANSACTIONS, params.id);
    return changed;
  },
};
