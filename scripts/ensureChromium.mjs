/** Before the tests: there is a Chromium, or one is installed, or it is said what to install. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findChromium } from './chromium.mjs';

const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const withApt = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  run('apt-get', 'update', '-q') &&
  run('apt-get', 'install', '-q', '-y', '--no-install-recommends', 'chromium');

const withPlaywright = () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  return run(process.execPath, join(playwright, 'cli.js'), 'install', 'chromium');
};

if (!findChromium()) {
  withApt() || withPlaywright();
  if (!findChromium()) {
    process.stderr.write(
      'The browser tests need Chromium, and it could not be installed here.\n' +
        'Install the package "chromium" or Google Chrome, or set CHROMIUM_PATH to the program.\n',
    );
    process.exit(1);
  }
}
