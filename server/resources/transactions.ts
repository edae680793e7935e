import { sql } from 'kysely';
import type { Transaction } from '../../src/v2/entities/transaction';
import { transactionSearchText } from '../../src/v2/searchedTexts';
import { asDecimal } from '../db/columns';
import type { Db } from '../db/schema';
import { keepSearchText, type Searched } from '../db/searchTexts';
import type { Handlers } from '../http/handler';
import { ROWS, yieldToEventLoop } from '../lib/inPieces';
import { changeOne, found } from '../lib/refusal';

/** The rows of the list of orders, for v2 and `/api`. */

const NAMES = [
  ...(['orderno', 'shop_id', 'customer_id', 'created', 'first_name', 'prefix_last_name', 'last_name'] as const),
  ...(['company_name', 'street', 'housenumber', 'housenumber_ext', 'zip', 'place', 'phone', 'email'] as const),
] as const;
const NUMBERS: readonly string[] = ['orderno', 'shop_id', 'customer_id'];
export const TRANSACTION_COLUMNS = {
  ...Object.fromEntries(NAMES.map((name) => [name, NUMBERS.includes(name) ? 'number' : 'text'] as const)),
  total: 'cents',
} as const;
const NOT_SEARCHED: readonly string[] = ['shop_id', 'customer_id'] satisfies (typeof NAMES)[number][];

export const TRANSACTIONS = {
  name: 'transactions',
  from: sql`(select orders.*, total_cents as total from orders) as orders`,
  key: 'orderno',
  searched: Object.keys(TRANSACTION_COLUMNS).filter((column) => !NOT_SEARCHED.includes(column)),
  searchText: (row) => transactionSearchText({ ...row, total: asDecimal(Number(row.total)) }),
  toAnswer: (row) => Object.assign(row, { total: asDecimal(Number(row.total)) }),
  sorted: { table: 'orders', columns: ['company_name', 'last_name', 'place', 'phone', 'email'] },
} satisfies Searched;

const WHAT = 'De transactie';

const COLUMNS = [...NAMES, 'total_cents as total'] as const;

/** Changes the row in place: copying thousands of rows takes longer than reading them. */
const toTransaction = <Row extends { total: number }>(row: Row) => Object.assign(row, { total: asDecimal(row.total) });

/** All orders, newest first; each query begins where the one before it ended. */
async function* ordersInPieces(db: Db): AsyncGenerator<Transaction[]> {
  let last: Transaction | undefined;
  do {
    const rows = await db
      .selectFrom('orders')
      .select(COLUMNS)
      .$if(last !== undefined, (query) =>
        query.where(sql<boolean>`(created, orderno) < (${last?.created}, ${last?.orderno})`),
      )
      .orderBy('created', 'desc')
      .orderBy('orderno', 'desc')
      .limit(ROWS)
      .execute();
    const piece = rows.map(toTransaction);
    yield piece;
    last = piece.length === ROWS ? piece.at(-1) : undefined;
    await yieldToEventLoop();
  } while (last);
}

/** The lines of an order, with prices in cents including VAT, like the total. */
export const readLines = (db: Db, orderno: number) =>
  db
    .selectFrom('order_lines')
    .select(['sku', 'title', 'quantity', 'price_cents'])
    .where('orderno', '=', orderno)
    .orderBy('order_line_id')
    .execute();

export const transactions: Handlers<'transactions'> = {
  list: { pieces: ({ db }) => ordersInPieces(db) },

  one: async ({ db, params }) => {
    const order = await db.selectFrom('orders').select(COLUMNS).where('orderno', '=', params.id).executeTakeFirst();
    const transaction = toTransaction(found(order, WHAT));
    const lines = await readLines(db, params.id);
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
