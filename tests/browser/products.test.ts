import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';
import { dragByMouse } from '../support/drag';
import { forget } from '../support/warmPage';

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
    const animation = (field: Element) => {
      // The page's own stillness apart.
      document.adoptedStyleSheets = [];
      return getComputedStyle(field).animationName;
    };
    expect(await price.evaluate(animation)).toBe('mui-auto-fill-cancel');
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

const openOrder = async (page: Page) => {
  await page.goto('/#/products/order/1/1');
  await page
    .getByRole('button', { name: /^Verplaats / })
    .first()
    .waitFor();
};
const tiles = (page: Page) => page.locator('main li a').allTextContents();
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Verplaats ${name}`, exact: true });
const expectAnnounced = (page: Page, text: string) =>
  expect.poll(() => page.locator('[aria-live=assertive]').innerText()).toBe(text);
const expectTiles = (page: Page, expected: string[]) => expect.poll(() => tiles(page)).toEqual(expected);
const columns = (page: Page) =>
  page
    .locator('main li')
    .evaluateAll((tiles) => new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().left))).size);

describe('the product order page', () => {
  scenario('is one sequence, in 4 columns on a wide screen and fewer on a narrow one', async ({ signedIn: page }) => {
    await openOrder(page);
    await screenshot(page, 'product-order');
    const wide = await tiles(page);
    await expect.poll(() => columns(page)).toBe(4);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(() => columns(page)).toBe(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => columns(page)).toBe(1);
    await screenshot(page, 'product-order-390');
    await expectTiles(page, wide);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  scenario('is ordered with the keyboard, by what the eye sees', async ({ signedIn: page }) => {
    await openOrder(page);
    const [a = '', b = '', c = '', d = '', e = '', ...rest] = await tiles(page);
    await handle(page, a).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expectAnnounced(page, `Verplaatst naar positie 5 van ${rest.length + 5}.`);
    await expectTiles(page, [b, c, d, e, a, ...rest]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expectAnnounced(page, `Neergezet: ${a}, positie 2 van ${rest.length + 5}.`);
    const moved = [b, a, c, d, e, ...rest];
    await expectTiles(page, moved);
    await page.getByRole('button', { name: 'Volgorde opslaan' }).click();
    await page.getByText('Volgorde aangepast').waitFor();
    await forget(page);
    await openOrder(page);
    await expectTiles(page, moved);
  });

  scenario(
    'is ordered by mouse over rows and columns, and goes back to the stored order',
    async ({ signedIn: page }) => {
      await openOrder(page);
      const stored = await tiles(page);
      const [a = '', b = '', c = '', d = '', e = '', f = '', ...rest] = stored;
      const from = await handle(page, a).boundingBox();
      const to = await handle(page, f).boundingBox();
      if (!from || !to) throw new Error('The tiles are not on the page.');
      await dragByMouse(page, { x: from.x + 5, y: from.y + 5 }, { x: to.x + 15, y: to.y + 15 });
      await page.mouse.up();
      await expectTiles(page, [b, c, d, e, f, a, ...rest]);
      await page.getByRole('button', { name: 'Volgorde herstellen' }).click();
      await expectTiles(page, stored);
    },
  );

  scenario('is whole: far tiles are printed, found in the page, and reached by a drag', async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await openOrder(page);
    const [first = '', ...rest] = await tiles(page);
    const last = rest.at(-1) ?? '';
    const tile = page.locator('main li').last();
    await expect(tile.evaluate((element) => element.getBoundingClientRect().top > window.innerHeight)).resolves.toBe(
      true,
    );
    await page.emulateMedia({ media: 'print' });
    await expectTiles(page, [first, ...rest]);
    await page.emulateMedia({ media: null });
    // As Ctrl+F does, it also scrolls there. Far tiles can be found once the screen is drawn again after the print.
    const find = () => page.evaluate((text) => Reflect.get(window, 'find').call(window, text), last);
    await expect.poll(find).toBe(true);
    await expect
      .poll(() => tile.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight))
      .toBe(true);

    await page.evaluate(() => window.scrollTo(0, 0));
    const from = await handle(page, first).boundingBox();
    if (!from) throw new Error('The tile is not on the page.');
    // Waits until it can be pressed: a tile that was out of sight is only drawn at the next frame.
    await handle(page, first).hover({ position: { x: 5, y: 5 } });
    await dragByMouse(page, { x: from.x + 5, y: from.y + 5 }, { x: from.x + 5, y: 598 });
    // Held at the edge, the page scrolls until its end.
    const isAtEnd = () =>
      page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
    await expect.poll(isAtEnd).toBe(true);
    const to = await tile.boundingBox();
    if (!to) throw new Error('The tile is not on the page.');
    await page.mouse.move(from.x + 5, Math.min(to.y + 40, 598), { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => (await tiles(page)).indexOf(first)).toBeGreaterThanOrEqual(rest.length - 1);
    await page.getByRole('button', { name: 'Volgorde herstellen' }).click();
    await expectTiles(page, [first, ...rest]);
  });
});
