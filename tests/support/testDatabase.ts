import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll } from 'vitest';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from '../../server/db/open';
import { startTwo, type TwoServers } from './twoServers';

/**
 * A database of a test's own, on either engine: SQLite in memory, or a PostgreSQL database. Making one of those
 * takes a good half second, so a file's tests hand an emptied one on to the next; the last one drops it.
 */

export type Engine = OpenDatabase['engine'];

const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Whether suites run on two servers, as processes of their own: on PostgreSQL alone, as they share a database. */
export const onTwoServers = process.env.TWO_SERVERS === '1';

/** Both, unless someone says outright that this machine has no PostgreSQL. */
const here: readonly Engine[] = process.env.NO_POSTGRES === '1' ? ['sqlite'] : ['sqlite', 'postgres'];
export const engines: readonly Engine[] = onTwoServers ? here.filter((engine) => engine === 'postgres') : here;

/** Tables whose rows come with the migrations. */
const FIXED = ['shops', 'countries', 'kysely_migration', 'kysely_migration_lock'];

const onPostgres = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: POSTGRES_URL });
  try {
    await client.connect();
  } catch (cause) {
    throw new Error(`No PostgreSQL at ${POSTGRES_URL}: start it, set TEST_DATABASE_URL, or set NO_POSTGRES=1.`, {
      cause,
    });
  }
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A place of its own for a database that is opened more than once; whoever makes one removes it. */
export const databasePlace = async (
  engine: Engine,
): Promise<{ settings: DatabaseSettings; remove: () => Promise<void> }> => {
  if (engine === 'sqlite') {
    const dataDir = mkdtempSync(join(tmpdir(), 'dashboard-test-'));
    return { settings: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onPostgres(`create database ${name}`);
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${name}`;
  return {
    settings: { databaseUrl: url.href },
    remove: () => onPostgres(`drop database ${name} with (force)`),
  };
};

interface Kept {
  open: OpenDatabase;
  tables: string[];
  /** Where `onTwoServers`: both, behind their proxy. */
  servers?: TwoServers;
  drop: () => Promise<void>;
}

const tablesOf = async ({ db }: OpenDatabase): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  return rows.map(({ name }) => name);
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

/** As new: no rows, ids from 1. False when a test took tables away. */
const emptied = async ({ open, tables }: Kept): Promise<boolean> => {
  if (String(await tablesOf(open)) !== String(tables)) return false;
  await open.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of tables.filter((name) => !FIXED.includes(name)))
      await sql`delete from ${sql.table(table)}`.execute(trx);
    await sql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
      from pg_sequences where schemaname = 'public'`.execute(trx);
  });
  return true;
};

const idle: Kept[] = [];
afterAll(() => Promise.all(idle.splice(0).map(({ drop }) => drop())));

/** A database of a test's own. */
export interface TestDatabase extends OpenDatabase {
  servers?: TwoServers;
}

const postgres = async (): Promise<TestDatabase> => {
  const kept = idle.pop() ?? (await createPostgres());
  const close = async () => {
    if (await emptied(kept)) idle.push(kept);
    else await kept.drop();
  };
  return { ...kept.open, ...(kept.servers ? { servers: kept.servers } : {}), close };
};

export const testDatabase = (engine: Engine): Promise<TestDatabase> =>
  engine === 'postgres' ? postgres() : openDatabase({ dataDir: ':memory:' });
