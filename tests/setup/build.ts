import { execFileSync } from 'node:child_process';

/** Once for all tests that start the built server; what an earlier run built of the same sources stays. */
export default () => {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
};
