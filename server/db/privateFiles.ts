import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** DATA_DIR holds personal data: its folders are 0700 and its files 0600, for the server's own account alone. */
const FOLDER = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;

/** Creates the file when it is missing, so that SQLite does not create it under the umask. Its WAL takes the same mode. */
export const createPrivate = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', FILE));
};

/** Creates the folder when it is missing, and closes it and all that lies in it; returns the paths that were open to others. */
export const makePrivate = (folder: string): string[] => {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...entries].filter((path) => {
    const { mode } = statSync(path);
    if ((mode & OTHERS) === 0) return false;
    chmodSync(path, statSync(path).isDirectory() ? FOLDER : FILE);
    return true;
  });
};
