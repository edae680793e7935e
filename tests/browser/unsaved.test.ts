import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario } from '../support/browser';

/** Leaving a form that was changed, in every way that a browser has. */
const changed = async (page: Page) => {
  // Arrived at by the app's own links, then by address: both kinds of history stand behind the form.
  await page.getByRole('link', { name: 'Producten' }).first().click();
  await page.locator('a[href="#/products/edit/1"]').click();
  const title = page.getByLabel(/^Naam/);
  await title.fill('Een andere naam');
  return title;
};
const asked = (page: Page) => page.getByRole('dialog', { name: 'Nog niet opgeslagen' });
const ways: [string, (page: Page) => Promise<unknown>][] = [
  ['the menu', (page) => page.getByRole('link', { name: 'Transacties' }).first().click()],
  ['Back', (page) => page.evaluate(() => window.history.back())],
  [
    'the address bar, to a record that begins like this one',
    (page) => page.evaluate(() => window.location.assign('#/products/edit/12')),
  ],
];

describe('a changed form', () => {
  scenario.for(ways)(
    'asks before it is left by %s, and stays as it was',
    async ([, leave], { signedIn: page, faults }) => {
      faults.expect(/blocker on a POP navigation/);
      const title = await changed(page);
      await leave(page);
      await asked(page).waitFor();
      await page.getByRole('button', { name: 'Blijven' }).click();
      await asked(page).waitFor({ state: 'hidden' });
      expect(new URL(page.url()).hash).toBe('#/products/edit/1');
      expect(await title.inputValue()).toBe('Een andere naam');

      await leave(page);
      await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
      await expect.poll(() => new URL(page.url()).hash).not.toBe('#/products/edit/1');
    },
  );

  scenario('asks before the tab is closed', async ({ signedIn: page }) => {
    await changed(page);
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });

  scenario('that was saved asks nothing', async ({ signedIn: page }) => {
    await changed(page);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Product geüpdate').waitFor();
    await page.waitForURL(/#\/products\/overview/);
    expect(await asked(page).isVisible()).toBe(false);
  });
});
