import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';

const DAYS = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

/** Of the month: the machine that runs the test may be in another zone. */
const dayInNetherlands = () =>
  new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', day: 'numeric' }).format(new Date());

/** What waits for `opened` goes on after `open()`. */
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

/** How far what was drawn has moved since the page began (cumulative layout shift), with the frame that comes. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0), 0);
  });

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

  const SIZES = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ];
  for (const size of SIZES)
    for (const isFree of [false, true])
      scenario(
        `stays where it is while its parts come, ${size.width} px wide, ${isFree ? 'without' : 'with'} an appointment`,
        async ({ signedIn: page }) => {
          await page.setViewportSize(size);
          const appointments = gate();
          const customer = gate();
          await page.route('**/v2/dashboard/myReports', async (route) => {
            await appointments.opened;
            await (isFree ? route.fulfill({ json: { code: 'OK', data: [] } }) : route.continue());
          });
          await page.route('**/v2/dashboard/customer/overview/*', async (route) => {
            await customer.opened;
            await route.continue();
          });
          // A page of its own: the login's movements are not home's.
          await page.goto('about:blank');
          const tasks = page.waitForResponse(/advisor_tasks/);
          await page.goto('/#/');
          const next = page.getByRole('region', { name: 'Eerstvolgende afspraak' });
          await next.waitFor();
          await (await tasks).finished();
          appointments.open();
          await page.locator('svg .recharts-bar-rectangle').first().waitFor();
          customer.open();
          await (isFree ? next.waitFor({ state: 'detached' }) : next.getByRole('link', { name: 'Route' }).waitFor());
          expect(await shiftsOf(page)).toBeLessThan(0.1);
        },
      );
});
