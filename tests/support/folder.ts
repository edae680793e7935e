import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder, of which `start` is the beginning of its path, and what removes it. */
export const newFolder = (start = join(tmpdir(), 'dashboard-test-')) => {
  const folder = mkdtempSync(start);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** The same, removed when the test ends: after what the test opened in it is closed. */
export const aFolder = (start?: string): string => {
  const { folder, remove } = newFolder(start);
  onTestFinished(remove);
  return folder;
};
