import { afterAll, vi } from 'vitest';

/**
 * A file ends when all that it began to load is there. Vitest ends a load at the end of its file, and gives that
 * failure to every later file of the worker that asks for the module.
 */
afterAll(() => vi.dynamicImportSettled());
