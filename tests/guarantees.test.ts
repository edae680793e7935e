import { expect, it } from 'vitest';
import { guarantees } from './guarantees';
import { testExists } from './support/testTitles';

it.each(Object.entries(guarantees))('held by tests that exist: %s', (_, tests) => {
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((test) => !testExists(test))).toEqual([]);
});
