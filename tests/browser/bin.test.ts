import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';

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
