import { devices } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DUTCH_DESK, scenario, screenshot } from '../support/browser';
import { signIn } from '../support/signIn';

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

describe('on a phone', () => {
  scenario(
    'whatever is pressed is large enough for a finger, and nothing sticks out',
    async ({ chromium, product }) => {
      const { defaultBrowserType: _, ...phone } = devices['Pixel 5'] ?? {};
      const context = await chromium.newContext({ baseURL: product.url, ...DUTCH_DESK, ...phone });
      const page = await context.newPage();
      await page.goto('/');
      await signIn(page);
      for (const [route, name] of SCREENS) {
        await page.evaluate((hash) => {
          window.location.hash = hash;
        }, route);
        await page.getByRole('heading', { level: 1, name }).waitFor();
        await page.locator('main :is(tbody tr, form, li)').first().waitFor();
        expect([route, await page.evaluate(tooSmall)]).toEqual([route, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(393);
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
    expect(await page.getByRole('heading', { level: 1, name: 'Klanten' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Exporteren' }).isVisible()).toBe(false);
    for (const part of ['navigation', 'searchbox', 'banner', 'combobox'] as const)
      expect([part, await page.getByRole(part).count()]).toEqual([part, 0]);
  });
});
