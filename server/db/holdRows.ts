import { sql } from 'kysely';
import { isPostgres } from './isPostgres';
import type { Db } from './schema';

const KEYS = { categories: 'category_id', subcategories: 'subcategory_id' } as const;

/**
 * Waits for who changes these rows, or all of the table, and holds them as a foreign key to them does, until the
 * transaction ends: what is read of them after it stays true. SQLite has one writer at a time.
 */
export const holdRows = async (db: Db, table: keyof typeof KEYS, ids?: readonly number[]): Promise<void> => {
  if (!isPostgres(db) || ids?.length === 0) return;
  const which = ids ? sql`${sql.ref(KEYS[table])} in (${sql.join(ids)})` : sql`true`;
  await sql`select from ${sql.table(table)} where ${which} for key share`.execute(db);
};
