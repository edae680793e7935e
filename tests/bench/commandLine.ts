import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../scripts/chromium.mjs';
import { signIn } from '../support/signIn';
import { startProduct } from '../support/startProduct';
import type { Figure } from './measure';

/**
 * From a key in 'Zoeken en doen' to the frame with its results, in Chromium on the built product with its demonstration
 * data: over 8,000 records. The page's processor is four times slower; that of the index, a worker, is not.
 */

const SLOWNESS = 4;
const LINES = ['aquaglans', 'as-cit-1l', 'jansen delft', 'waterrapport was', 'shampo wax'];

declare global {
  interface Window {
    /** Milliseconds from each key to its results. */
    answered: number[];
  }
}

/** Times each key: the dialog's status is empty until the results are those of the line as it stands. */
const noteAnswers = () => {
  window.answered = [];
  const dialog = document.querySelector('[role=dialog]');
  const status = dialog?.querySelector('[role=status]');
  let pressed = 0;
  dialog?.addEventListener('input', ({ timeStamp }) => {
    pressed = timeStamp;
  });
  new MutationObserver(() => {
    if (!pressed || !status?.textContent) return;
    const since = pressed;
    pressed = 0;
    requestAnimationFrame((now) => window.answered.push(now - since));
  }).observe(status ?? document.body, { childList: true, characterData: true, subtree: true });
};

const keysOf = async (page: Page): Promise<number[]> => {
  const line = page.getByRole('combobox', { name: 'Zoeken en doen' });
  const count = () => page.evaluate(() => window.answered.length);
  for (const text of LINES) {
    await line.fill('');
    for (const key of text) {
      const before = await count();
      await page.keyboard.type(key);
      await page.waitForFunction((from) => window.answered.length > from, before);
    }
  }
  return page.evaluate(() => window.answered);
};

export const commandLine = async (): Promise<Figure[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dashboard-bench-'));
  const product = await startProduct(dataDir);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ baseURL: product.url });
    await page.goto('/');
    await signIn(page);
    await page.getByRole('button', { name: 'Zoeken en doen' }).click();
    await page.locator('[role=option]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    await page.evaluate(noteAnswers);
    const times = (await keysOf(page)).sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    return [
      { what: `a key, median of ${times.length}`, ms: at(0.5) },
      { what: 'a key, 95th percentile', ms: at(0.95) },
    ];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
