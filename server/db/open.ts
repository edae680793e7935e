import { accessSync, constants, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely } from 'kysely';
import { StartError, startErrorOf } from '../lib/startError';
import { lockDataDir } from './lock';
import { migrate } from './migrate';
import { createPrivate, makePrivate, OURS } from './privateFiles';
import { readThreads } from './readThreads';
import type { Database } from './schema';
import { sqliteDialect, sqliteModule, sqliteReads } from './sqlite';
import { storageFault } from './storageFault';

/** The database: open, checked and migrated. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /** For reads that may take long, outside a transaction: they hold up no write and no record, but with SQLite in memory. */
  reading: Kysely<Database>;
  /** For short reads outside a transaction: with SQLite, too, they do not wait for a transaction of `db`. */
  shortReads: Kysely<Database>;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** The folder of the embedded database; ':memory:' keeps nothing. */
  dataDir?: string;
  /** Also opens the embedded database when a move of it broke off. */
  toMove?: boolean;
  /** PostgreSQL in place of the embedded database. */
  databaseUrl?: string;
  /** Called when an idle PostgreSQL connection breaks. */
  onIdleError?: (error: Error) => void;
  /** Called with the paths in the data directory that others could read until now. */
  onTightened?: (paths: string[]) => void;
}

export const databaseFile = (dataDir: string): string => join(dataDir, 'dashboard.db');

/** Stands beside an embedded database whose data went to PostgreSQL. */
export const movedMark = (dataDir: string): string => join(dataDir, 'moved');

/** The same while PostgreSQL is asked to keep them: where it stays, only PostgreSQL knows whether it did. */
export const movingMark = (dataDir: string): string => join(dataDir, 'moving');

/**
 * Throws a StartError after a move: a server or a backup without `DATABASE_URL` would go on with old data unnoticed. After
 * one that broke off at its end too, unless it is `toMove`: which of the two databases goes on is not known.
 */
export const refuseMoved = (dataDir: string, toMove: boolean): void => {
  const [moved, moving] = [movedMark(dataDir), movingMark(dataDir)];
  if (existsSync(moved))
    throw new StartError(
      `De gegevens van ${dataDir} zijn verplaatst naar PostgreSQL (moved): geef DATABASE_URL op. Van PostgreSQL maakt pg_dump een back-up. Wil je met de oude gegevens verder, verwijder dan ${moved}.`,
    );
  if (!toMove && existsSync(moving))
    throw new StartError(
      `Of de gegevens van ${dataDir} in PostgreSQL staan, is niet zeker: het verplaatsen is afgebroken (move broke off). Geef npm run move nog eens, met hetzelfde adres. Wil je met de oude gegevens verder, verwijder dan ${moving}.`,
    );
};

/** In the data directory: a restore unpacks and checks the database here, then puts it in place by one rename. */
export const RESTORING = 'restoring';

/**
 * Throws a StartError when a restore was killed: a server would begin with an empty database. When it had put the database
 * in place, removes what it left. Needs the lock, which a restore that runs holds.
 */
const endRestoring = (dataDir: string): void => {
  const folder = join(dataDir, RESTORING);
  if (existsSync(folder) && !existsSync(databaseFile(dataDir)))
    throw new StartError(
      `Het terugzetten van een back-up in ${dataDir} is afgebroken (restore broke off). Zet de back-up nog eens terug. Wil je met een lege database beginnen, verwijder dan ${folder}.`,
    );
  rmSync(folder, { recursive: true, force: true });
};

/** One answers a short query while the other searches; more would take the processor from those who save. */
const READS_AT_ONCE = 2;
/**
 * On PostgreSQL. The dashboard waits 15 s for a read: what takes longer would keep others waiting for nobody. So would a
 * wait for one table that another program holds. A write does wait: for who saves the same record, and for a second start.
 */
const READS = {
  max: READS_AT_ONCE,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 15_000,
  lockWaitMillis: 1_000,
};

/** On PostgreSQL. A step may take long, but not wait long: it holds tables of those who still work on an older version. */
const MIGRATING = { max: 2, connectionTimeoutMillis: 5_000, statement_timeout: 3_600_000, lockWaitMillis: 5_000 };

interface Opened {
  dialect: Dialect;
  migrating?: Dialect;
  reading?: Dialect;
  shortReads?: Dialect;
  /** Releases the data directory. */
  release: () => void;
}

/** SQLite also opens a read-only file, and would fail only at the first write; of another one it gives no name. */
const refuseReadOnly = (dataDir: string): void => {
  const files = readdirSync(dataDir).filter((name) => OURS.test(name));
  for (const path of [dataDir, ...files.map((name) => join(dataDir, name))]) accessSync(path, constants.W_OK);
};

const openEngine = async ({
  dataDir = 'data',
  toMove = false,
  databaseUrl,
  onIdleError = () => {},
  onTightened = () => {},
}: DatabaseSettings): Promise<Opened> => {
  if (databaseUrl) {
    // Its package takes a fifth of the time that a start on the embedded database needs.
    const { postgresDialect } = await import('./postgres');
    const dialect = postgresDialect(databaseUrl, onIdleError);
    const reading = postgresDialect(databaseUrl, onIdleError, READS);
    const migrating = postgresDialect(databaseUrl, onIdleError, MIGRATING);
    return { dialect, reading, migrating, release: () => {} };
  }
  if (dataDir === ':memory:') return { dialect: sqliteDialect(dataDir), release: () => {} };
  refuseMoved(dataDir, toMove);
  if (existsSync(dataDir)) refuseReadOnly(dataDir);
  onTightened(makePrivate(dataDir));
  // SQLite's temporary files, of long sorts and writes: `/tmp` may be read-only, and is everyone's. It reads this once.
  process.env.SQLITE_TMPDIR ??= dataDir;
  const release = lockDataDir(dataDir);
  try {
    endRestoring(dataDir);
    const path = databaseFile(dataDir);
    createPrivate(path);
    const reading = readThreads({ path, module: sqliteModule(), threads: READS_AT_ONCE });
    return { dialect: sqliteDialect(path), reading, shortReads: sqliteReads(path), release };
  } catch (error) {
    release();
    throw error;
  }
};

const openMigrated = async (settings: DatabaseSettings): Promise<OpenDatabase> => {
  const { release, ...dialects } = await openEngine(settings);
  const db = new Kysely<Database>({ dialect: dialects.dialect });
  const besides = (dialect?: Dialect) => (dialect ? new Kysely<Database>({ dialect }) : db);
  const reading = besides(dialects.reading);
  const shortReads = besides(dialects.shortReads);
  const migrating = besides(dialects.migrating);
  const close = async () => {
    // The connection that writes last: it empties the journal.
    for (const opened of new Set([reading, shortReads, db])) await opened.destroy();
    release();
  };
  try {
    // Migrations use the schema of their own time, not the types of today.
    const plain = migrating as unknown as Kysely<unknown>;
    await migrate(plain);
    return { db, reading, shortReads, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    if (migrating !== db) await migrating.destroy();
  }
};

/** The database's address without its password. */
const placeOf = ({ databaseUrl, dataDir }: DatabaseSettings): string => {
  if (!databaseUrl) return `in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
};

/** A fault of the storage, after the opening, as a StartError that names the database; anything else as it is. */
export const fillingFailure = (settings: DatabaseSettings, error: unknown): unknown =>
  storageFault(error) === undefined
    ? error
    : startErrorOf(`De database ${placeOf(settings)} kan niet worden gevuld (cannot fill the database)`, error);

/** Opens and migrates. Every failure is a StartError, because the person who starts the server must act. */
export const openDatabase = async (settings: DatabaseSettings): Promise<OpenDatabase> => {
  try {
    return await openMigrated(settings);
  } catch (cause) {
    throw startErrorOf(`De database ${placeOf(settings)} kan niet worden geopend (cannot open the database)`, cause);
  }
};
