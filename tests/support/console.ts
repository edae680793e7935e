import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An error or a warning on the console is a fault that nobody looked at: it fails the test. */
const said: string[] = [];
const expected: RegExp[] = [];

/** This test brings it about on purpose. */
export const expectOnConsole = (pattern: RegExp): void => {
  expected.push(pattern);
};

const note =
  (level: string) =>
  (...parts: unknown[]) => {
    said.push(`console.${level}: ${parts.map(String).join(' ')}`);
  };

beforeEach(() => {
  said.length = 0;
  expected.length = 0;
  vi.spyOn(console, 'error').mockImplementation(note('error'));
  vi.spyOn(console, 'warn').mockImplementation(note('warn'));
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
});
