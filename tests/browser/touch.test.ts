import { devices } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';
import { DUTCH_DESK, signedInPage, withoutServiceWorker } from '../support/warmPage';

const SCREENS = [
  ['/', 'Vandaag'],
  ['/products/overview', 'Producten'],
  ['/products/edit/3', /liter/],
  ['/categories/overview', 'Categorieën'],
  ['/customers/overview', 'Klanten'],
  ['/customers/edit/1', /./],
  ['/news/overview', 'Nieuws'],
  ['/audit/overview', 'Wijzigingen'],
] as const;

/** What is pressed and is smaller than 44 pixels, by its name; links within a sentence apart. */
const tooSmall = () => {
  const pressed = '.bar :is(a, button), main :is(button, a, summary, .MuiInputBase-root)';
  return [...document.querySelectorAll(pressed)]
    .filter((element) => element.checkVisibility() && !element.closest('.MuiAutocomplete-endAdornment'))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return height > 0 && (height < 44 || width < 44);
    })
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);
};

/** What is pressed and would be missed, with what is pressed in its place, when it is scrolled into view. */
const covered = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(button, a, input:not([type=file]), textarea)')]
    .filter((control) => control.checkVisibility({ opacityProperty: true }))
    .flatMap((control) => {
      control.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return control.contains(hit) || hit?.contains(control) ? [] : [`${control.outerHTML} under ${hit?.outerHTML}`];
    });

describe('a failure', () => {
  scenario('covers no control, and leaves the button that saves in sight', async ({ signedIn: page }) => {
    await page.goto('/#/products/edit/3');
    await page.getByLabel('Naam').fill('');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: 'Opslaan' }).click();
      const notice = page.locator('.notices');
      await notice.getByRole('alert').waitFor();
      await screenshot(page, `failure ${width}`);
      await expect
        .poll(async () => {
          const [save, told] = [await page.locator('main [type=submit]').boundingBox(), await notice.boundingBox()];
          return save && told && save.y + save.height <= told.y && told.y + told.height === 844;
        })
        .toBe(true);
      await expect.poll(() => page.evaluate(covered)).toEqual([]);
    }
  });
});

describe('on a phone', () => {
  scenario(
    'whatever is pressed is large enough for a finger, and nothing sticks out',
    async ({ chromium, product }) => {
      const { defaultBrowserType: _, ...phone } = devices['Pixel 5'] ?? {};
      const context = await chromium.newContext({ baseURL: product.url, ...DUTCH_DESK, ...phone });
      await withoutServiceWorker(context);
      const page = await context.newPage();
      await signedInPage(page);
      for (const [route, name] of SCREENS) {
        await page.evaluate((hash) => {
          window.location.hash = hash;
        }, route);
        await page.getByRole('heading', { level: 1, name }).waitFor();
        await page.locator('main :is(tbody tr, form, li)').first().waitFor();
        await expect.poll(() => page.evaluate(tooSmall), { message: route }).toEqual([]);
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(width, { message: route }).toBeLessThanOrEqual(393);
        if (route !== '/customers/overview') continue;
        // A customer is a card, and still a row of cells: nothing of it is hidden, and its number can be called.
        const card = page.getByRole('row').nth(1);
        await card.getByRole('cell').filter({ hasText: '@' }).waitFor();
        await card.locator('a[href^="tel:"]').waitFor();
        await screenshot(page, 'customers phone');
      }
      await screenshot(page, 'history phone');
      await context.close();
    },
  );
});

describe('on paper', () => {
  scenario('stands what a screen says, and nothing to press', async ({ signedIn: page }) => {
    await page.evaluate(() => {
      window.location.hash = '/customers/overview';
    });
    // Home has cells and headings too, until it is left.
    await page.getByRole('button', { name: 'Exporteren' }).waitFor();
    await page.getByRole('cell').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1, name: 'Klanten' }).waitFor();
    await page.getByRole('button', { name: 'Exporteren' }).waitFor({ state: 'hidden' });
    for (const part of ['navigation', 'searchbox', 'banner', 'combobox'] as const)
      await expect.poll(() => page.getByRole(part).count(), { message: part }).toBe(0);
  });
});
