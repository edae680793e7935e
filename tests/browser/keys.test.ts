import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { scenario, screenshot } from '../support/browser';

/** The keys of a whole day, names and texts included: more of them is a longer way. */
const ENOUGH = 300;

/** A keyboard that counts, and after each key waits until the focus is on something. */
const keyboardOf = (page: Page) => {
  let count = 0;
  const isSomewhere = () => page.evaluate(() => document.activeElement !== document.body);
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      count += 1;
      await expect.poll(isSomewhere).toBe(true);
    }
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    count += text.length;
  };
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let tabs = 0; tabs < 20 && !(await isFocused(target)); tabs += 1) await press('Tab');
    expect(await isFocused(target)).toBe(true);
  };
  const waitOn = async (target: Locator) => {
    await target.waitFor();
    await expect.poll(() => isFocused(target)).toBe(true);
  };
  /** A line of 'Zoeken en doen', and what it finds once all is read: closing the menu ends what it still reads. */
  const find = async (line: string, option: string | RegExp) => {
    await press('Control+k');
    await waitOn(page.getByRole('combobox', { name: 'Zoeken en doen' }));
    await type(line);
    const found = page.getByRole('option', { name: option }).first();
    await found.waitFor();
    await page.getByText('De gegevens worden geladen.').waitFor({ state: 'hidden' });
    return found;
  };
  const choose = async (line: string, option: string | RegExp) => {
    const found = await find(line, option);
    await expect.poll(() => found.getAttribute('aria-selected')).toBe('true');
    await press('Enter');
  };
  /** What a save tells, once the next screen stands in place of the form. */
  const saved = async (text: string, focused = page.getByRole('heading', { level: 1 })) => {
    await page.getByText(text).waitFor();
    await page.locator('main [type=submit]').waitFor({ state: 'detached' });
    await waitOn(focused);
  };
  return { press, type, tabTo, waitOn, find, choose, saved, count: () => count };
};

/** The heading of a screen, which has the focus when the screen opens. */
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

describe('a working day', () => {
  scenario('is done by keys alone, and the focus is always somewhere', { timeout: 300_000 }, async ({ page }) => {
    const { press, type, tabTo, waitOn, find, choose, saved, count } = keyboardOf(page);

    await page.clock.install();
    await page.goto('/');
    await waitOn(page.getByLabel('Gebruikersnaam', { exact: true }));
    await type(DEMO_ACCOUNT.username);
    await press('Tab');
    await type(DEMO_ACCOUNT.password);
    await press('Enter');
    await waitOn(heading(page, 'Vandaag'));

    // The first customer, and its telephone.
    await press('g', 'k');
    await waitOn(heading(page, 'Klanten'));
    const row = page.locator('main tbody tr').first();
    await row.waitFor();
    const name = (await row.locator('.record-link').innerText()).trim();
    const phone = (await row.locator('.column-company_phone').innerText()).trim();
    await press('/', 'ArrowDown');
    await waitOn(row);
    await press('Escape');
    await waitOn(page.getByRole('searchbox'));
    await (await find(name, name)).getByText(phone).waitFor();
    await press('Escape');
    await waitOn(page.getByRole('searchbox'));

    // A task, added and done.
    await choose(`taak ${name} pomp nakijken`, `Taak bij ${name}`);
    await waitOn(page.getByLabel('Nieuwe taak'));
    await expect.poll(() => page.getByLabel('Nieuwe taak').inputValue()).toBe('pomp nakijken');
    await press('Enter');
    const task = page.getByRole('checkbox', { name: 'pomp nakijken' });
    await task.waitFor();
    await tabTo(task);
    await press('Space');
    await expect.poll(() => task.isChecked()).toBe(true);
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });

    await choose(`afspraak morgen 10:00 ${name}`, `Afspraak met ${name}`);
    await waitOn(heading(page, 'Nieuw afspraakrapport'));
    await expect.poll(() => page.getByLabel('Tijd').inputValue()).toBe('10:00');
    await press('Control+s');
    await saved('Nieuw klantenrapport toegevoegd!');

    await choose(`waterrapport ${name}`, `Waterrapport voor ${name}`);
    await tabTo(page.getByLabel('pH'));
    await type('7,2');
    await press('Tab');
    await type('8');
    await press('Tab');
    await type('500');
    await tabTo(page.getByLabel('Opmerkingen'));
    await type('Helder');
    await press('Control+Enter');
    await saved('Nieuw waterrapport toegevoegd!');

    await choose('as-cit-1l', /AS-CIT-1L/);
    const price = page.getByLabel('Prijs excl. btw', { exact: true });
    await tabTo(price);
    await press('Control+a');
    await type('13,45');
    await press('Control+s');
    // The next record is a key away.
    await saved('Product geüpdate', page.locator('tr', { hasText: 'AS-CIT-1L' }).locator('.record-link'));

    // From place 3 to 20, back and again, and kept.
    const titles = () => page.locator('main tbody .record-link').allInnerTexts();
    await expect.poll(async () => (await titles()).length).toBeGreaterThan(20);
    const [first = '', second = '', third = '', ...rest] = await titles();
    const moved = [first, second, ...rest.slice(0, 17), third, ...rest.slice(17)];
    await press('/', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await tabTo(page.getByRole('button', { name: `Verplaats ${third}`, exact: true }));
    await press('Enter', '2', '0', 'Enter');
    await expect.poll(titles).toEqual(moved);
    await press('Control+z');
    await expect.poll(titles).toEqual([first, second, third, ...rest]);
    await press('Control+Shift+z');
    await expect.poll(titles).toEqual(moved);
    await press('Control+s');
    await page.getByText('Volgorde aangepast').waitFor();

    await choose('push', /^Pushbericht/);
    await tabTo(page.getByLabel('Bericht', { exact: true }));
    await type('Gratis wax');
    // However slow the machine: the ten seconds in which it can be called off do not pass.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await press('Control+Enter');
    await waitOn(page.getByRole('button', { name: 'Annuleren' }));
    await press('Escape');
    await waitOn(page.getByRole('button', { name: /^Verstuur naar/ }));

    expect(count()).toBeLessThanOrEqual(ENOUGH);
  });
});

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
