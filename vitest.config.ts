import { defineConfig } from 'vitest/config';

/**
 * The tests, by what they need: plain Node, a document, the server, the whole app, a real browser.
 * Apart from vite.config.ts, so that no test starts what the development server starts.
 */
const silent = './tests/support/console.ts';
const withDocument = ['./tests/support/document.ts', silent];
/** What must come true is waited for, on a machine that may be busy. */
const patient = { poll: { interval: 50, timeout: 10_000 } };
/** Suites of what is written and who is signed in, none of which puts a part of its own into the server. */
const onTwoServers = [
  'tests/server/{accounts,exactlyOnce,versions,wire}.test.ts',
  'tests/server/{categories,customers,machines,market,news,products,reports,tasks,transactions}.test.ts',
  'tests/server/api/audit.test.ts',
];
const onServerOrScreen = ['tests/server/**', 'tests/screens/**', 'tests/browser/**'];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          expect: patient,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: onServerOrScreen,
          setupFiles: [silent],
        },
      },
      {
        test: {
          name: 'components',
          expect: patient,
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          exclude: onServerOrScreen,
          setupFiles: withDocument,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          expect: patient,
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          // The same suites, spoken to two servers on one database instead of one in this process.
          name: 'servers',
          expect: patient,
          environment: 'node',
          env: { TWO_SERVERS: '1' },
          include: onTwoServers,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'screens',
          expect: patient,
          environment: 'jsdom',
          include: ['tests/screens/**/*.test.tsx'],
          setupFiles: withDocument,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          expect: patient,
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['./tests/support/product.ts'],
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
