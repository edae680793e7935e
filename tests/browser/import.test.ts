import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, loadAxe, WIDE } from '../support/axe';
import { scenario, screenshot } from '../support/browser';

const DIALOG = { include: ['[role=dialog]'] };

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
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
    await expectAccessible(page, DIALOG);
    await screenshot(page, 'import-columns');
    await press(page, 'Volgende');

    await page.getByRole('button', { name: 'Met fouten (2)' }).waitFor();
    await page.getByRole('button', { name: 'Niet herkend (1)' }).waitFor();
    const cell = page.getByLabel('Prijs excl. btw, regel 5');
    await cell.fill('99');
    await cell.press('Enter');
    await page.getByRole('button', { name: 'Met fouten (1)' }).waitFor();
    await expectAccessible(page, DIALOG);
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
