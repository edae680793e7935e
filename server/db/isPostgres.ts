import { type Kysely, PostgresAdapter } from 'kysely';

/** True for PostgreSQL, false for SQLite: where one statement is written in two ways. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
