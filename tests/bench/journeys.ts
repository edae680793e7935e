import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import { launchChromium } from '../../scripts/chromium.mjs';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { newContext } from '../support/newContext';
import { startOnNewData } from '../support/product';
import { brokenOn, FLOOR, tableOf } from './journeyFigures';
import { noteScreens, type Opened, reference } from './opened';
import { serveStockApp } from './stockServer';

/**
 * How long a user waits for a screen, in Chromium on the built product: at once, and on a slow line with a slow
 * processor. Each is compared with two things of the same round: a stock react-admin application on the same server
 * (stockApp), and the floor, which is a page of this server that loads one script and makes one call. No limit is
 * asserted on a time, nor on the ratio, which other work on the machine doubles; one is on how many requests wait for each
 * other, and on the longest task, as so many times a reference in a page of the same line.
 */

const LINES = {
  // With some latency: without, calls that leave together may come back before the next one has left.
  'fast line, 40 ms': { cpu: 1, latency: 40, bitsPerSecond: -1 },
  '1.6 Mbit/s, 150 ms, 4x slower processor': { cpu: 4, latency: 150, bitsPerSecond: 1_600_000 },
};
type Line = (typeof LINES)[keyof typeof LINES];

/** A hand points at a link for a moment before it presses: a link may use that time. */
const POINTING_MS = 150;
/** Longer than a call takes on the slow line. */
const QUIET_MS = 1_000;
/** What is above its limit once may be the work of a busy machine: it is so in each of this many rounds. */
const TRIES = 4;
/** On a machine that may be busy. */
const PATIENCE_MS = 120_000;

type Screen = 'login' | 'day' | 'home' | 'list' | 'form' | 'floor';
/** An application, and where its screens are. */
interface App {
  url: string;
  list: string;
  /** Selectors of the entry that opens the list, and of what opens a record in it. */
  menu: string;
  row: string;
  /** Selectors; a screen is shown once each finds something. */
  screens: Readonly<Partial<Record<Screen, readonly string[]>>>;
}

const DAY = ['main section li', 'main section table [aria-current=date]'];
const LOGIN = ['input[name=username]', 'button[type=submit]'];
const FORM = ['input[name=main_title]:not([value=""])'];
const ROW = 'a[href^="#/products/edit/"]';
const STOCK_ROW = 'tbody td.column-main_title';

const oursAt = (url: string): App => ({
  ...{ url, list: '/#/products/overview', menu: 'nav a[href="#/products/overview"]', row: ROW },
  screens: {
    ...{ login: LOGIN, day: DAY, home: [...DAY, 'main section svg rect'], list: [ROW], form: FORM },
    floor: ['#floor'],
  },
});
const stockAt = (url: string): App => ({
  ...{ url, list: '/#/products', menu: 'a[href="#/products"]', row: STOCK_ROW },
  screens: { login: LOGIN, day: ['.MuiCard-root li'], list: [STOCK_ROW], form: FORM },
});

const slowDown = async (page: Page, { cpu, latency, bitsPerSecond }: Line): Promise<CDPSession> => {
  const device = await page.context().newCDPSession(page);
  const throughput = bitsPerSecond < 0 ? -1 : bitsPerSecond / 8;
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput },
  });
  await device.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return device;
};

/** The requests of each page that are not answered yet. */
const underWay = new WeakMap<Page, Set<Request>>();

/** A page whose line and processor are slow, and that notes when something is shown. */
const pageOn = async (context: BrowserContext, { screens }: App, line: Line): Promise<Page> => {
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  const end = (request: Request) => requests.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  await page.addInitScript(noteScreens, screens);
  await slowDown(page, line);
  return page;
};

/** What it took until the screen was shown, since its page, or the last click, began. */
const shown = async (page: Page, screen: Screen): Promise<Opened> => {
  const opened = await page.waitForFunction((name) => window.opened(name), screen);
  return opened.jsonValue() as Promise<Opened>;
};

const load = async (page: Page, url: string, screen: Screen): Promise<Opened> => {
  // Another document first: from one hash to another the browser loads nothing.
  await page.goto('about:blank');
  await page.goto(url, { waitUntil: 'commit' });
  return shown(page, screen);
};

/**
 * Until nothing has travelled for a while. Playwright's own `networkidle` counts once a document. Without it, what is typed
 * into a form goes when its record, read again, comes in.
 */
const settled = async (page: Page) => {
  const start = Date.now();
  for (let quietSince = start; Date.now() - quietSince < QUIET_MS; await page.waitForTimeout(50)) {
    const [request] = underWay.get(page) ?? [];
    if (request) quietSince = Date.now();
    if (quietSince - start > PATIENCE_MS) throw new Error(`No end of ${request?.url()}`);
  }
};

const click = async (page: Page, selector: string, screen: Screen): Promise<Opened> => {
  const target = page.locator(selector).first();
  await settled(page);
  await target.hover();
  await page.waitForTimeout(POINTING_MS);
  await target.click();
  return shown(page, screen);
};

/** An answer of the server that is no page of the dashboard, to which a script and a call are added. */
const floor = async (page: Page, script: string): Promise<Opened> => {
  await page.goto('about:blank');
  await page.goto('/openapi.json', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body);
  await page.evaluate(
    ([source, call]) =>
      new Promise<void>((resolve) => {
        const element = document.createElement('script');
        element.type = 'module';
        element.src = source ?? '';
        element.onload = async () => {
          await (await fetch(call ?? '')).text();
          document.body.id = 'floor';
          resolve();
        };
        document.head.append(element);
      }),
    [script, '/v2/accounts/checkToken'],
  );
  return shown(page, 'floor');
};

type Note = (journey: string, opened: Opened) => void;

/** What the reference costs on this line's processor: the least of some tries, because other work makes it dearer. */
const referenceOn = async (browser: Browser, line: Line): Promise<number> => {
  const page = await browser.newPage();
  await slowDown(page, line);
  const costs: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) costs.push(await page.evaluate(reference));
  await page.close();
  return Math.min(...costs);
};

/** By the names of the fields, which are the same in every react-admin application. */
const signIn = async (page: Page) => {
  await page.locator('input[name=username]').fill(DEMO_ACCOUNT.username);
  await page.locator('input[name=password]').fill(DEMO_ACCOUNT.password);
  await page.locator('button[type=submit]').click();
};

/** The login, for a user whose browser knows the application. */
const loadSignedOut = async (page: Page): Promise<Opened> => {
  const stored = await page.evaluate(() => {
    const items = { ...localStorage };
    localStorage.clear();
    return items;
  });
  const opened = await load(page, '/', 'login');
  await page.evaluate((items) => Object.assign(localStorage, items), stored);
  return opened;
};

const SETTINGS = { viewport: { width: 1440, height: 900 } };
let changes = 0;

const round = async (browser: Browser, app: App, line: Line, note: Note, script?: string) => {
  const options = { ...SETTINGS, baseURL: app.url };
  const context = await newContext(browser, options);
  const page = await pageOn(context, app, line);
  note('login, cold', await load(page, '/', 'login'));
  // While a user types, the app's code comes in.
  await settled(page);
  await signIn(page);
  note('sign-in to home of the day', await shown(page, 'day'));
  note('menu to list, first time', await click(page, app.menu, 'list'));
  note('row to edit form, first time', await click(page, app.row, 'form'));
  await settled(page);
  changes += 1;
  await page.locator('input[name=sku]').fill(`BENCH-${changes}`);
  note('save to list', await click(page, 'button[type=submit]', 'list'));
  if (script) note(FLOOR, await floor(page, script));
  note('login, warm', await loadSignedOut(page));
  note('list, warm', await load(page, app.list, 'list'));
  note('home of the day, warm', await load(page, '/', 'day'));
  const signedIn = { ...options, storageState: await context.storageState() };
  await context.close();
  for (const [journey, url, screen] of [
    ['list, cold', app.list, 'list'],
    ['home of the day, cold', '/', 'day'],
  ] as const) {
    const cold = await newContext(browser, signedIn);
    const first = await pageOn(cold, app, line);
    note(journey, await load(first, url, screen));
    if (screen === 'day' && app.screens.home) note('home with its chart, cold', await shown(first, 'home'));
    await cold.close();
  }
};

const noteIn =
  (rounds: Map<string, Opened[]>): Note =>
  (journey, one) =>
    rounds.set(journey, [...(rounds.get(journey) ?? []), one]);

/**
 * The journeys as medians of so many rounds, each of which takes about twenty seconds, and a minute on the slow line.
 * `isForVerdict`: on the fast line alone, without the stock application, since no limit is asserted on either.
 */
export const journeys = async (rounds: number, isForVerdict: boolean): Promise<{ text: string; broken: string[] }> => {
  const product = await startOnNewData();
  const stock = isForVerdict ? null : await serveStockApp(product.url);
  const browser = await launchChromium();
  try {
    const [script = ''] =
      readFileSync('dist/client/index.html', 'utf8').match(/\/assets\/rolldown-runtime-[^"]+\.js/) ?? [];
    const parts: string[] = [];
    const broken: string[] = [];
    for (const [name, line] of Object.entries(LINES).slice(0, isForVerdict ? 1 : 2)) {
      const [ours, theirs] = [new Map<string, Opened[]>(), new Map<string, Opened[]>()];
      const unit = await referenceOn(browser, line);
      const above = () => brokenOn(name, ours, unit);
      for (let done = 0; done < rounds || (done < TRIES && above().length > 0); done += 1) {
        await round(browser, oursAt(product.url), line, noteIn(ours), script);
        if (stock) await round(browser, stockAt(stock.url), line, noteIn(theirs));
      }
      broken.push(...above());
      parts.push(`${name}\n${tableOf(ours, theirs)}`);
    }
    return { text: parts.join('\n'), broken };
  } finally {
    await browser.close();
    stock?.close();
    await product.stop();
  }
};
