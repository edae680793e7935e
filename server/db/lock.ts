import { join } from 'node:path';
import { StartError } from '../lib/startError';
import { createPrivate } from './privateFiles';
import { loadSqlite } from './sqlite';

/** Stays behind as an empty file. */
export const LOCK_FILE = 'lock.db';

/**
 * Claims a data directory for this process; returns the release. The claim is a lock of the operating system (an
 * exclusive transaction on an empty database), so a killed process leaves none behind.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const { DatabaseSync } = loadSqlite();
  const file = join(dataDir, LOCK_FILE);
  createPrivate(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive');
  } catch (cause) {
    lock.close();
    if (!(cause instanceof Error && cause.message.includes('locked'))) throw cause;
    throw new StartError(
      `De gegevensmap ${dataDir} is al in gebruik door een andere server (data directory already in use). Stop die server eerst, of kies met DATA_DIR een andere map.`,
      { cause },
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
};
