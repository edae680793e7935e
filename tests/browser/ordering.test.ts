import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';
import { dragByFinger, dragByMouse, untilItFollows } from '../support/drag';
import { gate } from '../support/gate';
import { signIn } from '../support/signIn';

const handles = (page: Page) => page.getByRole('button', { name: /^Verplaats / });
const names = (page: Page) =>
  handles(page).evaluateAll((all) => all.slice(0, 6).map((handle) => handle.getAttribute('aria-label') ?? ''));
const expectNames = (page: Page, expected: string[]) => expect.poll(() => names(page)).toEqual(expected);
const open = async (page: Page) => {
  await page.goto('/#/products/overview');
  await handles(page).nth(5).waitFor();
  return names(page);
};
/** The middle of the handle of the row at this index. */
const at = async (page: Page, index: number) => {
  const box = await handles(page).nth(index).boundingBox();
  if (!box) throw new Error('No handle there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

describe('the order of products', () => {
  scenario('is changed by dragging a row by its handle, and saved', async ({ signedIn: page }) => {
    const [first = '', second = '', third = '', ...rest] = await open(page);
    const [from, to] = [await at(page, 0), await at(page, 2)];
    await dragByMouse(page, from, { x: to.x, y: to.y + 4 });
    await screenshot(page, 'ordering dragged');
    await page.mouse.up();
    await expectNames(page, [second, third, first, ...rest]);
    await page.getByRole('button', { name: 'Volgorde opslaan' }).click();
    await page.getByText('Volgorde aangepast').waitFor();
    await page.reload();
    await open(page);
    await expectNames(page, [second, third, first, ...rest]);
  });

  scenario('is changed by a drag that begins before its code has come', async ({ page }) => {
    await page.goto('/');
    await signIn(page);
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
