import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './sources';

const folder = mkdtempSync(join(tmpdir(), 'dashboard-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (name: string, content: object) => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify({ testResults: [], ...content }));
  return path;
};
const summary = (...args: string[]) => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/summary.mjs', ...args], { cwd: ROOT });
  return [String(stdout), status];
};

const good = report('good', { numTotalTests: 3, numPassedTests: 3 });

describe('the last line of .ci/run', () => {
  it('sums what passed and ends well', () => {
    expect(summary('0', '0', good, good)).toEqual(['6 passed, 0 failed\n', 0]);
  });

  it('counts a test that failed, was skipped or is still to do as failed', () => {
    expect(summary('0', '1', report('bad', { numTotalTests: 5, numPassedTests: 2 }))).toEqual([
      '2 passed, 3 failed\n',
      1,
    ]);
  });

  it('does not count a test that left itself out with a reason', () => {
    const assertionResults = [
      { status: 'passed', meta: {} },
      { status: 'skipped', meta: { leftOut: 'mounting needs root' } },
      { status: 'skipped', meta: {} },
    ];
    const testResults = [{ status: 'passed', assertionResults }];
    const some = report('some', { numTotalTests: 3, numPassedTests: 1, testResults });
    expect(summary('0', '0', some)).toEqual(['1 passed, 1 failed\n', 1]);
  });

  it('counts a file that could not be read', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(summary('0', '1', report('unread', { numTotalTests: 1, numPassedTests: 1, testResults }))).toEqual([
      '1 passed, 1 failed\n',
      1,
    ]);
  });

  it('counts failed steps, a missing report, and a runner that ended badly for another reason', () => {
    expect(summary('2', '0', good)).toEqual(['3 passed, 2 failed\n', 1]);
    expect(summary('0', '0', join(folder, 'none'))).toEqual(['0 passed, 1 failed\n', 1]);
    expect(summary('0', '1', good)).toEqual(['3 passed, 1 failed\n', 1]);
    expect(summary('0', '0', report('empty', { numTotalTests: 0, numPassedTests: 0 }))).toEqual([
      '0 passed, 1 failed\n',
      1,
    ]);
  });
});
