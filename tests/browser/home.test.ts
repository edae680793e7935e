import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';

const DAYS = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

describe('home', () => {
  scenario('shows the appointments, a calendar from Monday on, and the orders per day', async ({ signedIn: page }) => {
    await page.getByRole('heading', { name: 'Afspraken' }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /\d\d-\d\d-\d{4} \d\d:\d\d/ })
      .first()
      .waitFor();
    const calendar = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'ma' }) });
    expect(await calendar.getByRole('columnheader').allInnerTexts()).toEqual(DAYS);
    expect(await calendar.locator('[aria-current=date]').textContent()).toBe(String(new Date().getDate()));

    await page.locator('svg .recharts-bar-rectangle').first().waitFor();
    const figures = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Orders' }) });
    expect(await figures.getByRole('row').count()).toBeGreaterThan(14);
    await screenshot(page, 'home');
  });

  scenario('fits on a phone', async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('heading', { name: 'Afspraken' }).waitFor();
    await page.locator('svg .recharts-bar-rectangle').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await screenshot(page, 'home phone');
  });
});
