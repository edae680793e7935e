import { afterEach, beforeEach, expect, vi } from 'vitest';
import { unexpectedOnConsole, watchConsole } from '../support/console';

/** An error or a warning on the console is a fault that nobody looked at: it fails the test. */
beforeEach(watchConsole);

afterEach(() => {
  vi.restoreAllMocks();
  // The next test file has the same globals.
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  expect(unexpectedOnConsole()).toEqual([]);
});
