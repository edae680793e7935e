import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFailed, test } from 'vitest';
import { launchChromium } from '../../scripts/chromium.mjs';
import { startOnDemoData } from './product';
import { signIn } from './signIn';

/** What went wrong in a page without anyone asking: it fails the scenario unless that expects it. */
export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  see(fault: string) {
    this.#seen.push(fault);
  }
  /** This scenario brings it about on purpose. */
  expect(pattern: RegExp) {
    this.#expected.push(pattern);
  }
  get unexpected() {
    return this.#seen.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }
}

export const watch = (page: Page, faults: Faults) => {
  // Chromium writes a breach of the content security policy on the console as an error.
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.see(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.see(`error: ${error.stack ?? error.message}`));
};

/** The browser of a member of staff, at a desk in the Netherlands. */
export const DUTCH_DESK = {
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  viewport: { width: 1440, height: 900 },
};

const SCREENSHOTS = process.env.SCREENSHOTS ?? join(tmpdir(), 'dashboard-screenshots');
/** A picture to look at, outside the project. */
export const screenshot = (page: Page, name: string) => {
  mkdirSync(SCREENSHOTS, { recursive: true });
  return page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), animations: 'disabled' });
};

/** A scenario in Chromium, on the delivered product with data of this test file's own. */
export const scenario = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what a fixture needs
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startOnDemoData(inject('demoData'));
    onCleanup(product.stop);
    return product;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('chromium', { scope: 'file' }, async ({}, { onCleanup }) => {
    const chromium = await launchChromium();
    onCleanup(() => chromium.close());
    return chromium;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('faults', async ({}, { onCleanup }) => {
    const faults = new Faults();
    onCleanup(() => expect(faults.unexpected).toEqual([]));
    return faults;
  })
  .extend('context', async ({ chromium, product, faults }, { onCleanup }) => {
    const context = await chromium.newContext({
      baseURL: product.url,
      ...DUTCH_DESK,
    });
    context.setDefaultTimeout(15_000);
    context.on('page', (page) => watch(page, faults));
    onCleanup(() => context.close());
    return context;
  })
  .extend('page', async ({ context, task }) => {
    const page = await context.newPage();
    onTestFailed(async () => {
      await screenshot(page, `failed ${task.name}`.replace(/[^\w ]/g, '')).catch(() => undefined);
    });
    return page;
  })
  /** Signed in, at `/`. */
  .extend('signedIn', async ({ page }) => {
    await page.goto('/');
    await signIn(page);
    return page;
  });
