import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { StartError } from '../start/startError';
import type { Engine } from './ddl';
import { lockDataDir } from './lock';
import { migrate } from './migrate';
import { createPrivate, makePrivate } from './privateFiles';
import type { Database } from './schema';
import { sqliteDialect } from './sqlite';

/** The database: open, checked and migrated. */
export interface OpenDatabase {
  db: Kysely<Database>;
  engine: Engine;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** The folder of the embedded database; ':memory:' keeps nothing. */
  dataDir?: string;
  /** PostgreSQL in place of the embedded database. */
  databaseUrl?: string;
  /** Called when an idle PostgreSQL connection breaks. */
  onIdleError?: (error: Error) => void;
  /** Called with the paths in the data directory that others could read until now. */
  onTightened?: (paths: string[]) => void;
}

export const databaseFile = (dataDir: string): string => join(dataDir, 'dashboard.db');

interface Opened {
  dialect: Dialect;
  engine: Engine;
  /** Releases the data directory. */
  release: () => void;
}

/** SQLite also opens a read-only file, and would fail only at the first write. */
const refuseReadOnly = (dataDir: string): void => {
  for (const path of [dataDir, databaseFile(dataDir)]) if (existsSync(path)) accessSync(path, constants.W_OK);
};

const openEngine = async ({
  dataDir = 'data',
  databaseUrl,
  onIdleError = () => {},
  onTightened = () => {},
}: DatabaseSettings): Promise<Opened> => {
  if (databaseUrl) {
    // Its package takes a fifth of the time that a start on the embedded database needs.
    const { postgresDialect } = await import('./postgres');
    return { dialect: postgresDialect(databaseUrl, onIdleError), engine: 'postgres', release: () => {} };
  }
  if (dataDir === ':memory:') return { dialect: sqliteDialect(dataDir), engine: 'sqlite', release: () => {} };
  if (existsSync(dataDir)) refuseReadOnly(dataDir);
  onTightened(makePrivate(dataDir));
  createPrivate(databaseFile(dataDir));
  const release = lockDataDir(dataDir);
  try {
    return { dialect: sqliteDialect(databaseFile(dataDir)), engine: 'sqlite', release };
  } catch (error) {
    release();
    throw error;
  }
};

const openMigrated = async (settings: DatabaseSettings): Promise<OpenDatabase> => {
  const { dialect, engine, release } = await openEngine(settings);
  const db = new Kysely<Database>({ dialect });
  const close = async () => {
    await db.destroy();
    release();
  };
  try {
    // Migrations use the schema of their own time, not the types of today.
    const plain = db as unknown as Kysely<unknown>;
    await migrate(plain, engine);
    return { db, engine, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** The database's address without its password. */
const placeOf = ({ databaseUrl, dataDir }: DatabaseSettings): string => {
  if (!databaseUrl) return `in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
};

/** Opens and migrates. Every failure is a StartError, because the person who starts the server must act. */
export const openDatabase = async (settings: DatabaseSettings): Promise<OpenDatabase> => {
  try {
    return await openMigrated(settings);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    // Both engines put these on their errors; any other thrown value gives undefined.
    const { message, code } = Object(cause) as { message?: string; code?: string };
    throw new StartError(
      `De database ${placeOf(settings)} kan niet worden geopend (cannot open the database): ${message || code}`,
      { cause },
    );
  }
};
