import { createReadStream, createWriteStream, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Kysely, sql } from 'kysely';
import { LOCK_FILE, lockDataDir } from '../db/lock';
import { executedSteps } from '../db/migrate';
import { databaseFile, RESTORING } from '../db/open';
import { requireFile } from '../db/ownDatabase';
import type { Database } from '../db/schema';
import { sqliteDialect } from '../db/sqlite';
import { byName } from '../db/tables';
import { StartError, startErrorOf } from '../lib/startError';
import { flush, removable } from './backUp';
import { checkDatabase } from './check';

/** What an empty folder may hold: a disk of its own has the system's folder. */
const NO_DATA = [LOCK_FILE, RESTORING, 'lost+found'];

const unpack = async (file: string, into: string): Promise<void> => {
  try {
    await pipeline(createReadStream(file), createGunzip(), createWriteStream(into, { mode: 0o600 }));
  } catch (cause) {
    const isDamaged = String(Object(cause).code).startsWith('Z_');
    const failure = isDamaged
      ? 'is beschadigd, of geen back-up (damaged, or not a backup)'
      : 'kan niet worden uitgepakt (cannot be unpacked)';
    throw startErrorOf(`${file} ${failure}`, cause);
  }
};

/** More than was made between a backup and its restore, and little beside the 2,147,483,647 that an id may be. */
const IDS_LEFT_FREE = 1_000_000;

/**
 * Ids and versions that were given out after the backup are given to nothing else: a device may still hold work for
 * them, and would write it into another record.
 */
const leaveIdsFree = async (db: Kysely<Database>): Promise<void> => {
  await sql`
    insert into sqlite_sequence (name, seq)
    select name, 0 from sqlite_master
    where type = 'table' and sql like '%autoincrement%' and name not in (select name from sqlite_sequence)`.execute(db);
  await sql`update sqlite_sequence set seq = seq + ${IDS_LEFT_FREE}`.execute(db);
};

/**
 * Takes out what must not happen again. Sessions: since the backup an account may have been switched off, or a password
 * changed. Scheduled pushes that came due since: the server of that time has sent them.
 */
const endWhatPassed = async (copy: string, now: Date): Promise<void> => {
  const db = new Kysely<Database>({ dialect: sqliteDialect(copy) });
  try {
    await leaveIdsFree(db);
    await db.deleteFrom('sessions').execute();
    // A backup of an older version has none yet.
    if ((await executedSteps(byName(db))).includes('014_scheduled_pushes'))
      await db
        .updateTable('scheduled_pushes')
        .set({ state: 'missed' })
        .where('state', '=', 'waiting')
        .where('send_at_ms', '<=', now.getTime())
        .execute();
  } finally {
    await db.destroy();
  }
};

/** Locks the data directory and returns the release. Throws a StartError when it holds data or a server runs on it. */
const claim = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const there = readdirSync(dataDir);
  const isEmpty = there.every((name) => NO_DATA.includes(name));
  // Lock a used data directory, so that a running server is reported as such. Leave no lock file in an unrelated
  // folder.
  const release = isEmpty || there.includes(LOCK_FILE) ? lockDataDir(dataDir) : () => {};
  if (isEmpty) return release;
  release();
  throw new StartError(
    `De gegevensmap ${dataDir} is niet leeg (data directory not empty). Kies met DATA_DIR een lege map, of verplaats eerst wat erin staat.`,
  );
};

const putBack = async (dataDir: string, file: string, now: Date): Promise<void> => {
  const release = claim(dataDir);
  const workplace = join(dataDir, RESTORING);
  const remove = removable(workplace);
  try {
    rmSync(workplace, { recursive: true, force: true });
    mkdirSync(workplace, { mode: 0o700 });
    const copy = join(workplace, 'copy.db');
    await unpack(file, copy);
    await checkDatabase(copy, file);
    await endWhatPassed(copy, now);
    flush(copy);
    renameSync(copy, databaseFile(dataDir));
    flush(dataDir);
  } finally {
    remove();
    release();
  }
};

/** Puts a backup into an empty data directory. Checks all of it first. Throws a StartError when it cannot. */
export const restore = async (dataDir: string, file: string, now = new Date()): Promise<void> => {
  requireFile(file, `${file} bestaat niet (no such file).`);
  try {
    await putBack(dataDir, file, now);
  } catch (cause) {
    throw startErrorOf('De back-up is niet teruggezet (restore failed)', cause);
  }
};
