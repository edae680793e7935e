import type { Database, Db } from '../db/schema';

/** Everything but shops and countries, which come with the tables; what refers to another stands before it. */
export const CONTENTS: readonly (keyof Database)[] = [
  'audit',
  'answers',
  'outbox',
  'order_lines',
  'orders',
  'pushes',
  'news',
  'market',
  'leads',
  'waterreports',
  'machines',
  'reports',
  'tasks',
  'customer_logins',
  'customer_shops',
  'customers',
  'product_categories',
  'products',
  'subcategories',
  'categories',
  'images',
  'sign_in_attempts',
  'sessions',
  'staff',
];

/** Whether nobody has put anything in this database yet. */
export const isEmpty = async (db: Db): Promise<boolean> => {
  for (const table of CONTENTS) {
    const rows = await db
      .selectFrom(table)
      .select((eb) => eb.lit(1).as('one'))
      .limit(1)
      .execute();
    if (rows.length > 0) return false;
  }
  return true;
};

/** Takes everything out of the database that anyone put in, accounts too. */
export const clear = async (db: Db): Promise<void> => {
  for (const table of CONTENTS) await db.deleteFrom(table).execute();
};
