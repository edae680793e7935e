import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder, of which `start` is the beginning of its path, removed when the test ends: after what the test opened in it is closed. */
export const aFolder = (start = join(tmpdir(), 'dashboard-test-')): string => {
  const folder = mkdtempSync(start);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
