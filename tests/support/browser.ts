import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, ConsoleMessage, Page, WebError } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchChromium } from '../../scripts/chromium.mjs';
import { newContext } from './newContext';
import { startOnDemoData } from './product';
import { standStill } from './still';
import { DUTCH_DESK, warmPage, withoutServiceWorker } from './warmPage';

/** Collects errors and warnings of a page. An unexpected one fails the scenario. */
export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  see(fault: string) {
    this.#seen.push(fault);
  }
  /** This scenario causes it on purpose. */
  expect(pattern: RegExp) {
    this.#expected.push(pattern);
  }
  get unexpected() {
    return this.#seen.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }
}

/** Watches all pages of a browser from now on. Returns the function that stops it. */
export const watch = (context: BrowserContext, faults: Faults) => {
  // Chromium logs a violation of the content security policy as a console error.
  const hear = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.see(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  };
  const catchError = (thrown: WebError) => faults.see(`error: ${thrown.error().stack ?? thrown.error().message}`);
  context.on('console', hear).on('weberror', catchError);
  return () => void context.off('console', hear).off('weberror', catchError);
};

const { SCREENSHOTS } = process.env;
const takePicture = async (page: Page, name: string, folder: string) => {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
};
/** Makes a screenshot when SCREENSHOTS names a folder. */
export const screenshot = async (page: Page, name: string) => {
  if (SCREENSHOTS) await takePicture(page, name, SCREENSHOTS);
};

const pictureOfFailure = async (page: Page, { name, result }: { name: string; result?: { state: string } }) => {
  if (result?.state !== 'fail' || page.isClosed()) return;
  const folder = SCREENSHOTS || join(tmpdir(), 'dashboard-screenshots');
  await takePicture(page, `failed ${name}`.replace(/[^\w ]/g, ''), folder).catch(() => undefined);
};

let running: ReturnType<typeof launchChromium> | undefined;
/** The worker's Chromium. Kept here too, because vitest makes a worker's fixture anew for each test that is extended. */
const chromiumOfWorker = () => {
  running ??= launchChromium();
  return running;
};

/** A scenario on the built product with the data of its file, in its worker's Chromium. */
export const scenario = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what a fixture needs
  .extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const product = await startOnDemoData(inject('demoData'));
    onCleanup(product.stop);
    return product;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('chromium', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const chromium = await chromiumOfWorker();
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
    const context = await newContext(chromium, { baseURL: product.url, ...DUTCH_DESK });
    await withoutServiceWorker(context);
    // Drawn without motion, but with the waits for it, as most people have it: see warmPage.
    await context.addInitScript(standStill);
    watch(context, faults);
    onCleanup(() => context.close());
    return context;
  })
  /** An empty page in a new browser context. */
  .extend('page', async ({ context, task }, { onCleanup }) => {
    const page = await context.newPage();
    onCleanup(() => pictureOfFailure(page, task));
    return page;
  })
  .extend('warm', { scope: 'file' }, async ({ chromium, product }, { onCleanup }) => {
    const warm = warmPage(chromium, product.url);
    onCleanup(warm.close);
    return warm;
  })
  /** A signed-in page without a screen yet, in the state of a new browser. */
  .extend('signedIn', async ({ warm, faults, task }, { onCleanup }) => {
    const page = await warm.next();
    const unwatch = watch(page.context(), faults);
    onCleanup(async () => {
      unwatch();
      await pictureOfFailure(page, task);
      if (task.result?.state === 'fail') await warm.close();
    });
    return page;
  });
