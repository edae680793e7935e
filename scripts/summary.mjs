/**
 * Sums test reports (Vitest's JSON) and prints `N passed, N failed`; further failures may be given as a number.
 * A test that did not run has not passed; a report that is missing is a failure too.
 *
 *   node scripts/summary.mjs FAILED_STEPS REPORT…
 */
import { readFileSync } from 'node:fs';

const [failedSteps = '0', ...reports] = process.argv.slice(2);
let passed = 0;
let failed = Number(failedSteps);

for (const path of reports) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    passed += report.numPassedTests;
    failed += report.numTotalTests - report.numPassedTests;
    // A file that could not be read holds no tests to count.
    for (const file of report.testResults)
      if (file.status === 'failed' && file.assertionResults.length === 0) failed += 1;
  } catch (error) {
    process.stderr.write(`${path}: ${error}\n`);
    failed += 1;
  }
}

process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
