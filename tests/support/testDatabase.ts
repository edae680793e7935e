import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, onTestFinished } from 'vitest';
import { isPostgres } from '../../server/db/isPostgres';
import { NORMS } from '../../server/db/migrations/norms';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from '../../server/db/open';
import type { Db } from '../../server/db/schema';
import { newFolder } from './folder';
import { leftOutIf, SQLITE_ONLY } from './leftOut';
import { startTwo, type TwoServers } from './twoServers';

/**
 * A test's own database: SQLite in memory, or a PostgreSQL database. Making one takes longer than most tests, so those
 * of a worker reuse an emptied one, and the two servers on it.
 */

export type Engine = 'sqlite' | 'postgres';

/** Set by tests/setup/postgres.ts. */
const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? 'none';
export const cannotUsePostgres = POSTGRES_URL === 'none' ? SQLITE_ONLY : undefined;

/** True when suites run on two server processes. Only on PostgreSQL, because they share a database. */
const onTwoServers = process.env.TWO_SERVERS === '1';

/** A suite for SQLite and for PostgreSQL. */
export const eachEngine = (name: string, suite: (engine: Engine) => void): void => {
  const engines: Engine[] = onTwoServers ? ['postgres'] : ['sqlite', 'postgres'];
  for (const engine of engines) {
    const why = engine === 'postgres' ? cannotUsePostgres : undefined;
    describe(`${name} (${engine})`, leftOutIf(why), () => suite(engine));
  }
};

/** Tables that the migrations fill. */
const FIXED = ['shops', 'countries', 'norms', 'kysely_migration', 'kysely_migration_lock'];

/** True while someone on this PostgreSQL database waits for a row or a table. */
export const isLockWaitedFor = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
};

/** The prefix of the database names of this run; tests/setup/databases.ts sets the run's name. */
const DATABASES_OF_RUN = `test_${process.env.TEST_RUN ?? ''}_`;

const onPostgres = async (statement: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: POSTGRES_URL });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
};

/** PostgreSQL's major version. */
export const postgresVersion = async (): Promise<number> => {
  const { rows } = await onPostgres("select current_setting('server_version_num')::int / 10000 as version");
  return rows[0].version;
};

/** Settings of a new database that can be opened more than once; `remove` deletes it. `options` are PostgreSQL's. */
export const databasePlace = async (
  engine: Engine,
  options = '',
): Promise<{ settings: DatabaseSettings; remove: () => Promise<void> }> => {
  if (engine === 'sqlite') {
    const { folder, remove } = newFolder();
    return { settings: { dataDir: folder }, remove: async () => remove() };
  }
  const name = `${DATABASES_OF_RUN}${randomBytes(8).toString('hex')}`;
  await onPostgres(`create database ${name} ${options}`);
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${name}`;
  return {
    settings: { databaseUrl: url.href },
    remove: async () => {
      await onPostgres(`drop database ${name} with (force)`);
    },
  };
};

/** Settings of such a database, deleted when the test ends: after what the test opened on it is closed. */
export const placeOf = async (engine: Engine, options?: string): Promise<DatabaseSettings> => {
  const { settings, remove } = await databasePlace(engine, options);
  onTestFinished(remove);
  return settings;
};
/** The address of such a PostgreSQL database. */
export const anEmptyPostgres = async (): Promise<string> => (await placeOf('postgres')).databaseUrl ?? '';

interface Kept {
  open: OpenDatabase;
  tables: string[];
  /** With `onTwoServers`: both servers, behind their proxy. */
  servers?: TwoServers;
  drop: () => Promise<void>;
}

/** Without those of SQLite's full-text index, which follow the texts. */
const tablesOf = async ({ db }: OpenDatabase): Promise<string[]> => {
  const named = isPostgres(db)
    ? sql`pg_tables where schemaname = 'public'`
    : sql`(select name as tablename from pragma_table_list where type = 'table' and name not like 'sqlite_%')`;
  const { rows } = await sql<{ name: string }>`select tablename as name from ${named} order by 1`.execute(db);
  return rows.map(({ name }) => name);
};

const createSqlite = async (): Promise<Kept> => {
  const open = await openDatabase({ dataDir: ':memory:' });
  return { open, tables: await tablesOf(open), drop: open.close };
};

const createPostgres = async (): Promise<Kept> => {
  const { settings, remove } = await databasePlace('postgres');
  const open = await openDatabase(settings);
  const servers = onTwoServers ? { servers: await startTwo(settings.databaseUrl ?? '') } : {};
  const drop = async () => {
    await servers.servers?.stop();
    await open.close();
    await remove();
  };
  return { open, ...servers, tables: await tablesOf(open), drop };
};

/** Empties all tables and resets the ids. False when a test has dropped tables. */
const emptied = async ({ open, tables }: Kept): Promise<boolean> => {
  const { db } = open;
  if (String(await tablesOf(open)) !== String(tables)) return false;
  const onPostgres = isPostgres(db);
  // Within a transaction SQLite would not take this.
  if (!onPostgres) await sql`pragma foreign_keys = off`.execute(db);
  await db.transaction().execute(async (trx) => {
    if (onPostgres) await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of tables.filter((name) => !FIXED.includes(name)))
      await sql`delete from ${sql.table(table)}`.execute(trx);
    // A test may have changed the norms.
    await trx.deleteFrom('norms').execute();
    await trx.insertInto('norms').values(NORMS).execute();
    const restart = onPostgres
      ? sql`
        select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
        from pg_sequences where schemaname = 'public'`
      : sql`delete from sqlite_sequence`;
    await restart.execute(trx);
  });
  if (!onPostgres) await sql`pragma foreign_keys = on`.execute(db);
  return true;
};

const idle: Record<Engine, Kept[]> = { sqlite: [], postgres: [] };
const create = { sqlite: createSqlite, postgres: createPostgres };

/** Drops the databases of this run. tests/setup/databases.ts calls it at the end. */
export const dropDatabasesOfRun = async (): Promise<void> => {
  if (cannotUsePostgres) return;
  const { rows } = await onPostgres(
    `select datname from pg_database where starts_with(datname, '${DATABASES_OF_RUN}')`,
  );
  for (const { datname } of rows) await onPostgres(`drop database if exists ${datname} with (force)`);
};

/** A test's own database. */
interface TestDatabase extends OpenDatabase {
  servers?: TwoServers;
}

export const testDatabase = async (engine: Engine): Promise<TestDatabase> => {
  const kept = idle[engine].pop() ?? (await create[engine]());
  const close = async () => {
    if (await emptied(kept)) idle[engine].push(kept);
    else await kept.drop();
  };
  return { ...kept.open, ...(kept.servers ? { servers: kept.servers } : {}), close };
};
