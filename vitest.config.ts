import { defineConfig } from 'vitest/config';
import { limits } from './tests/support/limits.ts';

/**
 * The tests, by what they need: plain Node, a document, the server, the whole app, a real browser.
 * Apart from vite.config.ts, so that no test starts what the development server starts.
 */
const loaded = './tests/setup/imports.ts';
const silent = './tests/setup/console.ts';
const databases = ['./tests/setup/postgres.ts', './tests/setup/databases.ts'];
const withDocument = ['./tests/setup/document.ts', silent, loaded];
/** Newer releases of Node have a `localStorage` of their own, which would stand where jsdom's belongs. */
const WITHOUT_STORAGE = '--no-experimental-webstorage';
const shared = {
  ...limits,
  execArgv: process.allowedNodeEnvironmentFlags.has(WITHOUT_STORAGE) ? [WITHOUT_STORAGE] : [],
  // The files of a worker share its modules, and the browser tests their Chromium: reading the app anew for each
  // costs more than its tests. Hooks therefore stand in test files and in tests/setup, never in a shared module.
  isolate: false,
};
/**
 * Suites of what servers on one database share: who is signed in, versions, keys, the history, and a list with its ETag.
 * None of them puts a part of its own into the server. The other records are the same rows by the same code, and no
 * module keeps anything between calls: see tests/architecture/state.test.ts.
 */
const onTwoServers = [
  'tests/server/{accounts,exactlyOnce,products,versions}.test.ts',
  'tests/server/api/audit.test.ts',
];
/** What holds for each resource under `/api`, with a declared one of the tests' own beside the product's. */
const ofEachResource = 'tests/server/api/everyResource.test.ts';
/** Test files that replace a module (vi.mock) get modules of their own: other files of a worker have read it already. */
export const replacing = {
  server: ['tests/server/access.test.ts', 'tests/server/flood.test.ts'],
  screens: ['declared', 'otherOrigin', 'stock'].map((name) => `tests/screens/${name}.test.tsx`),
};

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores of a small machine: a worker that waits for a disk, a clock or a page leaves its core to another.
    maxWorkers: 3,
    globalSetup: ['./tests/support/leftOut.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**', 'tests/browser/**'],
          setupFiles: [silent, loaded],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          globalSetup: [...databases, './tests/setup/build.ts'],
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          exclude: [ofEachResource, ...replacing.server],
          setupFiles: [loaded],
        },
      },
      {
        test: {
          ...shared,
          // With a resource of the tests' own beside the product's. Each file has its modules, and databases, to itself.
          name: 'declared',
          isolate: true,
          globalSetup: databases,
          environment: 'node',
          include: [ofEachResource, 'tests/server/openapi.test.ts', ...replacing.server],
          setupFiles: ['./tests/setup/declared.ts'],
        },
      },
      {
        test: {
          ...shared,
          // The same suites, spoken to two servers on one database instead of one in this process.
          name: 'servers',
          globalSetup: [...databases, './tests/setup/twoServers.ts'],
          environment: 'node',
          env: { TWO_SERVERS: '1' },
          include: onTwoServers,
          setupFiles: [loaded],
        },
      },
      {
        test: {
          ...shared,
          // Whole screens and their parts.
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          exclude: replacing.screens,
          setupFiles: withDocument,
        },
      },
      {
        test: {
          ...shared,
          name: 'screens-replaced',
          isolate: true,
          environment: 'jsdom',
          include: replacing.screens,
          setupFiles: withDocument,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          setupFiles: [loaded],
          globalSetup: [...databases, './tests/support/product.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
