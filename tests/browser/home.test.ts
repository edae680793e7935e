import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { messages } from '../../i18n/messages';
import { scenario, screenshot } from '../support/browser';
import { gate } from '../support/gate';

const DAYS = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

/** Of the month: the machine that runs the test may be in another zone. */
const dayInNetherlands = () =>
  new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', day: 'numeric' }).format(new Date());

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

/** Each key of a text that is shown, or read out, in place of the text. */
const shownKeys = async (page: Page) => {
  const key = new RegExp(`\\b(${Object.keys(messages).join('|')})(\\.\\w+)+`, 'g');
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ]);
  return texts.join('\n').match(key) ?? [];
};

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
    const namesBelowTheirMoment = () =>
      page
        .locator('.appointments li')
        .evaluateAll((rows) =>
          rows
            .filter(
              (row) => Number(row.lastElementChild?.getBoundingClientRect().x) < row.getBoundingClientRect().x + 100,
            )
            .map((row) => row.textContent),
        );
    await expect.poll(namesBelowTheirMoment).toEqual([]);
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
          const next = page.getByRole('region', { name: /^(Eerstvolgende afspraak|Afspraak die is begonnen)$/ });
          await next.waitFor();
          await (await tasks).finished();
          appointments.open();
          await page.locator('svg .recharts-bar-rectangle').first().waitFor();
          customer.open();
          await (isFree ? next.waitFor({ state: 'detached' }) : next.getByRole('link', { name: 'Route' }).waitFor());
          expect(await shiftsOf(page)).toBeLessThan(0.1);
        },
      );

  const LATER_TEXTS = '**/assets/laterMessages-*.js';

  scenario('has its own texts at once; another screen waits for the other ones', async ({ signedIn: page, faults }) => {
    faults.expect(/laterMessages|ERR_FAILED/);
    let isDown = true;
    const texts = gate();
    await page.route(LATER_TEXTS, async (route) => {
      if (isDown) return route.abort();
      await texts.opened;
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto('/#/');
    await page.getByRole('table').locator('[aria-current=date]').waitFor();
    await page.getByRole('region', { name: 'Open taken' }).waitFor();
    expect(await shownKeys(page)).toEqual([]);

    // When they cannot be fetched it says so, and fetches them at the next try.
    const account = page.getByRole('button', { name: /^Account van/ });
    await account.click();
    const told = page.getByRole('alert').filter({ hasText: 'Dit onderdeel kon niet worden geladen.' });
    await told.waitFor();
    expect(await shownKeys(page)).toEqual([]);
    isDown = false;

    const code = page.waitForResponse(/ProductList/);
    await page.getByRole('link', { name: 'Producten', exact: true }).click();
    await (await code).finished();
    await page.getByRole('progressbar').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Vandaag']);
    texts.open();
    await page.getByRole('heading', { level: 1, name: 'Producten' }).waitFor();
    await page.locator('a[href^="#/products/edit/"]').first().waitFor();
    await account.click();
    await page.getByRole('menuitem', { name: 'Uitloggen' }).waitFor();
    expect(await shownKeys(page)).toEqual([]);
  });
});
