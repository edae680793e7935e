import { defineConfig } from 'vitest/config';

/** The tests that are to kill mutants: of plain functions, and of the server in this process, on SQLite. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{app,lib,ordering,provider,v2}/**/*.test.ts'],
          setupFiles: ['./tests/setup/console.ts'],
        },
      },
      {
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/{ordering,ui}/**/*.test.tsx'],
          setupFiles: ['./tests/setup/document.ts', './tests/setup/console.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          env: { TEST_DATABASE_URL: 'none' },
          include: ['tests/server/{,api,audit}/*.test.ts'],
          // These start processes, or take minutes.
          exclude: ['tests/server/{durability,hostile,main,scaleOut}.test.ts'],
          setupFiles: ['./tests/setup/databases.ts'],
        },
      },
    ],
  },
});
