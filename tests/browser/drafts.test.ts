import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';
import { browserWithProfile } from '../support/killedBrowser';
import { leave } from '../support/onTheLine';
import { signIn } from '../support/signIn';
import { storedIn } from '../support/storedIn';

/** What was typed, after the tab or the browser was killed. */
const TYPED = 'Getypt en nooit opgeslagen';
const offer = (page: Page) => page.getByRole('region', { name: /^Niet opgeslagen wijzigingen van/ });
const name = (page: Page) => page.getByLabel(/^Naam/);

/** How many drafts this browser holds. */
const kept = async (page: Page) => (await storedIn(page, 'wasbeheer.drafts.', 'drafts')).length;

const type = async (page: Page, form: string) => {
  await page.goto(form);
  await name(page).fill(TYPED);
  await expect.poll(() => kept(page)).toBe(1);
};
const putBack = async (page: Page) => {
  await offer(page).getByText(TYPED).waitFor();
  expect(await name(page).inputValue()).not.toBe(TYPED);
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await expect.poll(() => name(page).inputValue()).toBe(TYPED);
};

describe('what was typed and not saved', () => {
  scenario('is there after the tab was killed, until it is saved', async ({ signedIn: page }) => {
    const form = '/#/products/edit/1';
    const killed = await page.context().newPage();
    await type(killed, form);
    await killed.close();

    await page.goto(form);
    await offer(page).waitFor();
    await screenshot(page, 'draft offered');
    await page.setViewportSize({ width: 390, height: 844 });
    await screenshot(page, 'draft offered 390');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await putBack(page);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Product geüpdate').waitFor();
    await expect.poll(() => kept(page)).toBe(0);
  });

  scenario('is there after the browser was killed, until its user signs out', async ({ product }) => {
    const form = `${product.url}/#/products/edit/2`;
    const browser = browserWithProfile();
    const before = await browser.start();
    await before.page.goto(product.url);
    await signIn(before.page);
    await type(before.page, form);
    await before.kill();

    const { page, kill } = await browser.start();
    await page.goto(form);
    // The browser writes down who is signed in when it finds the time.
    const login = page.getByRole('button', { name: 'Inloggen' });
    await login.or(offer(page)).waitFor();
    if (await login.isVisible()) {
      await signIn(page);
      await page.goto(form);
    }
    await putBack(page);
    await page.getByRole('button', { name: /^Account van/ }).click();
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
    await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
    await page.getByLabel('Gebruikersnaam').waitFor();
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual([]);
    await kill();
  });

  scenario('of a form in two tabs is of each tab alone', async ({ signedIn: page }) => {
    const form = '/#/news/new';
    const title = (of: Page) => of.getByLabel(/^Titel/);
    const next = async () => {
      const tab = await page.context().newPage();
      await tab.goto(form);
      await title(tab).waitFor();
      return tab;
    };
    const first = await next();
    await title(first).fill('Van de eerste tab');
    await expect.poll(() => kept(page)).toBe(1);
    const second = await next();
    await title(second).fill('Van de tweede tab');
    await expect.poll(() => kept(page)).toBe(2);
    expect(await offer(second).isVisible()).toBe(false);

    await first.close();
    await page.goto(form);
    await offer(page).getByText('Van de eerste tab').waitFor();
    await page.getByRole('button', { name: 'Weggooien' }).click();
    await expect.poll(() => kept(page)).toBe(1);
    await second.close();
    await leave(page);
    await page.goto(form);
    await offer(page).getByText('Van de tweede tab').waitFor();
  });
});
