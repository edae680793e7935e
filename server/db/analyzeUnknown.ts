import { sql } from 'kysely';
import { isPostgres } from './isPostgres';
import type { Db } from './schema';

/**
 * PostgreSQL counts what is in a table when its autovacuum comes by, where that runs. After a move, a restore or
 * demonstration data, and while texts are made, it takes a table for empty or small until then: it may read the whole of
 * it for what an index gives at once, and compare each of a million records with each of as many others.
 */

/** The tables of which it knows less than a row a page. */
const unknownTables = async (db: Db): Promise<string[]> => {
  if (!isPostgres(db)) return [];
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and reltuples < pg_relation_size(oid) / current_setting('block_size')::integer`.execute(db);
  return rows.map(({ name }) => name);
};

/** Lets PostgreSQL count them by a sample. Rejects when it cannot; all works without, more slowly. */
export const analyzeUnknown = async (db: Db): Promise<string[]> => {
  const names = await unknownTables(db);
  for (const name of names) await sql`analyze ${sql.table(name)}`.execute(db);
  return names;
};

/** Notes in them too which pages all may see, so that an index answers alone. Not in a transaction. */
export const vacuumUnknown = async (db: Db): Promise<void> => {
  // A sample first, of all: the vacuum of a large table may take longer than a statement may.
  for (const name of await analyzeUnknown(db)) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
};
