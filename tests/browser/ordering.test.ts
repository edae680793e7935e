import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';
import { dragByFinger, dragByMouse, untilItFollows } from '../support/drag';
import { gate } from '../support/gate';
import { forget } from '../support/warmPage';

const handles = (page: Page) => page.getByRole('button', { name: /^Verplaats / });
const names = (page: Page) =>
  handles(page).evaluateAll((all) => all.slice(0, 6).map((handle) => handle.getAttribute('aria-label') ?? ''));
const expectNames = (page: Page, expected: string[]) => expect.poll(() => names(page)).toEqual(expected);
const open = async (page: Page) => {
  await page.goto('/#/products/overview');
  await handles(page).nth(5).waitFor();
  return names(page);
};
const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** The middle of the handle of the row at this index. */
const at = (page: Page, index: number) => middleOf(handles(page).nth(index));
/** Where the cells of a row begin, in whole pixels. */
const columnsOf = (page: Page, row: string) =>
  page
    .locator(`${row} >> nth=0`)
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().x)));
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Volgorde opslaan' }).click();
  await page.getByText('Volgorde aangepast').waitFor();
};

describe('the order of products', () => {
  // The first one: the app has the code from then on.
  scenario('is changed by a drag that begins before its code has come', async ({ signedIn: page }) => {
    const code = gate();
    await page.route(/\/dragging-[^/]+\.js$/, async (route) => {
      await code.opened;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/dragging-[^/]+\.js$/);
    const [first = '', second = '', third = '', ...rest] = await open(page);
    await asked;
    const [from, to] = [await at(page, 0), await at(page, 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const answered = page.waitForResponse(/\/dragging-[^/]+\.js$/);
    code.open();
    await (await answered).finished();
    await untilItFollows(page, from, ({ x, y }) => page.mouse.move(x, y));
    await page.mouse.move(to.x, to.y + 4, { steps: 10 });
    await page.mouse.up();
    await expectNames(page, [second, third, first, ...rest]);
    await page.getByRole('button', { name: 'Volgorde herstellen' }).click();
  });

  scenario('is changed by dragging a row by its handle, and saved', async ({ signedIn: page }) => {
    const [first = '', second = '', third = '', ...rest] = await open(page);
    const [from, to] = [await at(page, 0), await at(page, 2)];
    await dragByMouse(page, from, { x: to.x, y: to.y + 4 });
    await screenshot(page, 'ordering dragged');
    expect(await columnsOf(page, '.sortable-helper')).toEqual(await columnsOf(page, 'tbody tr:not(.sortable-helper)'));
    await page.mouse.up();
    await expectNames(page, [second, third, first, ...rest]);
    await save(page);
    await forget(page);
    await open(page);
    await expectNames(page, [second, third, first, ...rest]);
  });

  scenario('stays in sight where it is when a move is undone', async ({ signedIn: page }) => {
    const before = await open(page);
    for (let times = 0; times < 3; times += 1) {
      await handles(page).first().focus();
      for (const key of [' ', 'ArrowDown', 'ArrowDown', 'ArrowDown', ' ']) await page.keyboard.press(key);
    }
    await page.evaluate(() => window.scrollTo(0, 330));
    const { y } = await at(page, 9);
    for (let times = 0; times < 3; times += 1) {
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      expect(Math.abs((await at(page, 9)).y - y)).toBeLessThan(2);
    }
    await expectNames(page, before);
  });

  scenario('is changed with a finger, without scrolling the page', async ({ signedIn: page }) => {
    const [first = '', second = '', third = '', ...rest] = await open(page);
    const [from, to] = [await at(page, 2), await at(page, 0)];
    await dragByFinger(page, from, { x: from.x, y: to.y - 6 });
    await expectNames(page, [third, first, second, ...rest]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Volgorde herstellen' }).click();
    await expectNames(page, [first, second, third, ...rest]);
  });

  scenario('is changed over the borders of pages by a few keys, always in sight', async ({ signedIn: page }) => {
    await open(page);
    const lifted = handles(page).nth(24);
    const name = (await lifted.getAttribute('aria-label')) ?? '';
    const handle = page.getByRole('button', { name, exact: true });
    const place = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll('[aria-label^="Verplaats "]')];
        const { activeElement } = document;
        const { top = -1, bottom = -1 } = activeElement?.getBoundingClientRect() ?? {};
        return {
          before: activeElement ? all.indexOf(activeElement) : -1,
          shown: all.length,
          isInSight: top >= 0 && bottom <= window.innerHeight,
        };
      });
    await lifted.focus();
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    // Three neighbours stay in sight after it, though it stands on the next page by now.
    await expect.poll(place).toEqual({ before: 21, shown: 25, isInSight: true });
    for (const key of ['1', '0', '0', 'Enter']) await page.keyboard.press(key);
    await page.getByText(/^76–100 van/).waitFor();
    await expect.poll(place).toEqual({ before: 24, shown: 25, isInSight: true });
    expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Volgorde herstellen' }).click();
  });
});

const openCategories = async (page: Page) => {
  await page.goto('/#/categories/overview');
  await handles(page).first().waitFor();
};
const titles = (page: Page) => page.locator('main li a.name').allTextContents();
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Verplaats ${name}`, exact: true });
const expectTitles = (page: Page, expected: string[]) => expect.poll(() => titles(page)).toEqual(expected);

interface Family {
  category: string;
  own: string[];
}
const flat = (list: Family[]) => list.flatMap(({ category, own }) => [category, ...own]);
/** The flat list as the page shows it: categories are the rows from which a subcategory can be made. */
const catalogue = async (page: Page): Promise<Family[]> => {
  let list: Family[] = [];
  const read = async () => {
    const rows = await page.locator('main li').evaluateAll((all) =>
      all.map((row) => ({
        title: row.querySelector('a.name')?.textContent ?? '',
        isCategory: row.querySelector('a[aria-label^="Nieuwe subcategorie in"]') !== null,
      })),
    );
    list = [];
    for (const { title, isCategory } of rows)
      if (isCategory) list.push({ category: title, own: [] });
      else list.at(-1)?.own.push(title);
    return flat(list).length === rows.length && rows.length > 0;
  };
  await expect.poll(read).toBe(true);
  return list;
};

describe('the category overview', () => {
  scenario(
    'is ordered by mouse: a category with its own, a subcategory within its category',
    async ({ signedIn: page }) => {
      await openCategories(page);
      await screenshot(page, 'categories');
      const [first, second, ...rest] = await catalogue(page);
      if (!first || !second) throw new Error('The demonstration has at least two categories.');
      const drag = async (name: string, target: string, beyond: number) => {
        const [from, to] = [await middleOf(handle(page, name)), await middleOf(handle(page, target))];
        await dragByMouse(page, from, { x: to.x, y: to.y + beyond });
        await page.mouse.up();
      };
      const [one, ...others] = first.own;
      const last = others.at(-1);
      if (!one || !last) throw new Error('The first category has several subcategories.');
      await drag(one, last, 200);
      const inside = { ...first, own: [...others, one] };
      await expectTitles(page, flat([inside, second, ...rest]));

      await drag(second.category, first.category, -10);
      const moved = flat([second, inside, ...rest]);
      await expectTitles(page, moved);
      await page.getByText('De volgorde is nog niet opgeslagen.').waitFor();
      await save(page);
      await forget(page);
      await openCategories(page);
      await expectTitles(page, moved);
    },
  );

  scenario('is ordered by touch on a telephone, where nothing is cut off', async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCategories(page);
    await screenshot(page, 'categories-390');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    const [first, second, ...rest] = await catalogue(page);
    if (!first || !second) throw new Error('The demonstration has at least two categories.');
    const [from, to] = [await middleOf(handle(page, second.category)), await middleOf(handle(page, first.category))];
    await dragByFinger(page, from, { x: from.x, y: to.y - 10 });
    await expectTitles(page, flat([second, first, ...rest]));
  });
});

describe('a category', () => {
  scenario('is made with a picked colour and an image, and is the last of the list', async ({ signedIn: page }) => {
    await openCategories(page);
    await page.getByRole('link', { name: 'Nieuwe categorie', exact: true }).click();
    await page.getByLabel('Naam').fill('Ruitenwissers');
    await page.getByLabel('Shop').click();
    await page.getByRole('option', { name: 'carwash' }).click();
    await page.getByLabel('Kleur kiezen').fill('#336699');
    await expect.poll(() => page.getByLabel('Kleur', { exact: true }).inputValue()).toBe('#336699');
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
    await page.getByAltText('Gekozen afbeelding').waitFor();
    await screenshot(page, 'category-new');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Categorie toegevoegd!').waitFor();
    await page.waitForURL(/#\/categories\/overview$/);
    await expect.poll(async () => (await titles(page)).at(-1)).toBe('Ruitenwissers');
    const dot = page.locator('li', { hasText: 'Ruitenwissers' }).locator('span[style]').first();
    await expect.poll(() => dot.evaluate((span) => getComputedStyle(span).backgroundColor)).toBe('rgb(51, 102, 153)');
  });
});
