import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** DATA_DIR holds personal data: its folders are 0700 and its files 0600, for the server's own account alone. */
const FOLDER = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;

/** What the product keeps there. A folder of a disk of its own, or one that others use too, holds more. */
export const OURS = /^((dashboard|lock)\.db(-\w+)?|outbox|restoring|mov(ed|ing))$/;

/** Creates the file when it is missing, so that SQLite does not create it under the umask. Its WAL takes the same mode. */
export const createPrivate = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', FILE));
};

/** Creates the folder when it is missing, and closes it and what is ours in it; returns the paths that were open to others. */
export const makePrivate = (folder: string): string[] => {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  const ours = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => OURS.test(name));
  const within = ours
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name), { recursive: true, withFileTypes: true }));
  const entries = [...ours, ...within]
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...entries].filter((path) => {
    const { mode } = statSync(path);
    if ((mode & OTHERS) === 0) return false;
    chmodSync(path, statSync(path).isDirectory() ? FOLDER : FILE);
    return true;
  });
};
