import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a file, or a folder's list of files, to the disk. */
export const flush = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
