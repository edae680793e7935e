import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs';
import { newContext } from './newContext';
import { standStill } from './still';
import { withoutServiceWorker } from './warmPage';

/** A browser with a persistent profile, whose processes can be killed as by a power cut, and started again. */
export const browserWithProfile = ({ hasWorker = false } = {}) => {
  const profile = mkdtempSync(join(tmpdir(), 'dashboard-profile-'));
  const running = new Set<() => Promise<void>>();
  onTestFinished(async () => {
    for (const kill of running) await kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });

  const start = async (): Promise<{ page: Page; kill: () => Promise<void> }> => {
    const path = findChromium();
    if (!path) throw new Error('There is no Chromium.');
    const args = [...CHROMIUM_ARGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
    // Its own process group, so that all its processes are killed.
    const child = spawn(path, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const kill = async () => {
      running.delete(kill);
      if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended;
    };
    running.add(kill);
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (text) => {
        said += String(text);
        const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
      child.once('exit', () => reject(new Error(`Chromium stopped:\n${said}`)));
    });
    const browser = await chromium.connectOverCDP(address);
    const context = browser.contexts()[0] ?? (await newContext(browser));
    if (!hasWorker) await withoutServiceWorker(context);
    await context.addInitScript(standStill);
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return { page, kill };
  };
  return { start };
};
