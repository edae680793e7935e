import type { Kysely, Migration } from 'kysely';
import { vocabulary } from '../ddl';

/** The texts that the lists of orders and customers sort by; each gets a column for its Dutch order, with an index. */
const SORTED: Readonly<Record<string, readonly string[]>> = {
  orders: ['company_name', 'last_name', 'place', 'phone', 'email'],
  customers: ['company_name', 'name', 'company_place', 'company_phone', 'company_email'],
};

/** Filled at the start of the server: see `searchTexts.ts`. */
export const sortKeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
    for (const [table, columns] of Object.entries(SORTED))
      for (const column of columns.map((name) => `sort_${name}`)) {
        await db.schema.alterTable(table).addColumn(column, is.textType).execute();
        await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
      }
    await db.schema.createIndex('orders_total_cents').on('orders').column('total_cents').execute();
  },
};
