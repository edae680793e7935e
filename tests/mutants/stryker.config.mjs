/**
 * `npm run mutants`: changes the code a little, again and again, and runs the tests that reach the change. A mutant that
 * lives shows a test that is missing, or code that is. All of it takes hours; `-- -m src/lib/csv.ts` takes one file.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  mutate: ['src/{lib,v2,ordering,provider}/**/*.{ts,tsx}', 'server/{api,resources}/**/*.ts'],
  ignorePatterns: ['/dist', '/data', '/docs', '/public'],
  // Stryker rewrites the paths of a tsconfig through an API that TypeScript 7 has not; no test reads that file.
  tsconfigFile: 'none',
  concurrency: 1,
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
};
