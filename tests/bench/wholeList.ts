import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../scripts/chromium.mjs';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { basic } from '../support/basic';
import { newContext } from '../support/newContext';
import { startOnNewData } from '../support/product';
import { startProduct } from '../support/serverProcess';
import { signIn } from '../support/signIn';
import { withoutServiceWorker } from '../support/warmPage';
import { inFrontOf } from './front';
import { filledFolder } from './load';
import { reference } from './opened';
import { processorTimes } from './processorTimes';

/**
 * What a list of 100,000 orders costs the browser on an older v2, which answers it whole: the longest task of each
 * step, in Chromium on the built product. Keys and clicks wait that long at the most.
 */

/** Times the demonstration data. */
const SCALE = 10;
const PATH = '/v2/dashboard/overviewTransactions';
/** Keys wait no longer than this on a processor on which the reference costs `REFERENCE_MS`. */
const PROMISED_MS = 100;
const REFERENCE_MS = 11;
const LIMIT = PROMISED_MS / REFERENCE_MS;
/** A collection of garbage falls in one of the tasks: what is above its limit is so in each of this many rounds. */
const TRIES = 3;
const PATIENCE_MS = 120_000;
/** What was taken is read in less. */
const QUIET_MS = 1_000;

/** As an older installation writes them: numbers as text and amounts as numbers, ISO moments, and null for an empty text. */
const asOlder = (text: string): string =>
  JSON.stringify(JSON.parse(text), (key, value) => {
    if (key === 'total') return Number(value);
    if (key === 'created') return `${value.replace(' ', 'T')}.000Z`;
    return value === '' ? null : typeof value === 'number' ? String(value) : value;
  });

const ordersAt = async (url: string): Promise<string> => {
  const login = { method: 'POST', headers: { Authorization: basic(DEMO_ACCOUNT.username, DEMO_ACCOUNT.password) } };
  const { data } = await (await fetch(`${url}/v2/accounts/login`, login)).json();
  return (await fetch(url + PATH, { headers: { Authorization: `Bearer ${data.API_token}` } })).text();
};

/** Tells of each answer with the orders that it was taken. */
type Taken = EventEmitter<{ orders: [] }>;

/** The v2 at this address, which answers the orders with this text. */
const withOrders = (url: string, orders: string, taken: Taken) =>
  inFrontOf(url, (asked, answer) => {
    if (asked.url !== PATH) return false;
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end(orders, () => taken.emit('orders'));
    return true;
  });

type Note = (step: string, ms: number) => void;

const REFERENCE = 'reference';
const PRODUCT = 'tbody a[href^="#/products/edit/"]';

const round = async (page: Page, taken: Taken, note: Note) => {
  const step = async (what: string, act: () => Promise<unknown>) => {
    const [longest = 0] = await processorTimes(page, act);
    note(what, longest);
  };
  const go = (route: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, route);
  const orders = page.locator('tbody a[href^="#/transactions/"]');
  /** Until the page of orders is another one: its first may well stay the first. */
  const reordered = async (act: () => Promise<unknown>) => {
    const before = await page.locator('tbody').textContent();
    await act();
    await page.waitForFunction(
      (text) => ![undefined, text].includes(document.querySelector('tbody')?.textContent),
      before,
    );
  };
  const box = page.getByRole('searchbox');

  // The first ones are dearer: the browser has not compiled it yet.
  for (let times = 0; times < 3; times += 1) await step(REFERENCE, () => page.evaluate(reference));
  // From another screen of a new page: what the app takes to start is another figure (journeys.ts).
  await go('/products/overview');
  await page.reload();
  await page.locator(PRODUCT).first().waitFor();
  await step('the list is opened', async () => {
    await go('/transactions/overview?order=DESC&sort=orderno');
    await orders.first().waitFor();
  });
  await step('sorted by company', () => reordered(() => page.getByRole('button', { name: 'Bedrijfsnaam' }).click()));
  await step('searched', () => reordered(() => box.fill('jansen')));
  await step('searched for another name', () => reordered(() => box.fill('de')));
  await go('/products/overview');
  await page.locator(PRODUCT).first().waitFor();
  await step('opened again, and read again', async () => {
    // Not by the browser, which does not always report the end of a stream.
    const read = once(taken, 'orders', { signal: AbortSignal.timeout(PATIENCE_MS) });
    await go('/transactions/overview');
    await read;
    await page.waitForTimeout(QUIET_MS);
    await orders.first().waitFor();
  });
};

export const wholeList = async (): Promise<{ text: string; broken: string[] }> => {
  const { folder, remove } = await filledFolder(SCALE);
  const browser = await launchChromium();
  const started: (() => unknown)[] = [remove];
  const taken: Taken = new EventEmitter();
  try {
    const v2 = await startProduct(folder);
    started.push(v2.stop);
    const orders = asOlder(await ordersAt(v2.url));
    const front = await withOrders(v2.url, orders, taken);
    started.push(front.close);
    const product = await startOnNewData({ V2_API_URL: front.url });
    started.push(product.stop);
    const context = await newContext(browser, { baseURL: product.url, viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(PATIENCE_MS);
    await withoutServiceWorker(context);
    const page = await context.newPage();
    await page.goto('/');
    await signIn(page);

    const least = new Map<string, number>();
    const note: Note = (step, ms) => least.set(step, Math.min(ms, least.get(step) ?? ms));
    const ratioOf = (step: string) => (least.get(step) ?? Number.NaN) / (least.get(REFERENCE) ?? Number.NaN);
    // Written so that a ratio that is no number is a failure too.
    const above = () => [...least.keys()].filter((step) => step !== REFERENCE && !(ratioOf(step) < LIMIT));
    for (let done = 0; done === 0 || (done < TRIES && above().length > 0); done += 1) await round(page, taken, note);
    const lines = [...least].map(
      ([step, ms]) => `${step.padEnd(64)} ${ms.toFixed(3).padStart(9)} ms ${ratioOf(step).toFixed(3).padStart(8)} x`,
    );
    return {
      text: [`${(orders.length / 1e6).toFixed(1)} MB of JSON; the longest task of`, ...lines].join('\n'),
      broken: above().map(
        (step) => `a whole list, ${step}: a task of ${ratioOf(step).toFixed(1)} references, above ${LIMIT.toFixed(1)}`,
      ),
    };
  } finally {
    await browser.close();
    for (const stop of started.reverse()) await stop();
  }
};
