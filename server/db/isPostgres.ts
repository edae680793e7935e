import { PostgresAdapter } from 'kysely';
import type { Db } from './schema';

/** True for PostgreSQL, false for SQLite: where one statement is written in two ways. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
