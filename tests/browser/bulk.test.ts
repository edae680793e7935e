import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, loadAxe } from '../support/axe';
import { scenario, screenshot } from '../support/browser';
import { resize } from '../support/resize';
import { DUTCH_DESK } from '../support/warmPage';

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
    await expectAccessible(page, { include: ['[role=dialog]'] });
    await screenshot(page, 'bulk-trial');
    // On a phone the box of the page is one that can be seen and pressed.
    await page.setViewportSize({ width: 390, height: 844 });
    const all = trial.getByRole('checkbox', { name: 'Alle op deze bladzijde meenemen' });
    await all.check();
    await trial.getByRole('button', { name: 'Weggelaten (0)' }).waitFor();
    const words = trial.getByText('Alle op deze bladzijde meenemen');
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
