import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder, removed when the test ends: after what the test opened in it is closed. */
export const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
