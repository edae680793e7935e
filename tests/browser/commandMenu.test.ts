import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';

const menu = (page: Page) => page.getByRole('combobox', { name: 'Zoeken en doen' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe('the command menu', () => {
  scenario('finds, goes and fills by keys alone, also without a connection', async ({ signedIn: page, faults }) => {
    await page.goto('/#/customers/overview');
    const first = page.locator('tbody a').first();
    await first.waitFor();
    const name = (await first.textContent()) ?? '';

    await page.keyboard.press('Control+k');
    await menu(page).waitFor();
    await page.keyboard.type(`afspraak 1 dec 10:00 ${name}`);
    await page.getByRole('option', { name: `Afspraak met ${name} 01-12-` }).waitFor();
    // Until all is read: closing the menu ends what is under way.
    await page.getByText('De gegevens worden geladen.').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Nieuw afspraakrapport' }).waitFor();
    await expect.poll(() => page.getByLabel('Tijd').inputValue()).toBe('10:00');
    await expect.poll(() => page.getByLabel('Datum').inputValue()).toMatch(/^01-12-20\d\d$/);
    await expect.poll(() => focused(page)).toBe('H1');

    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await page.keyboard.press('Control+k');
    await menu(page).waitFor();
    await page.keyboard.type('as-cit-1l');
    await page.getByRole('option', { name: /AS-CIT-1L/ }).waitFor();
    await screenshot(page, 'command menu');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'detached' });
    await page.context().setOffline(false);
    await expect.poll(() => focused(page)).toBe('H1');
  });
});
