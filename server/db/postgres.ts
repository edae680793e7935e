import { Socket } from 'node:net';
import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** The same JavaScript values as from SQLite: numbers as Number, booleans as 1 and 0, bytes as Uint8Array. */
const { builtins, getTypeParser } = pg.types;
const parseBytes: (text: string) => Uint8Array = getTypeParser(builtins.BYTEA);
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
  [builtins.BYTEA, (text) => new Uint8Array(parseBytes(text))],
]);

/** Times in milliseconds. */
interface PoolLimits {
  /** Connections at once. */
  max: number;
  /** How long a query waits for one. */
  connectionTimeoutMillis: number;
  statement_timeout: number;
  /** How long a statement waits for what another program holds, where that is shorter. */
  lockWaitMillis?: number;
}

/**
 * A connection that breaks when PostgreSQL said nothing for so many milliseconds, because its host is gone: the system
 * itself would wait a quarter of an hour.
 */
const breakingIfSilent = (milliseconds: number) => (): Socket => {
  const socket = new Socket().setTimeout(milliseconds);
  return socket.on('timeout', () => socket.destroy(new Error('Connection terminated: silent for too long')));
};

/**
 * A database or an account may isolate further by default: of two writes at once the second then fails, not waits. And an
 * acknowledged write survives a crash.
 */
const SETTINGS = `
  set default_transaction_isolation = 'read committed';
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

/**
 * A connection keeps the settings that its database or account had when it was made: of a database that can be written
 * to again, one that never rests would stay read-only.
 */
const LIFETIME_SECONDS = 60;

/** The pool replaces a connection that breaks while idle, and then calls `onIdleError`. */
export const postgresDialect = (
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  { lockWaitMillis, ...limits }: PoolLimits = { max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 30_000 },
): PostgresDialect => {
  // Not among the limits of the connection itself: each of those is one more that PgBouncer has to be told to let through.
  const settings = lockWaitMillis === undefined ? SETTINGS : `${SETTINGS}; set lock_timeout = ${lockWaitMillis}`;
  const pool = new pg.Pool({
    ...limits,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    connectionString: databaseUrl,
    // PostgreSQL answers within the limit of a statement, and the pool lets go of an idle one long before.
    stream: breakingIfSilent(2 * limits.statement_timeout),
    onConnect: (client) => client.query(settings),
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? getTypeParser(oid, format) },
  });
  pool.on('error', onIdleError);
  // One that breaks while in use fails its query, which says so; unheard, its event would end the server.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
};
