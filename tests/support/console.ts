import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An error or a warning on the console is a fault that nobody looked at: it fails the test. */
const said: string[] = [];
const note =
  (level: string) =>
  (...parts: unknown[]) => {
    said.push(`console.${level}: ${parts.map(String).join(' ')}`);
  };

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation(note('error'));
  vi.spyOn(console, 'warn').mockImplementation(note('warn'));
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
