import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { aBusiness, NAME } from './aBusiness';
import { DUTCH_DESK, Faults, scenario, watch } from './browser';
import { aStaffMember } from './builders';
import { breakages, cuttingServer, type Line, lineOf } from './line';
import { startOnOwnData } from './product';
import { signIn } from './signIn';

/** Another who may sign in. */
export const COLLEAGUE = { username: 'collega', name: 'Cor Collega', password: 'een wachtwoord van Cor' };

/** A page that is signed in, with its line and what was said on its console. */
export const openDesk = async (chromium: Browser, url: string, settings: BrowserContextOptions = {}) => {
  const context = await chromium.newContext({ baseURL: url, ...DUTCH_DESK, ...settings });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const said = new Faults();
  // What the browser itself says of an answer that is no success.
  said.expect(/Failed to load resource/);
  // And the router, of an address that is typed while a form has changes.
  said.expect(/blocker on a POP navigation/);
  watch(page, said);
  const line = await lineOf(page);
  await page.clock.install();
  await page.goto('/');
  await signIn(page);
  await expect.poll(line.isQuiet).toBe(true);
  return { page, line, said, close: () => context.close() };
};

/**
 * Scenarios on a small business, with a hand on the line between page and server. All of a file share one page,
 * which is signed in: the app starts once.
 */
export const onTheLine = scenario
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what a fixture needs
  .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
    const shop = await startOnOwnData(async (db) => {
      await aStaffMember(db, COLLEAGUE);
      return aBusiness(db, NAME);
    });
    onCleanup(shop.stop);
    return shop;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('broken', { scope: 'file' }, async ({}, { onCleanup }) => {
    const cut = await cuttingServer();
    onCleanup(cut.close);
    return breakages(cut.url);
  })
  .extend('desk', { scope: 'file' }, async ({ chromium, shop }, { onCleanup }) => {
    const desk = await openDesk(chromium, shop.url);
    onCleanup(desk.close);
    return { ...desk, business: shop.own };
  });

/** So many times, this many milliseconds apart, a page is looked at before it counts as hanging. */
const PATIENCE = 400;
const BETWEEN_LOOKS = 15;

/** What is seen once no call is under way and so many looks one after the other find the same, as it should be. */
export const atRest = async <Seen>(
  line: Line,
  look: () => Promise<Seen>,
  isReached: (seen: Seen) => boolean = () => true,
  looks = 2,
): Promise<Seen> => {
  let same = 0;
  let before = '';
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const seen = await look();
    const now = JSON.stringify(seen);
    const isSame = looks === 1 || now === before;
    same = isSame && line.isQuiet() && isReached(seen) ? same + 1 : 0;
    if (same >= Math.max(1, looks - 1)) return seen;
    before = now;
    await line.hasten();
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
  throw new Error(`It does not come to rest: ${before}`);
};

const SESSION = 'wasbeheer.session';

export const go = (page: Page, route: string): Promise<void> =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, route);

/** To the login, which the signed-in user need not fill in: every screen that opens after it is a new one. */
export const leave = async (page: Page): Promise<void> => {
  await go(page, '/login');
  await page.getByText('Je bent al ingelogd').waitFor();
};

/** As another tab that signs out and in again would leave it: nothing is remembered, at the login. */
export const forget = async (page: Page): Promise<void> => {
  const session = await page.evaluate((key) => {
    const text = localStorage.getItem(key) ?? '';
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    return text;
  }, SESSION);
  await page.getByRole('button', { name: 'Inloggen' }).waitFor();
  await page.evaluate(
    ([key = '', text = '']) => {
      localStorage.setItem(key, text);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    [SESSION, session],
  );
  await page.getByText('Je bent al ingelogd').waitFor();
};
