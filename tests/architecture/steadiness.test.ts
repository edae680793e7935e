import { describe, expect, it } from 'vitest';
import { replacing } from '../../vitest.config';
import { limits } from '../support/limits';
import { codeOf, filesUnder, isCode, textOf, withoutComments } from './sources';

/**
 * Tests that pass on any machine. A duration says how busy the machine is: `npm run bench` asserts ratios, a test the
 * behaviour behind them. A pause is too short on a busy machine and too long on another: a test waits for the event.
 */

/** In ms. No test shortens a wait that it gives up: it would be an assertion on a duration. */
const PATIENCE = limits.expect.poll.timeout;

const DURATIONS = [
  /\bperformance\.(now|mark|measure)\b/,
  /\bhrtime\b/,
  /\b(cpuUsage|resourceUsage)\(/,
  /\bDate\.now\(\)\s*-|-\s*Date\.now\(\)/,
  /\bTracing\.start\b/,
  // Gives up after a second, whatever the limits of the tests say: `expect.poll` keeps to them.
  /\bvi\.wait(For|Until)\(/,
];
const PAUSES = [
  // A timer whose only work is to go on: `setTimeout(resolve, 50)`, `setTimeout(() => resolve(), 50)`.
  /\bsetTimeout\(\s*(\w+|\(\)\s*=>\s*\w+\(\))\s*,/,
  /\.waitForTimeout\(/,
  /\bscheduler\.wait\(/,
  /\bAtomics\.wait\(/,
  /\bsetTimeout\b[^;]*from\s+'(node:)?timers\/promises'/,
];
const isImpatient = (line: string) =>
  [...line.matchAll(/\btimeout:\s*([\d_]+)/g)].some(([, ms = '']) => Number(ms.replaceAll('_', '')) < PATIENCE);

/** The numbers of the lines on which one of the patterns begins. */
const linesWith = (code: string, patterns: readonly RegExp[]): number[] =>
  patterns.flatMap((pattern) =>
    [...code.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => code.slice(0, index).split('\n').length),
  );

const durationsIn = (text: string): number[] => {
  const code = withoutComments(text);
  const impatient = code.split('\n').flatMap((line, index) => (isImpatient(line) ? [index + 1] : []));
  return [...linesWith(code, DURATIONS), ...impatient];
};
const pausesIn = (text: string): number[] => linesWith(withoutComments(text), PAUSES);

/** Pauses on purpose: none of them waits for what a test then looks at. */
const ON_PURPOSE = [
  { path: 'tests/server/durability.test.ts', because: 'the server is killed at any moment' },
  { path: 'tests/support/lateAnswers.ts', because: 'an answer is late, by hand' },
  { path: 'tests/support/sooner.ts', because: 'it makes the waits of the app shorter' },
  { path: 'tests/support/onTheLine.ts', because: 'between two looks, of which the second may be the last' },
  { path: 'tests/setup/postgres.ts', because: 'between two calls to a database that starts' },
];

const tests = filesUnder('tests').filter(
  (path) => isCode(path) && !path.startsWith('tests/bench/') && path !== 'tests/architecture/steadiness.test.ts',
);
const found = (linesIn: (text: string) => number[]) =>
  tests.flatMap((path) => linesIn(textOf(path)).map((line) => ({ path, line })));
const told = ({ path, line }: { path: string; line: number }) => `${path}:${line}`;

describe('no test', () => {
  it('asserts a duration: `npm run bench` does, as a ratio', () => {
    expect(found(durationsIn).map(told)).toEqual([]);
  });

  it('pauses to wait, but for those with a reason', () => {
    const isOnPurpose = (path: string) => ON_PURPOSE.some((one) => one.path === path);
    const pauses = found(pausesIn);
    expect(pauses.filter(({ path }) => !isOnPurpose(path)).map(told)).toEqual([]);
    const needless = ON_PURPOSE.filter((one) => !pauses.some(({ path }) => path === one.path));
    expect(needless).toEqual([]);
  });
});

describe('found, with its line:', () => {
  it.each([
    ['const began = performance.now();'],
    ['const taken = process.hrtime.bigint();'],
    ['const before = process.cpuUsage();'],
    ['expect(Date.now() - began).toBeLessThan(3000);'],
    ['expect(until - Date.now()).toBeGreaterThan(0);'],
    ["await device.send('Tracing.start', {});"],
    ["await page.getByText('Klaar').waitFor({ timeout: 1000 });"],
    ['await expect.poll(look, { timeout: 4_999 }).toBe(1);'],
    ['await vi.waitFor(() => expect(look()).toBe(1));'],
  ])('the duration in %s', (line) => {
    expect(durationsIn(`first();\n/* a comment\nof two lines */\n${line}\n`)).toEqual([4]);
  });

  it.each([
    ['await new Promise((resolve) => setTimeout(resolve, 700));'],
    ['await new Promise<void>((done) => {\n  setTimeout(done, WAIT_MS);\n});', 5],
    ['await new Promise((resolve) => setTimeout(() => resolve(), 5));'],
    ['await new Promise((resolve) =>\n  setTimeout(\n    resolve,\n    Math.random() * 30,\n  ),\n);', 5],
    ['await page.waitForTimeout(120);'],
    ["import { setTimeout as wait } from 'node:timers/promises';"],
    ["import { scheduler, setTimeout } from 'node:timers/promises';"],
    ['await scheduler.wait(50);'],
  ])('the pause in %s', (line, at = 4) => {
    expect(pausesIn(`first();\n/* a comment\nof two lines */\n${line}\n`)).toEqual([at]);
  });

  it.each([
    ['// await page.waitForTimeout(120); performance.now()'],
    ['await new Promise((resolve) => setTimeout(resolve));'],
    ['setTimeout(() => socket.destroy(), 5);'],
    ["vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });"],
    ['vi.setSystemTime(Date.now() + 59 * 60_000);'],
    ["await page.getByText('Klaar').waitFor({ timeout: 60_000 });"],
    ["import { setImmediate as turn } from 'node:timers/promises';"],
  ])('nothing in %s', (line) => {
    expect([...durationsIn(line), ...pausesIn(line)]).toEqual([]);
  });
});

it('a test file that replaces a module has modules of its own: other files of its worker have read it already', () => {
  const found = filesUnder('tests').filter((file) => /\.test\.tsx?$/.test(file) && /^vi\.mock\(/m.test(textOf(file)));
  expect(found.toSorted()).toEqual(Object.values(replacing).flat().toSorted());
});

it('a test that replaces a module for itself puts the real one back, and never in a worker full of screens', () => {
  const tests = filesUnder('tests').filter((file) => /\.test\.tsx?$/.test(file));
  const modulesOf = (file: string, act: string) =>
    [...codeOf(file).matchAll(new RegExp(`vi\\.${act}\\(\\s*'([^']+)'`, 'g'))].map((match) => match[1]);
  const left = tests.filter((file) => {
    const putBack = modulesOf(file, 'doUnmock');
    return modulesOf(file, 'doMock').some((module) => !putBack.includes(module));
  });
  expect(left).toEqual([]);
  const shared = tests.filter((file) => file.endsWith('x') && !replacing.screens.includes(file));
  expect(shared.filter((file) => /vi\.(doMock|resetModules)\(/.test(codeOf(file)))).toEqual([]);
});
