import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Has the disk itself hold a file, or what a folder lists, before anything goes on. */
export const flush = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
