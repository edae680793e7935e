import { createRequire } from 'node:module';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { StartError } from '../startError';

/**
 * SQLite behind the `DatabaseSync` interface: Node's own where it carries a SQLite that is new enough,
 * else the prebuilt package with the same interface.
 */
interface SqliteModule {
  DatabaseSync: new (path: string) => DatabaseSyncInstance;
}

/** Older releases can corrupt a database in WAL mode (the WAL-reset bug, fixed in 3.51.3). */
const SQLITE_AT_LEAST = [3, 51, 3];

const isNewEnough = (version: string): boolean => {
  const parts = version.split('.').map(Number);
  const differing = SQLITE_AT_LEAST.findIndex((least, index) => parts[index] !== least);
  return differing === -1 || (parts[differing] ?? 0) > (SQLITE_AT_LEAST[differing] ?? 0);
};

export const loadSqlite = (): SqliteModule => {
  const own = isNewEnough(process.versions.sqlite ?? '0');
  return createRequire(import.meta.url)(own ? 'node:sqlite' : '@photostructure/sqlite');
};

/** Set at opening and read back: a setting that did not take is a reason not to start. */
const settingsOf = (path: string): Record<string, string | number> => ({
  journal_mode: path === ':memory:' ? 'memory' : 'wal',
  synchronous: 2, // FULL: an acknowledged write survives a power cut
  foreign_keys: 1,
  busy_timeout: 5000,
});

const openChecked = (path: string): DatabaseSyncInstance => {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(path);
  try {
    for (const [name, wanted] of Object.entries(settingsOf(path))) {
      database.exec(`pragma ${name} = ${wanted}`);
      const [got] = Object.values(database.prepare(`pragma ${name}`).get());
      if (got !== wanted) throw new StartError(`SQLite weigert ${name} = ${wanted} voor ${path} (antwoord: ${got}).`);
    }
    return database;
  } catch (cause) {
    database.close();
    throw cause;
  }
};

/** Statements that still wait for the garbage collector hold the file, so that closing alone leaves its journal full. */
const close = (database: DatabaseSyncInstance): void => {
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // The journal is whole; the next opening reads it.
  } finally {
    database.close();
  }
};

/** On a full disk SQLite has rolled back by itself. Doing so again would fail, and hide why. */
const NOTHING = 'select 1 where false';

/** Kysely asks for better-sqlite3's shape: parameters in an array, and whether a statement answers rows. */
const forKysely = (database: DatabaseSyncInstance): SqliteDatabase => ({
  close: () => close(database),
  prepare: (text) => {
    const statement = database.prepare(text === 'rollback' && !database.isTransaction ? NOTHING : text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters),
      run: (parameters) => statement.run(...parameters),
      iterate: (parameters) => statement.iterate(...parameters),
    };
  },
});

/** Kysely's own adapter says no; SQLite does roll back DDL, so a killed migration leaves the old schema. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class CheckedSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

export const sqliteDialect = (path: string): SqliteDialect =>
  new CheckedSqliteDialect({ database: forKysely(openChecked(path)) });
