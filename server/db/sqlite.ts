import { createRequire } from 'node:module';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { StartError } from '../lib/startError';

/** SQLite as `DatabaseSync`: Node's own where it is new enough, else a prebuilt package with that interface. */
interface SqliteModule {
  DatabaseSync: new (path: string, options?: { readOnly: boolean }) => DatabaseSyncInstance;
}

/** Older releases can corrupt a database in WAL mode (the WAL-reset bug, fixed in 3.51.3). */
const SQLITE_AT_LEAST = '3.51.3';

/** Part by part: '3.6.0' is older than '3.51.3'. */
const isNewEnough = (version: string): boolean => version.localeCompare(SQLITE_AT_LEAST, 'en', { numeric: true }) >= 0;

export const sqliteModule = (): string =>
  isNewEnough(process.versions.sqlite ?? '0') ? 'node:sqlite' : '@photostructure/sqlite';

export const loadSqlite = (): SqliteModule => createRequire(import.meta.url)(sqliteModule());

/** Set when opening and then read back: the server does not start when a setting was not applied. */
const settingsOf = (path: string): Record<string, string | number> => ({
  journal_mode: path === ':memory:' ? 'memory' : 'wal',
  synchronous: 2, // FULL: an acknowledged write survives a power cut
  foreign_keys: 1,
  secure_delete: 1, // zeroes what is deleted, so that nobody can read it from the file later
  busy_timeout: 5000,
});

const openChecked = (path: string, readOnly = false): DatabaseSyncInstance => {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(path, { readOnly });
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

/** So many statements are kept, of texts that are no longer than this: a longer one is a bulk insert. */
const KEPT = 200;
const KEPT_LENGTH = 5_000;

/**
 * In the shape of better-sqlite3, which Kysely expects: parameters in an array, and whether a statement returns rows.
 * Prepares each text once: preparing takes longer than reading a record. A kept statement runs to its end each time (the
 * one connection of SqliteDialect has one caller at a time); a list that is read row by row has one of its own.
 */
const preparer = (database: DatabaseSyncInstance) => {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters),
      run: (parameters) => statement.run(...parameters),
      iterate: (parameters) => database.prepare(text).iterate(...parameters),
    };
  };
  return (text: string): SqliteStatement => {
    const statement = kept.get(text) ?? prepare(text);
    if (text.length > KEPT_LENGTH) return statement;
    // Last in the row, so that the first is the one that was not used for the longest time.
    kept.delete(text);
    kept.set(text, statement);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
};

const forKysely = (database: DatabaseSyncInstance): SqliteDatabase => {
  const prepare = preparer(database);
  return {
    close: () => close(database),
    prepare: (text) => prepare(text === 'rollback' && !database.isTransaction ? NOTHING : text),
  };
};

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

/** A connection that only reads, of a database that is open already. Opened at its first query. */
export const sqliteReads = (path: string): SqliteDialect =>
  new CheckedSqliteDialect({ database: async () => forKysely(openChecked(path, true)) });
