import { defineConfig } from 'vitest/config';
import { limits } from '../support/limits';

const onSqlite = { TEST_DATABASE_URL: 'none' };
const ofDeclared = ['tests/server/api/everyResource.test.ts'];
/** These start processes, take minutes, or set the time zone of the process, which Stryker's threads cannot. */
const leftOut = ['tests/server/{durability,hostile,main,scaleOut,timeZones}.test.ts'];

/** The tests that are to kill mutants: of plain functions, and of the server in this process, on SQLite. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          environment: 'node',
          include: ['tests/{app,lib,ordering,provider,v2}/**/*.test.ts'],
          setupFiles: ['./tests/setup/console.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'components',
          environment: 'jsdom',
          include: ['tests/{ordering,ui}/**/*.test.tsx'],
          setupFiles: ['./tests/setup/document.ts', './tests/setup/console.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'server',
          environment: 'node',
          env: onSqlite,
          include: ['tests/server/*.test.ts', 'tests/server/{api,audit}/*.test.ts'],
          exclude: [...ofDeclared, ...leftOut],
        },
      },
      {
        test: {
          ...limits,
          name: 'declared',
          environment: 'node',
          env: onSqlite,
          include: ofDeclared,
          setupFiles: ['./tests/setup/declared.ts'],
        },
      },
    ],
  },
});
