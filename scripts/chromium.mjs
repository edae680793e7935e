import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const canRun = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Where a Chromium stands: CHROMIUM_PATH, one on the PATH, or Playwright's own; undefined when there is none.
 * @returns {string | undefined}
 */
export const findChromium = () => {
  const named = process.env.CHROMIUM_PATH;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...(named ? [named] : []), ...onPath, chromium.executablePath()].find(canRun);
};

/** Without a window's extras. The sandbox needs rights that a container or root seldom has. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts it without a window. */
export const launchChromium = () => chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
