/** Makes sure that there is a Chromium for the tests: installs one, or tells what to install. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CACHE, CACHED, findChromium } from './chromium.mjs';

const LIMIT_MS = 180_000;

const run = (/** @type {string} */ command, /** @type {string[]} */ args, /** @type {NodeJS.ProcessEnv} */ env = {}) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: LIMIT_MS,
    env: { ...process.env, ...env },
  }).status === 0;

const withApt = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = (/** @type {string} */ name) =>
    run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], env);
  run('apt-get', ['update', '-q'], env) && (install('chromium-headless-shell') || install('chromium'));
};

const withPlaywright = () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  run(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium']);
};

/** An npm package with Chromium and the libraries that a small machine lacks; the newest version for Node 20. */
const withNpm = () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const options = ['--prefix', CACHE, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  if (!run('npm', ['install', ...options, '@sparticuz/chromium@143.0.4'])) return;
  const entry = join(CACHE, 'node_modules', '@sparticuz', 'chromium', 'build', 'esm', 'index.js');
  const unpack = `await (await import(${JSON.stringify(entry)})).default.executablePath()`;
  // The package unpacks into the temporary folder, and unpacks its libraries only on AWS Lambda.
  const env = { TMPDIR: CACHE, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  if (!run(process.execPath, ['--input-type=module', '--eval', unpack], env)) return;
  const start = `#!/bin/sh
export LD_LIBRARY_PATH="${join(CACHE, 'al2023', 'lib')}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="${join(CACHE, 'fonts')}"
exec "${join(CACHE, 'chromium')}" "$@"
`;
  writeFileSync(CACHED, start, { mode: 0o755 });
};

for (const bring of [withApt, withPlaywright, withNpm]) if (!findChromium()) bring();

if (!findChromium()) {
  process.stderr.write(
    'The browser tests need Chromium. There is none that runs, and none could be installed here. One of these brings it:\n' +
      '  apt-get install chromium\n' +
      '  npx playwright-core install --with-deps chromium\n' +
      '  CHROMIUM_PATH=/path/to/chrome npm test\n',
  );
  process.exit(1);
}
