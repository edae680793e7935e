import type { Kysely, Migration } from 'kysely';

/** A month of one shop's orders, and of logins, is counted from an index alone, by day and by customer. */
const ADDED: Record<string, string[]> = {
  orders: ['shop_id', 'created', 'customer_id', 'total_cents'],
  customer_logins: ['created', 'customer_id'],
};
/** What those take over. */
const REPLACED = [
  'orders_shop_id_created_total_cents',
  'orders_shop_id_customer_id_total_cents',
  'customer_logins_created',
];

export const statisticsIndexes: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const name of REPLACED) await db.schema.dropIndex(name).execute();
    for (const [table, columns] of Object.entries(ADDED))
      await db.schema
        .createIndex([table, ...columns].join('_'))
        .on(table)
        .columns(columns)
        .execute();
  },
};
