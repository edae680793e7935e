import type { TestProject, Vitest } from 'vitest/node';

/**
 * Tests that cannot run here skip themselves with a reason; the end of a run counts them. Use it in the options of a
 * test or suite. Also a global set-up of Vitest, for the count.
 */
declare module 'vitest' {
  interface TaskMeta {
    leftOut?: string;
  }
}

/** The reason when only SQLite was asked for; no run fails for it. */
export const SQLITE_ONLY = 'TEST_DATABASE_URL=none asks for SQLite only';

/** Skips a test when there is a reason: `test('title', leftOutIf(reason), …)`. */
export const leftOutIf = (reason: string | undefined) =>
  reason === undefined ? {} : { skip: true, meta: { leftOut: reason } };

const UNNAMED = 'skipped, without a reason';

/** The number of skipped tests by reason. */
const countByReason = ({ state, config }: Vitest): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const module of state.getTestModules()) {
    for (const test of module.children.allTests('skipped')) {
      const { leftOut } = test.meta();
      // Selecting tests by name skips the others, and a failed set-up skips its tests.
      if (!leftOut && (config.testNamePattern || module.state() === 'failed')) continue;
      const reason = leftOut ?? UNNAMED;
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
  }
  return counts;
};

/** With CI=true every skipped test needs a reason, and root, who can do everything, may skip none. */
const isAllowed = (reason: string): boolean => {
  if (process.env.CI !== 'true' || reason === SQLITE_ONLY) return true;
  return reason !== UNNAMED && process.getuid?.() !== 0;
};

/** Prints the counts once, at the end, with every reporter. */
export default ({ vitest }: TestProject) =>
  (): void => {
    const counts = countByReason(vitest);
    for (const [reason, count] of counts) process.stdout.write(`${count} left out: ${reason}\n`);
    if ([...counts.keys()].every(isAllowed)) return;
    process.stdout.write('FAILED: with CI=true no test may be left out as root, and none without a reason.\n');
    process.exitCode = 1;
  };
