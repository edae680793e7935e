import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from '../../server/db/open';

/** A database of a test's own, on either engine: SQLite in memory, or a PostgreSQL database made and dropped. */

export type Engine = OpenDatabase['engine'];

const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Both, unless someone says outright that this machine has no PostgreSQL. */
export const engines: readonly Engine[] = process.env.NO_POSTGRES === '1' ? ['sqlite'] : ['sqlite', 'postgres'];

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

const freshPostgres = async (): Promise<OpenDatabase> => {
  const { settings, remove } = await databasePlace('postgres');
  const open = await openDatabase(settings);
  const close = async () => {
    await open.close();
    await remove();
  };
  return { ...open, close };
};

export const testDatabase = (engine: Engine): Promise<OpenDatabase> =>
  engine === 'postgres' ? freshPostgres() : openDatabase({ dataDir: ':memory:' });
