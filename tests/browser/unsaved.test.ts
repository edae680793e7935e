import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario } from '../support/browser';
import { gate } from '../support/gate';
import { signedInPage } from '../support/warmPage';

/** Leaving what is not saved, in every way that a browser has. */
interface Work {
  name: string;
  route: string;
  /** An address that begins like that one. */
  longer: string;
  change: (page: Page) => Promise<unknown>;
  isAsChanged: (page: Page) => Promise<boolean>;
}
const firstHandle = (page: Page) => page.getByRole('button', { name: /^Verplaats / }).first();
const unsavedOrder = (page: Page) => page.getByText('De volgorde is nog niet opgeslagen.');
const moveFirstDown = async (page: Page) => {
  await firstHandle(page).focus();
  for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await unsavedOrder(page).waitFor();
};
const A_FORM: Work = {
  name: 'a form',
  route: '#/products/edit/1',
  longer: '#/products/edit/12',
  change: (page) => page.getByLabel(/^Naam/).fill('Een andere naam'),
  isAsChanged: async (page) => (await page.getByLabel(/^Naam/).inputValue()) === 'Een andere naam',
};
const works: Work[] = [
  A_FORM,
  {
    name: 'an order',
    route: '#/products/order/1/1',
    longer: '#/products/order/1/12',
    change: async (page) => {
      await page.getByRole('heading', { name: 'Productvolgorde' }).waitFor();
      await moveFirstDown(page);
    },
    isAsChanged: (page) => unsavedOrder(page).isVisible(),
  },
];

/** Whether closing the tab would ask: no person leaves in the instant before that. */
const isGuarded = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
const here = (page: Page) => new URL(page.url()).hash;
const changed = async (page: Page, { route, change }: Work) => {
  // Arrived at by the app's own links, then by address: both kinds of history stand behind it.
  await page.getByRole('link', { name: 'Categorieën', exact: true }).first().click();
  await page.locator('a[href="#/categories/edit/1"]').waitFor();
  await page.evaluate((hash) => window.location.assign(hash), route);
  await change(page);
  await expect.poll(() => isGuarded(page)).toBe(true);
};
const asked = (page: Page) => page.getByRole('dialog', { name: 'Nog niet opgeslagen' });
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account van/ }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
};
const ways: [string, (page: Page, work: Work) => Promise<unknown>][] = [
  ['the menu', (page) => page.getByRole('link', { name: 'Transacties' }).first().click()],
  ['Back', (page) => page.evaluate(() => window.history.back())],
  [
    'the address bar, to one that begins like it',
    (page, { longer }) => page.evaluate((hash) => window.location.assign(hash), longer),
  ],
  ['signing out', signOut],
];

describe.each(works)('$name that is not saved', (work) => {
  scenario('asks before it is left in any way, and stays as it was', async ({ signedIn: page, faults }) => {
    // The longer address is no order.
    faults.expect(/status of 404 .*products\/12/);
    await page.goto('/#/');
    for (const [way, leave] of ways) {
      await changed(page, work);
      await leave(page, work);
      await asked(page).waitFor();
      await page.getByRole('button', { name: 'Blijven' }).click();
      await asked(page).waitFor({ state: 'hidden' });
      await expect.poll(() => here(page), { message: way }).toBe(work.route);
      await expect.poll(() => work.isAsChanged(page), { message: way }).toBe(true);

      await leave(page, work);
      await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
      await expect.poll(() => here(page), { message: way }).not.toBe(work.route);
      // The screen stands until the next one has come.
      await expect.poll(() => isGuarded(page), { message: way }).toBe(false);
    }
  });
});

describe('what is not saved', () => {
  scenario('asks before the tab is closed, wherever a change is guarded', async ({ signedIn: page }) => {
    await page.goto('/#/');
    await changed(page, A_FORM);
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const closed = page.waitForEvent('close');
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await closed;
  });

  scenario('is not left by a search in its screen, nor by Back out of that search', async ({ signedIn: page }) => {
    await page.goto('/#/products/overview');
    await moveFirstDown(page);
    await page.getByRole('searchbox').fill('wax');
    await expect.poll(() => here(page)).toContain('wax');
    // Until then the list stands as before the search.
    await page.locator('.busy').waitFor({ state: 'detached' });
    const sorted = page.locator('th[aria-sort=ascending]', { hasText: 'Naam' });
    expect(await sorted.count()).toBe(0);
    await page.getByRole('button', { name: 'Naam', exact: true }).first().click();
    await sorted.waitFor();
    await page.goBack();
    // Not by the address, which changes for a moment also when Back is refused.
    await sorted.waitFor({ state: 'detached' });
    expect(here(page)).not.toContain('sort=main_title');
    expect(await asked(page).count()).toBe(0);
    await unsavedOrder(page).waitFor();

    await page.evaluate(() => window.location.assign('#/transactions/overview'));
    await asked(page).waitFor();
    await page.getByRole('button', { name: 'Blijven' }).click();
    await expect.poll(() => here(page)).toContain('wax');
    await unsavedOrder(page).waitFor();
  });

  scenario('asks in the words of the browser where ours cannot be fetched', async ({ page, faults }) => {
    faults.expect(/LeaveQuestion/);
    await page.route(/LeaveQuestion/, (route) => route.abort());
    await signedInPage(page);
    await page.goto('/#/');
    await changed(page, A_FORM);
    const question = page.waitForEvent('dialog');
    const left = page.getByRole('link', { name: 'Transacties' }).first().click();
    const dialog = await question;
    expect(dialog.type()).toBe('confirm');
    await dialog.dismiss();
    await left;
    await expect.poll(() => here(page)).toBe('#/products/edit/1');
  });

  scenario('and failed after its form was left is told on the screen that comes', async ({ page, faults }) => {
    faults.expect(/Failed to load resource|V2Error/);
    const [answer, code] = [gate(), gate()];
    await page.route(/product\/edit/, async (route) => {
      await answer.opened;
      await route.fulfill({ status: 422, json: { code: 'ERROR', data: { error: 'Dat kan niet.' } } });
    });
    await signedInPage(page);
    await page.goto('/#/products/edit/1');
    // Without a change of the user's: else it is not left before the answer.
    await page.getByLabel(/^Naam/).waitFor();
    await page.route(/StatisticsPage/, async (route) => {
      await code.opened;
      await route.continue();
    });
    const sent = page.waitForRequest(/product\/edit/);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await sent;
    await page.evaluate(() => window.location.assign('#/statistics/overview'));
    await expect.poll(() => here(page)).toBe('#/statistics/overview');
    answer.open();
    const told = page.getByText(/^‘.+’: Er ging iets mis met het opslaan van het product\.$/);
    await told.waitFor();
    expect(await page.getByRole('heading', { name: 'Statistieken', level: 1 }).isVisible()).toBe(false);
    code.open();
    await page.getByRole('heading', { name: 'Statistieken', level: 1 }).waitFor();
    expect(await told.isVisible()).toBe(true);
  });
});
