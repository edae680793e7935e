import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/chromium.mjs';
import { newContext } from '../support/newContext';
import { startOnNewData } from '../support/product';
import { signIn } from '../support/signIn';

/**
 * `npm run budget`: how much JavaScript travels before a screen can be used, in Chromium, from the production
 * build on the real server. Counted is the compressed body of every script that arrived before the moment at which
 * all that the screen is about stands in the document, in a cold cache; what still travels then was not needed for it.
 */
interface Budget {
  screen: string;
  route: string;
  signedIn: boolean;
  /** Kilobytes of 1000 bytes. */
  kB: number;
  /** Selectors; the screen is shown once each finds something. */
  shows: string[];
}

const BUDGETS: Budget[] = [
  {
    screen: 'login form can be used',
    route: '/login',
    signedIn: false,
    kB: 46,
    shows: ['input[name=username]', 'input[name=password]', 'button[type=submit]'],
  },
  {
    screen: 'first list is shown (products)',
    route: '/products/overview',
    signedIn: true,
    kB: 178,
    shows: ['a[href^="#/products/edit/"]'],
  },
  {
    screen: "customers' list is shown",
    route: '/customers/overview',
    signedIn: true,
    kB: 178,
    shows: ['a[href^="#/customers/dashboard/"]'],
  },
  {
    screen: "a customer's dashboard can be worked on",
    route: '/customers/dashboard/1',
    signedIn: true,
    kB: 237,
    shows: ['main section form input', 'main section h2'],
  },
  {
    screen: 'home shows appointments and calendar',
    route: '/',
    signedIn: true,
    kB: 148,
    shows: ['main section li', 'main section table [aria-current=date]'],
  },
];

/** A line like a good mobile one, so that what is fetched side by side is seen side by side. */
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 };

/**
 * The visit with the least counts: on a busy machine a script that the screen can do without arrives in time. While that
 * is above the budget, there are more visits: a script that is needed is in each of them.
 */
const VISITS = 3;
const MOST_VISITS = 12;

interface Script {
  name: string;
  bytes: number;
}
interface Visit {
  /** When the screen stood there, in milliseconds. */
  shown: number;
  scripts: Script[];
}

const bytesOf = ({ scripts }: Pick<Visit, 'scripts'>) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

const scriptsUntilShown = async (page: Page, { route, shows }: Budget): Promise<Visit> => {
  await page.addInitScript((selectors) => {
    performance.setResourceTimingBufferSize(1000);
    const look = () => {
      if (!selectors.every((selector) => document.querySelector(selector))) return;
      watching.disconnect();
      performance.mark('shown');
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { childList: true, subtree: true, attributes: true });
  }, shows);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.goto(`/#${route}`);
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const shown = performance.getEntriesByName('shown')[0]?.startTime ?? 0;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter((entry) => new URL(entry.name).pathname.endsWith('.js') && entry.responseEnd <= shown)
      .map((entry) => ({ name: new URL(entry.name).pathname, bytes: entry.encodedBodySize }));
    return { shown, scripts };
  });
};

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
const heaviest = (scripts: Script[]) =>
  [...scripts].sort((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `    ${kB(bytes)}  ${name}`);

const measure = async (browser: Browser, options: BrowserContextOptions, budget: Budget) => {
  const visits: Visit[] = [];
  const least = () => visits.reduce((one, other) => (bytesOf(other) < bytesOf(one) ? other : one));
  const isAbove = () => bytesOf(least()) > budget.kB * 1000;
  while (visits.length < VISITS || (visits.length < MOST_VISITS && isAbove())) {
    const context = await newContext(browser, options);
    visits.push(await scriptsUntilShown(await context.newPage(), budget));
    await context.close();
  }
  const { shown, scripts } = least();
  const bytes = bytesOf({ scripts });
  const kept = scripts.length > 0 && !isAbove();
  const verdict = `${kB(bytes)} of ${budget.kB} kB  ${kept ? 'kept    ' : 'EXCEEDED'}`;
  const lines = [`${verdict}  ${budget.screen} (${scripts.length} scripts, ${Math.round(shown)} ms)`];
  if (!kept || process.argv.includes('--all')) lines.push(...heaviest(scripts));
  process.stdout.write(`${lines.join('\n')}\n`);
  return kept;
};

const product = await startOnNewData();
const browser = await launchChromium();
try {
  const options = { baseURL: product.url };
  const first = await newContext(browser, options);
  const page = await first.newPage();
  await page.goto('/');
  await signIn(page);
  const storageState = await first.storageState();
  await first.close();

  const kept: boolean[] = [];
  for (const budget of BUDGETS)
    kept.push(await measure(browser, budget.signedIn ? { ...options, storageState } : options, budget));
  process.exitCode = kept.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
