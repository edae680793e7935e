import { randomUUID } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { requireDatabase } from '../db/ownDatabase';
import { createPrivate } from '../db/privateFiles';
import { loadSqlite } from '../db/sqlite';
import { StartError, startErrorOf } from '../lib/startError';
import { checkDatabase } from './check';

/** Flushes a file, or a folder's list of files, to the disk. */
export const flush = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/**
 * Returns how to remove a folder with a copy of the database. A signal that ends the program removes it too: call it
 * before the folder is made.
 */
export const removable = (folder: string): (() => void) => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const remove = (tries = 5): void => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      // A file that was being opened in it may have appeared meanwhile.
      if (tries === 1) throw error;
      remove(tries - 1);
    }
  };
  const end = () => {
    remove();
    process.exit(1);
  };
  // Not `once`: a second signal, while it is being removed, would then end the program at that.
  for (const signal of signals) process.on(signal, end);
  return () => {
    remove();
    for (const signal of signals) process.off(signal, end);
  };
};

/** Copies the state of one moment, while the server goes on writing. */
const copyDatabase = (source: string, copy: string): void => {
  const { DatabaseSync } = loadSqlite();
  const database = new DatabaseSync(source);
  try {
    database.exec('pragma busy_timeout = 5000');
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
};

/**
 * Writes the embedded database to one file, checked and packed by gzip, whose checksum later detects any changed byte.
 * The file appears complete and flushed, or not at all. Throws a StartError when no backup can be made.
 */
export const backUp = async (dataDir: string, file: string): Promise<void> => {
  const source = requireDatabase(dataDir);
  if (existsSync(file)) throw new StartError(`${file} bestaat al (file exists). Kies een andere naam.`);
  const workplace = `${resolve(file)}-${randomUUID()}`;
  const remove = removable(workplace);
  try {
    // Only the owner can read this folder: the database holds personal data.
    mkdirSync(workplace, { mode: 0o700 });
    const copy = join(workplace, 'copy.db');
    const packed = join(workplace, 'packed');
    createPrivate(copy);
    copyDatabase(source, copy);
    await checkDatabase(copy, source);
    await pipeline(createReadStream(copy), createGzip(), createWriteStream(packed, { mode: 0o600 }));
    flush(packed);
    renameSync(packed, file);
    flush(dirname(resolve(file)));
  } catch (cause) {
    throw startErrorOf('De back-up is niet gemaakt (backup failed)', cause);
  } finally {
    remove();
  }
};
