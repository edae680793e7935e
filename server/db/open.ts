import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { StartError } from '../startError';
import type { Engine } from './ddl';
import { lockDataDir } from './lock';
import { migrate } from './migrate';
import { postgresDialect } from './postgres';
import type { Database } from './schema';
import { sqliteDialect } from './sqlite';

/** The database, open, checked and brought up to date. */
export interface OpenDatabase {
  db: Kysely<Database>;
  engine: Engine;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** Where the embedded database lives; ':memory:' keeps nothing. */
  dataDir?: string;
  /** PostgreSQL in place of the embedded database. */
  databaseUrl?: string;
  /** Hears of PostgreSQL connections that broke while idle. */
  onIdleError?: (error: Error) => void;
}

/** Where the embedded database lives in its data directory. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'dashboard.db');

interface Opened {
  dialect: Dialect;
  engine: Engine;
  /** The data directory, given back. */
  release: () => void;
}

/** SQLite opens what it cannot write all the same, and would find out at the first write. */
const refuseReadOnly = (dataDir: string): void => {
  for (const path of [dataDir, databaseFile(dataDir)]) if (existsSync(path)) accessSync(path, constants.W_OK);
};

const openEngine = ({ dataDir = 'data', databaseUrl, onIdleError = () => {} }: DatabaseSettings): Opened => {
  if (databaseUrl) return { dialect: postgresDialect(databaseUrl, onIdleError), engine: 'postgres', release: () => {} };
  if (dataDir === ':memory:') return { dialect: sqliteDialect(dataDir), engine: 'sqlite', release: () => {} };
  mkdirSync(dataDir, { recursive: true });
  refuseReadOnly(dataDir);
  const release = lockDataDir(dataDir);
  try {
    return { dialect: sqliteDialect(databaseFile(dataDir)), engine: 'sqlite', release };
  } catch (error) {
    release();
    throw error;
  }
};

const openMigrated = async (settings: DatabaseSettings): Promise<OpenDatabase> => {
  const { dialect, engine, release } = openEngine(settings);
  const db = new Kysely<Database>({ dialect });
  const close = async () => {
    await db.destroy();
    release();
  };
  try {
    // Migrations know the schema of their own time, not today's.
    await migrate(db as unknown as Kysely<unknown>, engine);
    return { db, engine, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Where the database is, without the password. */
const placeOf = ({ databaseUrl, dataDir }: DatabaseSettings): string => {
  if (!databaseUrl) return `in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
};

/** Rejects with a StartError: whatever keeps a database from opening is for the person who starts the server. */
export const openDatabase = async (settings: DatabaseSettings): Promise<OpenDatabase> => {
  try {
    return await openMigrated(settings);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    // Whatever was thrown: both engines put these on their errors.
    const { message, code } = Object(cause) as { message?: string; code?: string };
    throw new StartError(
      `De database ${placeOf(settings)} kan niet worden geopend (cannot open the database): ${message || code}`,
      { cause },
    );
  }
};
