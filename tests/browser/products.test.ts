import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';

/** Every call to v2 from now on, as `GET v2/…`. */
const callsOf = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v2/') && !pathname.startsWith('/v2/images/'))
      calls.push(`${request.method()} ${pathname.slice(1)}`);
  });
  return calls;
};

const openList = async (page: Page) => {
  await page.goto('/#/products/overview');
  await page.locator('a[href^="#/products/edit/"]').first().waitFor();
};
const titles = (page: Page) => page.locator('tbody a[href^="#/products/edit/"]').allInnerTexts();

describe('the product overview', () => {
  scenario(
    'searches from the first key and sorts by any column, without asking the server again',
    async ({ signedIn: page }) => {
      await openList(page);
      await screenshot(page, 'products');
      const all = await titles(page);
      const calls = callsOf(page);
      const word = all[0]?.split(' ')[0] ?? 'no product';

      await page.getByRole('searchbox').pressSequentially(word);
      await expect.poll(() => titles(page)).not.toEqual(all);
      const isFound = (title: string) => title.toLowerCase().includes(word.toLowerCase());
      await expect.poll(async () => (await titles(page)).every(isFound)).toBe(true);
      expect(await titles(page)).not.toEqual([]);
      await page.getByRole('searchbox').fill('');
      await expect.poll(() => titles(page)).toEqual(all);

      await page.getByRole('button', { name: 'Naam' }).click();
      await expect.poll(() => titles(page)).not.toEqual(all);
      const { compare } = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });
      let ascending: string[] = [];
      await expect
        .poll(async () => {
          ascending = await titles(page);
          return ascending.every((title, index) => index === 0 || compare(ascending[index - 1] ?? '', title) <= 0);
        })
        .toBe(true);
      await page.getByRole('button', { name: 'Naam' }).click();
      await expect.poll(() => titles(page)).not.toEqual(ascending);
      expect(calls).toEqual([]);
    },
  );
});

describe('the product form', () => {
  scenario('takes a price with a comma and keeps it', async ({ signedIn: page }) => {
    await openList(page);
    const [first = ''] = await titles(page);
    await page.getByRole('link', { name: first, exact: true }).click();
    await page.waitForURL(/#\/products\/edit\/\d+$/);
    const price = page.getByLabel('Prijs excl. btw', { exact: true });
    // MUI hears by this animation that the browser filled a field in; its styles stand in frame.css, not once a field in the page.
    expect(await price.evaluate((field) => getComputedStyle(field).animationName)).toBe('mui-auto-fill-cancel');
    expect(await page.locator('style[data-emotion="w-global"]').count()).toBe(0);
    await price.fill('1234,5');
    await screenshot(page, 'product');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Product geüpdate').waitFor();
    await page.waitForURL(/#\/products\/overview/);
    await page.getByRole('link', { name: first, exact: true }).click();
    await expect.poll(() => price.inputValue()).toMatch(/^1234,50?$/);
  });
});
