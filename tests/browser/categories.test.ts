import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';
import { dragByFinger, dragByMouse } from '../support/drag';

const open = async (page: Page) => {
  await page.goto('/#/categories/overview');
  await page
    .getByRole('button', { name: /^Verplaats / })
    .first()
    .waitFor();
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

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Volgorde opslaan' }).click();
  await page.getByText('Volgorde aangepast').waitFor();
};

describe('the category overview', () => {
  scenario(
    'is ordered by mouse: a category with its own, a subcategory within its category',
    async ({ signedIn: page }) => {
      await open(page);
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
      await page.reload();
      await expectTitles(page, moved);
    },
  );

  scenario('is ordered by touch on a telephone, where nothing is cut off', async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
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
    await open(page);
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
