import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { aBusiness, NAME } from './aBusiness';
import { Faults, scenario, watch } from './browser';
import { aStaffMember } from './builders';
import { breakages, cuttingServer, type Line, lineOf } from './line';
import { newStillContext } from './newContext';
import { startOnOwnData } from './product';
import { DUTCH_DESK, DUTCH_PHONE, signedInPage, withoutServiceWorker } from './warmPage';

/** A second account. */
export const COLLEAGUE = { username: 'collega', name: 'Cor Collega', password: 'een wachtwoord van Cor' };

/** A signed-in page with its line and its console messages. */
export const openDesk = async (chromium: Browser, url: string, settings: BrowserContextOptions = {}) => {
  const context = await newStillContext(chromium, { baseURL: url, ...DUTCH_DESK, ...settings });
  await withoutServiceWorker(context);
  const page = await context.newPage();
  const said = new Faults();
  // The browser's own message about a failed request.
  said.expect(/Failed to load resource/);
  // React Router's message about a typed address while a form has changes.
  said.expect(/blocker on a POP navigation/);
  watch(context, said);
  const line = await lineOf(page);
  await page.clock.install();
  await signedInPage(page);
  await expect.poll(line.isQuiet).toBe(true);
  return { page, line, said, close: () => context.close() };
};

/** A fixture: the same on a phone, on the server of the fixture `shop`. */
export const openPhone = async (
  { chromium, shop }: { chromium: Browser; shop: { url: string } },
  { onCleanup }: { onCleanup: (close: () => Promise<void>) => void },
) => {
  const phone = await openDesk(chromium, shop.url, DUTCH_PHONE);
  onCleanup(phone.close);
  return phone;
};

/**
 * Scenarios on a small business that can break the line between page and server. The scenarios of a file share one
 * signed-in page, so that the app starts once.
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

/** The number of looks, and the milliseconds between them, before a page counts as hanging. */
const PATIENCE = 2_000;
const BETWEEN_LOOKS = 15;

/** Waits until no call is running and several looks in a row see the same expected state; returns it. */
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

export const go = (page: Page, route: string): Promise<void> =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, route);

/** Goes to the login as a signed-in user, so that the next screen is a new one. */
export const leave = async (page: Page): Promise<void> => {
  await go(page, '/login');
  await page.getByText('Je bent al ingelogd').waitFor();
};
