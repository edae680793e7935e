import type { Page } from 'playwright-core';
import { launchChromium } from '../../scripts/chromium.mjs';
import { startOnNewData } from '../support/product';
import { signIn } from '../support/signIn';
import type { Figure } from './measure';

/**
 * From a key in 'Zoeken en doen' to the frame with its results, in Chromium on the built product with its demonstration
 * data: over 8,000 records. The page's processor is four times slower; that of the index, a worker, is not.
 */

const SLOWNESS = 4;
const LINES = ['aquaglans', 'as-cit-1l', 'jansen delft', 'waterrapport was', 'shampo wax'];

declare global {
  interface Window {
    /** Milliseconds from each key to the results that it changed. */
    changed: number[];
    /** The number of keys that were answered in full, by the server too. */
    answered: number;
  }
}

const noteAnswers = () => {
  window.changed = [];
  window.answered = 0;
  const dialog = document.querySelector('[role=dialog]') ?? document.body;
  let pressed = 0;
  dialog.addEventListener('input', ({ timeStamp }) => {
    pressed = timeStamp;
  });
  const on = (selector: string, note: (part: Element) => void) => {
    const part = dialog.querySelector(selector) ?? dialog;
    new MutationObserver(() => note(part)).observe(part, { childList: true, characterData: true, subtree: true });
  };
  on('[role=listbox]', () => {
    if (pressed === 0) return;
    const since = pressed;
    pressed = 0;
    requestAnimationFrame((now) => window.changed.push(now - since));
  });
  // Empty until the results are those of the line as it stands.
  on('[role=status]', ({ textContent }) => {
    if (!textContent) return;
    pressed = 0;
    window.answered += 1;
  });
};

const keysOf = async (page: Page): Promise<number[]> => {
  const line = page.getByRole('combobox', { name: 'Zoeken en doen' });
  const type = async (act: () => Promise<unknown>) => {
    const before = await page.evaluate(() => window.answered);
    await act();
    await page.waitForFunction((from) => window.answered > from, before);
  };
  for (const text of LINES) {
    await type(() => line.fill(text.slice(0, 1)));
    for (const key of text.slice(1)) await type(() => page.keyboard.type(key));
  }
  return page.evaluate(() => window.changed);
};

export const commandLine = async (): Promise<Figure[]> => {
  const product = await startOnNewData();
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
  }
};
