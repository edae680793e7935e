import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';

const DAYS = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

/** Of the month: the machine that runs the test may be in another zone. */
const dayInNetherlands = () =>
  new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', day: 'numeric' }).format(new Date());

describe('home', () => {
  scenario('shows the appointments, a calendar from Monday on, and the orders per day', async ({ signedIn: page }) => {
    await page.goto('/#/');
    await page.getByRole('heading', { name: 'Afspraken' }).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /\d\d-\d\d-\d{4} \d\d:\d\d/ })
      .first()
      .waitFor();
    const calendar = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'ma' }) });
    await expect.poll(() => calendar.getByRole('columnheader').allInnerTexts()).toEqual(DAYS);
    const marked = calendar.locator('[aria-current=date]');
    await expect.poll(async () => (await marked.textContent()) === dayInNetherlands()).toBe(true);

    await page.locator('svg .recharts-bar-rectangle').first().waitFor();
    const figures = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Orders' }) });
    await expect.poll(() => figures.getByRole('row').count()).toBeGreaterThan(14);
    await screenshot(page, 'home');
  });

  scenario('fits on a phone', async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#/');
    await page.getByRole('heading', { name: 'Afspraken' }).waitFor();
    await page.locator('svg .recharts-bar-rectangle').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await screenshot(page, 'home phone');
  });
});
