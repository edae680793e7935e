import { createRequire } from 'node:module';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { StartError } from '../start/startError';

/** SQLite as `DatabaseSync`: Node's own where it is new enough, else a prebuilt package with that interface. */
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

/** Set when opening and then read back: the server does not start when a setting was not applied. */
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

/** Statements that are not yet garbage-collected keep the file open, so closing alone leaves a full journal. */
const close = (database: DatabaseSyncInstance): void => {
  try {
    database.exec('pragma wal_checkpoint(truncate)');
  } catch {
    // The journal is intact; the next opening reads it.
  } finally {
    database.close();
  }
};

/** On a full disk SQLite has already rolled back. A second rollback would fail, and hide the cause. */
const NOTHING = 'select 1 where false';

/** Kysely expects the shape of better-sqlite3: parameters in an array, and whether a statement returns rows. */
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

/** SQLite can roll back DDL, though Kysely's adapter says no. So a killed migration leaves the old schema. */
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
