import { vi } from 'vitest';

/** The console output of a test; tests/setup/console.ts fails the test for unexpected lines. */
const written: string[] = [];
const expected: RegExp[] = [];

/** Expects a line that this test causes on purpose. */
export const expectOnConsole = (pattern: RegExp): void => {
  expected.push(pattern);
};

const note =
  (level: string) =>
  (...parts: unknown[]) => {
    written.push(`console.${level}: ${parts.map(String).join(' ')}`);
  };

export const watchConsole = (): void => {
  written.length = 0;
  expected.length = 0;
  vi.spyOn(console, 'error').mockImplementation(note('error'));
  vi.spyOn(console, 'warn').mockImplementation(note('warn'));
};

/** The unexpected lines of this test. */
export const unexpectedOnConsole = (): string[] =>
  written.filter((line) => !expected.some((pattern) => pattern.test(line)));
