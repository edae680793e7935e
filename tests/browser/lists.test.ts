import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';
import { leave } from '../support/onTheLine';
import { resize } from '../support/resize';

const openDialog = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
};
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });
const filterIn = (page: Page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('filter') ?? '{}';

describe('a list as a tool', () => {
  scenario(
    'is filtered, arranged and kept as a view at an address; what is selected in it is exported',
    async ({ signedIn: page }) => {
      await page.goto('/#/customers/overview');
      await page.getByRole('cell').first().waitFor();
      const filters = await openDialog(page, 'Filters');
      await filters.getByLabel('Plaats').fill('Boxtel');
      await filters.getByRole('button', { name: 'Toepassen' }).click();
      await gone(page);
      await expect.poll(() => JSON.parse(filterIn(page))).toEqual({ company_place: 'Boxtel' });
      const rows = page.locator('tbody tr');
      const places = page.locator('tbody .column-company_place');
      const expectBoxtel = () =>
        expect.poll(async () => new Set(await places.allInnerTexts())).toEqual(new Set(['Boxtel']));
      await expectBoxtel();

      const columns = await openDialog(page, 'Kolommen');
      // It does not fit this screen: it has no tick, and does not come in by another choice.
      expect(await columns.getByLabel('E-mail', { exact: true }).isChecked()).toBe(false);
      await columns.getByLabel('Breedte van Plaats').selectOption('Zeer breed');
      await columns.getByLabel('Contactpersoon', { exact: true }).uncheck();
      await columns.getByRole('button', { name: 'Klaar' }).click();
      await gone(page);
      const width = async () => (await places.first().boundingBox())?.width ?? 0;
      const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      await expect.poll(width).toBeGreaterThanOrEqual(28 * rem);
      const headings = page.getByRole('columnheader');
      await expect.poll(() => headings.filter({ hasText: /^(Contactpersoon|E-mail)/ }).count()).toBe(0);
      expect(await headings.filter({ hasText: 'Telefoon' }).count()).toBe(1);

      const views = await openDialog(page, 'Weergaven');
      await views.getByLabel('Naam').fill('Boxtel breed');
      await views.getByRole('button', { name: 'Opslaan als nieuwe weergave' }).click();
      const address = await views.getByRole('link', { name: 'Boxtel breed' }).getAttribute('href');
      await page.keyboard.press('Escape');
      await gone(page);
      await page.goto('/#/news/overview');
      await page.getByRole('heading', { level: 1, name: 'Nieuws' }).waitFor();
      await page.goto(`/${address}`);
      await expect.poll(() => JSON.parse(filterIn(page))).toEqual({ company_place: 'Boxtel' });
      await expectBoxtel();
      await expect.poll(width).toBeGreaterThanOrEqual(28 * rem);

      // By keyboard: a box is pressed with the space bar.
      await page.getByRole('button', { name: 'Kiezen' }).press('Enter');
      const box = rows.first().getByRole('checkbox');
      await box.press('Space');
      const bar = page.getByRole('region', { name: 'Kiezen' });
      await bar.getByText('1 gekozen').waitFor();
      const chosen = await rows.first().getByRole('link').first().innerText();
      await screenshot(page, 'selection');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        bar.getByRole('button', { name: 'Exporteren' }).press('Enter'),
      ]);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(chosen);
      await bar.getByRole('button', { name: 'Klaar' }).click();
      await bar.waitFor({ state: 'hidden' });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );

  scenario('stands within its card on a tablet, a small laptop and a desk', async ({ signedIn: page }) => {
    const tooWide: string[] = [];
    for (const name of ['products', 'transactions', 'customers', 'market', 'news', 'b2binsights', 'audit', 'norms']) {
      // Else the list before it, which stands until this one comes, is measured.
      await leave(page);
      await page.goto(`/#/${name}/overview`);
      await page.locator('.records td').first().waitFor();
      // Widths of screens, less a scroll bar.
      for (const width of [625, 753, 885, 1009, 1265, 1351, 1425]) {
        await resize(page, { width, height: 900 });
        const over = await page
          .locator('main .records')
          .evaluateAll((tables) => Math.max(0, ...tables.map((table) => table.scrollWidth - table.clientWidth)));
        if (over > 0) tooWide.push(`${name} at ${width}: ${over}`);
      }
      if (name !== 'transactions') continue;
      // The headings of a table that fits stick below the app's bar; one that is widened scrolls sideways.
      const head = page.locator('.record-head th').first();
      await page.evaluate(() => scrollTo(0, 700));
      await expect.poll(async () => (await head.boundingBox())?.y).toBe(60);
      const sideways = () =>
        page.locator('main .records').evaluate((box) => {
          box.scrollLeft = 9;
          return box.scrollLeft;
        });
      expect(await sideways()).toBe(0);
      await head.evaluate((cell) => Object.assign(cell.style, { minWidth: '90rem' }));
      await expect.poll(sideways).toBe(9);
      await head.evaluate((cell) => cell.removeAttribute('style'));
      await page.evaluate(() => scrollTo(0, 0));
    }
    expect(tooWide).toEqual([]);
  });

  scenario('is where it was left after a record is deleted, with the focus on a row', async ({ signedIn: page }) => {
    await leave(page);
    await page.goto('/#/products/overview');
    const opened = page.locator('.record-rows .record-link').nth(17);
    await opened.scrollIntoViewIfNeeded();
    const name = await opened.innerText();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(300);
    await opened.click();
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).press('Enter');
    await page.getByText('Product verwijderd').waitFor();
    const focused = page.locator('.record-rows a:focus');
    await focused.waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    // It is not covered, and the next key goes on from it.
    const isUncovered = (link: Element) => {
      const { left, top } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + 2, top + 2));
    };
    expect(await focused.evaluate(isUncovered)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200);
    await expect.poll(() => page.getByRole('link', { name, exact: true }).count()).toBe(0);
  });
});

const rows = (page: Page) => page.locator('.record-rows tr');
/** The text of the newest message and whether its picture is there, once the list has loaded. */
const newest = async (page: Page) => {
  await page.goto('/#/news/overview');
  const row = rows(page).first();
  await row.locator('img').waitFor();
  return { title: await row.getByRole('link').first().innerText(), count: await rows(page).count() };
};

scenario('what is deleted goes back from the bin with its picture', async ({ signedIn: page }) => {
  const before = await newest(page);
  await page.getByRole('button', { name: `Verwijderen: ${before.title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('link', { name: before.title, exact: true }).waitFor({ state: 'detached' });

  await page.goto('/#/bin/overview');
  const here = page.getByRole('link', { name: 'Prullenbak', exact: true });
  const bottom = async () => {
    const { y = 0, height = 0 } = (await here.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(bottom, { message: 'the menu shows where one is' }).toBeLessThanOrEqual(900);
  await page.getByRole('button', { name: `Terugzetten: ${before.title}` }).click();
  await page.getByText(`${before.title} is teruggezet.`).waitFor();
  await screenshot(page, 'bin');
  await expect.poll(() => newest(page)).toEqual(before);
  const picture = rows(page).first().locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
