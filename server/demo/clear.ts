import { sql } from 'kysely';
import { declarations } from '../api/declarations';
import { inOrder } from '../db/declaredTables';
import type { Database, Db } from '../db/schema';

const OF_V2: readonly (keyof Database)[] = [
  'search_texts',
  'bin',
  'views',
  'run_rows',
  'runs',
  'audit',
  'answers',
  'outbox',
  'order_lines',
  'orders',
  'scheduled_pushes',
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
/** All tables but shops, countries and norms, whose rows come with the tables. Each stands before the tables it refers to. */
export const CONTENTS: readonly string[] = [
  ...inOrder(declarations)
    .map(({ name }) => name)
    .reverse(),
  ...OF_V2,
];

/** True when no table has a row that somebody added. */
export const isEmpty = async (db: Db): Promise<boolean> => {
  for (const table of CONTENTS) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
};

/** Deletes every row that somebody added, accounts too. */
export const clear = async (db: Db): Promise<void> => {
  for (const table of CONTENTS) await sql`delete from ${sql.table(table)}`.execute(db);
};
