import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

/** The first one has no window and needs a third less CPU time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The folder where scripts/ensureChromium.mjs installs npm's; `npm ci` deletes it. */
export const CACHE = resolve('node_modules/.cache/chromium');
export const CACHED = join(CACHE, 'run');

/** Runs it: libraries may be missing, and Ubuntu's `chromium` only tells to install a snap. */
const canRun = (/** @type {string} */ path) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** @type {string | undefined} */
let found;

/**
 * The first Chromium that runs: CHROMIUM_PATH, one on the PATH, Playwright's own, or npm's; undefined when there is
 * none.
 * @returns {string | undefined}
 */
export const findChromium = () => {
  const named = process.env.CHROMIUM_PATH;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  found ??= [...(named ? [named] : []), ...onPath, chromium.executablePath(), CACHED].filter(existsSync).find(canRun);
  return found;
};

/**
 * Switches off what a test does not need. The sandbox needs rights that a container or root seldom has. Pages are drawn
 * without a graphics card: in a thread of the browser, which is cheaper than in a process of its own.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts Chromium without a window. */
export const launchChromium = () => chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
