import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
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

const DATABASE_FILE = 'dashboard.db';

const migrated = async (db: Kysely<Database>, engine: Engine, release: () => void): Promise<OpenDatabase> => {
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

/** Rejects with a StartError where the person who starts the server can do something about it. */
export const openDatabase = async ({
  dataDir = 'data',
  databaseUrl,
  onIdleError = () => {},
}: DatabaseSettings): Promise<OpenDatabase> => {
  if (databaseUrl) {
    return migrated(new Kysely<Database>({ dialect: postgresDialect(databaseUrl, onIdleError) }), 'postgres', () => {});
  }
  if (dataDir === ':memory:')
    return migrated(new Kysely<Database>({ dialect: sqliteDialect(dataDir) }), 'sqlite', () => {});
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDataDir(dataDir);
  try {
    const dialect = sqliteDialect(join(dataDir, DATABASE_FILE));
    return await migrated(new Kysely<Database>({ dialect }), 'sqlite', unlock);
  } catch (error) {
    unlock();
    throw error;
  }
};
