import { sql } from 'kysely';
import { isPostgres } from './isPostgres';
import type { Db } from './schema';

/**
 * Lets PostgreSQL count what is in the tables that it has not looked at yet. After a move, a restore or demonstration
 * data those are all of them until its autovacuum comes by, where that runs: until then it may read a whole table for a
 * page that an index gives at once. Rejects when it cannot; all works without, more slowly.
 */
export const analyzeUnknown = async (db: Db): Promise<void> => {
  if (!isPostgres(db)) return;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and reltuples < 1
      and pg_relation_size(oid) > 0`.execute(db);
  // A sample first, of all: the vacuum of a large table may take longer than a statement may.
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db);
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
};
