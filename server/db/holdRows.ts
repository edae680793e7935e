import { sql } from 'kysely';
import { isPostgres } from './isPostgres';
import type { Db } from './schema';

const KEYS = { categories: 'category_id', subcategories: 'subcategory_id' } as const;

export const isHeldByRows = (table: string): boolean => table in KEYS;

/**
 * Waits for who changes these rows, and holds them as a foreign key to them does, until the transaction ends: what is
 * read of them after it stays true. In one order, and subcategories before categories, so that two never wait for each
 * other. SQLite has one writer at a time.
 */
export const holdRows = async (db: Db, table: keyof typeof KEYS, ids: readonly number[]): Promise<void> => {
  if (!isPostgres(db) || ids.length === 0) return;
  const key = sql.ref(KEYS[table]);
  const wanted = sql.join([...new Set(ids)]);
  await sql`
    select from ${sql.table(table)} where ${key} in (${wanted}) order by ${key} for key share`.execute(db);
};
