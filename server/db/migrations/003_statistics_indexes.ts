import type { Kysely, Migration } from 'kysely';

/** Indexes that alone answer the counts of a shop's orders and of logins, by day and by customer. */
const ADDED: Record<string, string[]> = {
  orders: ['shop_id', 'created', 'customer_id', 'total_cents'],
  customer_logins: ['created', 'customer_id'],
};
/** The indexes that the new ones replace. */
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
