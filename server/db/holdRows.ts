import { sql } from 'kysely';
import { chunksOf } from './insertAll';
import { isPostgres } from './isPostgres';
import type { Database, Db } from './schema';

/**
 * Waits for who changes these rows, and holds them until the transaction ends; by default as a foreign key to them does:
 * what is read of them after it stays true. In one order, and subcategories before categories, so that two never wait for
 * each other. SQLite has one writer at a time.
 */
export const holdRows = async (
  db: Db,
  { table, key }: { table: keyof Database; key: string },
  ids: readonly number[],
  hold: 'for key share' | 'for no key update' = 'for key share',
): Promise<void> => {
  if (!isPostgres(db) || ids.length === 0) return;
  const inOrder = [...new Set(ids)].sort((one, other) => one - other);
  for (const wanted of chunksOf(inOrder, 1))
    await sql`
      select from ${sql.table(table)} where ${sql.ref(key)} in (${sql.join(wanted)})
      order by ${sql.ref(key)} ${sql.raw(hold)}`.execute(db);
};

/**
 * Waits for others who write something of this kind, until they are done, as all do on SQLite: what is read then stays
 * true. A write waits for it before it holds any row, or as its last wait, so that two never wait for each other.
 */
export const waitTurn = async (db: Db, kind: string): Promise<void> => {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtext(${kind}))`.execute(db);
};
