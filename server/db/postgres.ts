import { PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * PostgreSQL answering the same JavaScript values as SQLite does: every number a Number, true and false 1 and 0,
 * bytes a plain Uint8Array.
 */
const { builtins } = pg.types;
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
  [builtins.BYTEA, (text) => new Uint8Array(Buffer.from(text.slice('\\x'.length), 'hex'))],
]);

/** `onIdleError` hears of connections that break while nobody uses them; the pool replaces them by itself. */
export const postgresDialect = (databaseUrl: string, onIdleError: (error: Error) => void): PostgresDialect => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format) },
  });
  pool.on('error', onIdleError);
  return new PostgresDialect({ pool });
};
