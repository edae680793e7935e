import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, loadAxe, NARROW, WIDE } from '../support/axe';
import { scenario, screenshot } from '../support/browser';
import { resize } from '../support/resize';
import { DUTCH_DESK } from '../support/warmPage';

/** Many products changed at once, by hand or from a file, and put back from the list of runs. */

/** The two tables of what is to be changed have the same parts: one is wide here, the other narrow. */
const DIALOG = { include: ['[role=dialog]'] };
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
/** The first prices of the list, once it has loaded. */
const pricesOf = async (page: Page) => {
  await page.goto('/#/products/overview');
  const cells = page.locator('.record-rows .column-main_price');
  await cells.nth(24).waitFor();
  return (await cells.allInnerTexts()).slice(0, 3);
};

scenario(
  'all products found become dearer after a trial, but for one, and are reverted',
  async ({ signedIn: page }) => {
    const before = await pricesOf(page);
    const [first = ''] = before;
    await press(page, 'Kiezen');
    await page.getByRole('checkbox', { name: 'Alles op deze pagina kiezen' }).check();
    await press(page, /^Alle \d+ kiezen/);
    await press(page, 'Wijzigen');
    const trial = page.getByRole('dialog');
    await trial.getByLabel('Wat wil je wijzigen?').selectOption('Prijs excl. btw');
    await trial.getByLabel('Hoeveel').fill('4,5');
    await trial
      .getByRole('checkbox', { name: /^Meenemen: / })
      .first()
      .uncheck();
    await trial.getByRole('button', { name: 'Weggelaten (1)' }).waitFor();
    await loadAxe(page);
    await expectAccessible(page, DIALOG, { sizes: [WIDE] });
    await screenshot(page, 'bulk-trial');
    // On a phone the box of the page is one that can be seen and pressed.
    await page.setViewportSize({ width: 390, height: 844 });
    const all = trial.getByRole('checkbox', { name: 'Alles op deze pagina meenemen' });
    await all.check();
    await trial.getByRole('button', { name: 'Weggelaten (0)' }).waitFor();
    const words = trial.getByText('Alles op deze pagina meenemen');
    expect((await words.boundingBox())?.height).toBeLessThan(30);
    await screenshot(page, 'bulk-trial phone');
    // On a tablet a name has the room of a value.
    await resize(page, { width: 768, height: 1024 });
    const widths = () =>
      trial
        .locator('tbody tr')
        .first()
        .locator('td')
        .evaluateAll((cells) => cells.map((cell) => cell.clientWidth));
    const [, name = 0, old] = await widths();
    expect(name).toBeGreaterThanOrEqual(old ?? 0);
    // Prices stand below each other, at the right as their heads.
    const aligned = (cells: Element[]) => cells.map((cell) => getComputedStyle(cell).textAlign).slice(-2);
    for (const row of ['thead tr', 'tbody tr:last-child'])
      expect(await trial.locator(`${row} > *`).evaluateAll(aligned), row).toEqual(['right', 'right']);
    await page.setViewportSize(DUTCH_DESK.viewport);
    await trial
      .getByRole('checkbox', { name: /^Meenemen: / })
      .first()
      .uncheck();
    await trial.getByRole('button', { name: /^\d+ producten wijzigen$/ }).click();
    await trial.getByText(/^\d+ regels gewijzigd\./).waitFor();
    await press(page, 'Sluiten');

    const cell = page.locator('.record-rows .column-main_price');
    await expect.poll(async () => (await cell.nth(1).innerText()) === before[1]).toBe(false);
    expect(await cell.first().innerText()).toBe(first);

    await page.goto('/#/runs/overview');
    await press(page, /^Terugdraaien: Prijs excl\. btw/);
    await page.getByRole('dialog').getByRole('button', { name: 'Terugdraaien', exact: true }).click();
    await page.getByText('De bulkwijziging is teruggedraaid').waitFor();
    await expect.poll(() => pricesOf(page)).toEqual(before);
  },
);

scenario(
  'after the trial is closed the list stands where it stood, with the focus on its button',
  async ({ signedIn: page }) => {
    await pricesOf(page);
    await press(page, 'Kiezen');
    await page.getByRole('checkbox', { name: 'Alles op deze pagina kiezen' }).check();
    await page.evaluate(() => window.scrollTo(0, 300));
    const button = page.getByRole('button', { name: 'Wijzigen', exact: true });
    // With the mouse itself: Playwright's click would scroll first.
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    const look = () => button.evaluate((one) => getComputedStyle(one).boxShadow);
    await page.mouse.move(x + 10, y + 10);
    expect(await look()).toBe('none');
    await page.mouse.down();
    expect(await look(), 'while it is pressed').not.toBe('none');
    await page.mouse.up();
    const trial = page.getByRole('dialog');
    await trial.getByText('Wat wil je wijzigen?').first().waitFor();
    await page.keyboard.press('Escape');
    await trial.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  },
);

/** All products, as the import itself gives them to work in. */
const productsOf = async (page: Page) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Producten downloaden, met alle velden'),
  ]);
  const { data } = Papa.parse<Record<string, string>>((await readFile(await download.path(), 'utf8')).trim(), {
    header: true,
  });
  return data;
};

scenario(
  'a price list in Windows-1252 is mended by keyboard, tried, carried out and reverted',
  async ({ signedIn: page }) => {
    await page.goto('/#/products/overview');
    await press(page, 'Importeren');
    const before = await productsOf(page);
    expect(before.length).toBeGreaterThan(100);
    const wrong: Readonly<Record<number, string>> = { 3: 'op aanvraag', 5: '12,50,1' };
    const priceOf = (nth: number) => wrong[nth] ?? `\x80 1.0${String(nth).padStart(2, '0').slice(-2)},50`;
    const lines = before.map(({ SKU }, nth) => `${nth === 7 ? 'ONBEKEND' : SKU};${priceOf(nth)}`);
    const buffer = Buffer.from(['Artikelnummer;Inkoop \xe9n verkoop', ...lines].join('\r\n'), 'latin1');
    await page.locator('input[type=file]').setInputFiles({ name: 'prijslijst.csv', mimeType: 'text/csv', buffer });
    await page.getByLabel('Veld voor kolom Inkoop én verkoop').selectOption('Prijs excl. btw');
    await loadAxe(page);
    await expectAccessible(page, DIALOG, { sizes: [NARROW] });
    await screenshot(page, 'import-columns');
    await press(page, 'Volgende');

    await page.getByRole('button', { name: 'Met fouten (2)' }).waitFor();
    await page.getByRole('button', { name: 'Niet herkend (1)' }).waitFor();
    const cell = page.getByLabel('Prijs excl. btw, regel 5');
    await cell.fill('99');
    await cell.press('Enter');
    await page.getByRole('button', { name: 'Met fouten (1)' }).waitFor();
    await expectAccessible(page, DIALOG, { sizes: [NARROW] });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await screenshot(page, 'import-rows-phone');
    await page.setViewportSize(WIDE);
    // A key that is pressed by mistake loses nothing.
    await page.keyboard.press('Escape');
    await press(page, 'Blijven');
    await press(page, 'Volgende');

    await page.getByText('1 regel met fouten doet niet mee. 1 regel is niet herkend.').waitFor();
    await screenshot(page, 'import-trial');
    const changed = before.length - 2;
    // Nor do they stand in the table.
    await page.getByRole('button', { name: `Alles (${changed})` }).waitFor();
    await press(page, `${changed} regels wijzigen`);
    await page.getByText(`${changed} regels gewijzigd.`).waitFor();
    await press(page, 'Sluiten');
    await press(page, 'Importeren');
    const after = await productsOf(page);
    expect(after.map((product) => product['Prijs excl. btw'])).toEqual(
      before.map((product, nth) =>
        nth === 3
          ? '99'
          : nth === 5 || nth === 7
            ? product['Prijs excl. btw']
            : `10${String(nth).padStart(2, '0').slice(-2)},50`,
      ),
    );
    await press(page, 'Annuleren');

    await page.goto('/#/runs/overview');
    await press(page, 'Terugdraaien: Import: prijslijst.csv');
    await page.getByRole('dialog').getByRole('button', { name: 'Terugdraaien', exact: true }).click();
    await page.getByText('De bulkwijziging is teruggedraaid').waitFor();
    await page.goto('/#/products/overview');
    await press(page, 'Importeren');
    expect(await productsOf(page)).toEqual(before);
  },
);
