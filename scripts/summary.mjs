/**
 * Sums test reports (Vitest's JSON) and prints `N passed, N failed`. A test that did not run has not passed,
 * unless it left itself out with a reason (tests/support/leftOut.ts fails the run where it may not); a report
 * that is missing is a failure, and so is a runner that ended badly though no test says so.
 *
 *   node scripts/summary.mjs FAILED_STEPS RUNNER_STATUS REPORT…
 */
import { readFileSync } from 'node:fs';

const [failedSteps = '0', runnerStatus = '0', ...reports] = process.argv.slice(2);
let passed = 0;
let failed = 0;

for (const path of reports) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    passed += report.numPassedTests;
    /** @type {{ status: string, meta?: { leftOut?: string } }[]} */
    const tests = report.testResults.flatMap(
      (/** @type {{ assertionResults: unknown[] }} */ file) => file.assertionResults,
    );
    const leftOut = tests.filter(({ status, meta }) => status === 'skipped' && meta?.leftOut).length;
    failed += report.numTotalTests - report.numPassedTests - leftOut;
    // A file that failed to load has no test results to count.
    for (const file of report.testResults)
      if (file.status === 'failed' && file.assertionResults.length === 0) failed += 1;
  } catch (error) {
    process.stderr.write(`${path}: ${error}\n`);
    failed += 1;
  }
}
if (failed === 0 && (runnerStatus !== '0' || passed === 0)) failed = 1;
failed += Number(failedSteps);

process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
