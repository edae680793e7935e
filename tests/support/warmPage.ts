import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { headersFor } from '../../src/provider/http/client';
import { newStillContext } from './newContext';

/** Signs pages in without the login form, with the storage events of another tab of the same browser. */

/** A browser of a member of staff in the Netherlands. */
export const DUTCH_DESK = {
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  viewport: { width: 1440, height: 900 },
};
/** The same person's phone. */
export const DUTCH_PHONE = { ...DUTCH_DESK, viewport: { width: 390, height: 844 } };

/**
 * Without a service worker, as in a browser that has none: it would answer requests that a test wants to meet, and keep
 * what a test wants to see asked for. What works without a network has tests of its own.
 */
export const withoutServiceWorker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

const SESSION = 'wasbeheer.session';

/** Starts a session on the server, which sets the cookie. Returns the session as the login stores it. */
const newSession = async (context: BrowserContext): Promise<string> => {
  const answer = await context.request.post('/v2/accounts/login', { headers: headersFor(null, DEMO_ACCOUNT) });
  return JSON.stringify((await answer.json()).data);
};

/** Signs in as from another tab. The login then shows that the user is signed in. */
const enter = async (page: Page, session: string): Promise<void> => {
  await page.evaluate(
    ([key = '', text = '']) => {
      localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    [SESSION, session],
  );
  await page.getByText('Je bent al ingelogd').waitFor();
};

/** Signs out as from another tab, which removes the app and its memory. */
const leave = async (page: Page): Promise<void> => {
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, SESSION);
  await page.getByRole('button', { name: 'Inloggen' }).waitFor();
};

/** Signs out and in again as from another tab, in one call because it is often done. Ends at the login. */
export const forget = async (page: Page): Promise<void> => {
  await page.evaluate(async (key) => {
    const text = localStorage.getItem(key) ?? '';
    const tell = () => window.dispatchEvent(new StorageEvent('storage', { key }));
    localStorage.removeItem(key);
    tell();
    // Signed in again before React has removed the app, it would keep its memory. No timer: a test may hold the clock.
    const login = () => document.querySelector('main.login:not(dialog *)');
    const isIn = () => login()?.textContent?.includes('Je bent al ingelogd') ?? true;
    const { port1, port2 } = new MessageChannel();
    while (isIn())
      await new Promise((next) => {
        port1.onmessage = next;
        port2.postMessage(null);
      });
    localStorage.setItem(key, text);
    tell();
  }, SESSION);
  await page.getByText('Je bent al ingelogd').waitFor();
};

/** Empties the storage, as before a first visit. */
const emptyStorage = (page: Page) =>
  page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<unknown>((gone, failed) => {
        const deletion = indexedDB.deleteDatabase(name);
        deletion.onsuccess = gone;
        deletion.onerror = failed;
      });
  });

/** Signs in a new browser's page. Ends at the login, which shows that the user is signed in. */
export const signedInPage = async (page: Page): Promise<void> => {
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Inloggen' }).waitFor();
  await enter(page, await newSession(page.context()));
};

/**
 * One page for all scenarios of a file, because starting the app is slow. Each scenario gets the state of a new
 * browser: a new session, empty storage, nothing in memory and no other tab.
 */
export const warmPage = (chromium: Browser, baseURL: string) => {
  let context: BrowserContext | null = null;
  let page: Page | null = null;

  const close = async () => {
    await context?.close();
    [context, page] = [null, null];
  };
  const start = async () => {
    await close();
    context = await newStillContext(chromium, { baseURL, ...DUTCH_DESK });
    await withoutServiceWorker(context);
    page = await context.newPage();
    await signedInPage(page);
    return page;
  };
  const isInApp = (one: Page) => !one.isClosed() && one.url().startsWith(`${baseURL}/#`);
  const reset = async (one: Page) => {
    const own = one.context();
    for (const other of own.pages()) if (other !== one) await other.close();
    await own.unrouteAll();
    await one.unrouteAll();
    await one.emulateMedia({ media: null });
    await one.setViewportSize(DUTCH_DESK.viewport);
    const isIn = await one.evaluate((key) => localStorage.getItem(key) !== null, SESSION);
    if (isIn) await leave(one);
    await emptyStorage(one);
    await own.clearCookies();
    await enter(one, await newSession(own));
    return one;
  };

  return { next: async (): Promise<Page> => (page && isInApp(page) ? reset(page) : start()), close };
};
