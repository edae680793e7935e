import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aBusiness, NAME } from '../support/aBusiness';
import { scenario } from '../support/browser';
import { WHOLE_MATRIX } from '../support/line';
import { go, leave, openDesk } from '../support/onTheLine';
import { startOnOwnData } from '../support/product';
import { forget } from '../support/warmPage';

/** The business's day and hour, whatever zone a computer is in: at both change-overs, around midnight and at New Year. */
const ZONES = ['UTC', 'Europe/Amsterdam', 'Asia/Tokyo', 'America/New_York'];
const MOMENTS: [at: string, today: string, yesterday: string, called: string][] = [
  ['2026-03-28T23:30:00Z', '2026-03-29', '2026-03-28', 'zondag 29 maart 2026'],
  ['2026-03-29T00:59:59Z', '2026-03-29', '2026-03-28', 'zondag 29 maart 2026'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '2026-03-28', 'zondag 29 maart 2026'],
  ['2026-03-29T22:00:00Z', '2026-03-30', '2026-03-29', 'maandag 30 maart 2026'],
  ['2026-10-25T00:59:59Z', '2026-10-25', '2026-10-24', 'zondag 25 oktober 2026'],
  ['2026-10-25T01:00:00Z', '2026-10-25', '2026-10-24', 'zondag 25 oktober 2026'],
  ['2026-10-25T23:00:00Z', '2026-10-26', '2026-10-25', 'maandag 26 oktober 2026'],
  ['2026-12-31T22:59:59Z', '2026-12-31', '2026-12-30', 'donderdag 31 december 2026'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '2026-12-31', 'vrijdag 1 januari 2027'],
];

const inZones = scenario
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what a fixture needs
  .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
    const shop = await startOnOwnData((db) => aBusiness(db, NAME));
    onCleanup(shop.stop);
    return shop;
  });

const dutch = (day: string) => day.split('-').reverse().join('-');
const appointment = (day: string, index: number) => ({
  ...{ customer_report_id: index + 1, customer_id: 1, company_name: `Klant ${index}` },
  ...{ scheduled: `${day} 02:30:00`, formatted_scheduled: `${dutch(day)} 02:30` },
});

/** Every second moment, in turn: each is seen from a zone behind the business's and from one that is not. */
const momentsIn = (zone: string) => MOMENTS.filter((_, place) => WHOLE_MATRIX || place % 2 === ZONES.indexOf(zone) % 2);

/** What home says of the day. */
const homeOf = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
    return {
      month: texts('main table caption[aria-live]')[0],
      days: texts('main table td > span:first-child').map(Number),
      today: texts('main [aria-current=date]'),
      events: [...document.querySelectorAll('main td button[aria-haspopup]')].map((day) => ({
        on: day.parentElement?.querySelector('span')?.textContent,
        name: day.textContent,
      })),
      list: [...document.querySelectorAll('main section :is(li, h3)')].map(({ textContent }) => textContent),
    };
  });

const typed = { Datum: '29-03-2026', Tijd: '02:30' };

describe('a computer', () => {
  inZones.for(ZONES)('in %s shows and keeps the time of the business', async (timezoneId, { chromium, shop }) => {
    const { page, said, close } = await openDesk(chromium, shop.url, { timezoneId });
    const { customers } = shop.own;
    for (const [at, today, yesterday, called] of momentsIn(timezoneId)) {
      const data = [yesterday, today].map(appointment);
      await page.route('**/v2/dashboard/myReports', (route) => route.fulfill({ json: { code: 'OK', data } }));
      await page.clock.setFixedTime(at);
      await forget(page);
      await go(page, '/');
      await page.locator('main [aria-current=date]').waitFor();
      const home = await homeOf(page);
      const [, month, day] = today.split('-').map(Number);
      expect(home.today, at).toEqual([String(day)]);
      expect(home.month, at).toBe(`${called.split(' ')[2]} ${today.slice(0, 4)}`);
      // Whole weeks, each day once: also in the night that is an hour shorter or longer.
      const first = home.days.indexOf(1);
      const inMonth = new Date(Date.UTC(Number(today.slice(0, 4)), month ?? 1, 0)).getUTCDate();
      expect(home.days.slice(first, first + inMonth), at).toEqual(Array.from({ length: inMonth }, (_, n) => n + 1));
      expect(home.days.length % 7, at).toBe(0);
      const event = home.events.find(({ name }) => name?.includes('Klant 1'));
      expect(event?.on, at).toBe(String(day));
      expect(event?.name, at).toContain(called);
      expect(home.list, at).toEqual([`${dutch(today)} 02:30Klant 1`, 'Eerder', `${dutch(yesterday)} 02:30Klant 0`]);
      await page.unroute('**/v2/dashboard/myReports');
    }

    // What is typed is stored and shown again, also at an hour that the clock skips.
    await leave(page);
    await go(page, `/reports/new/${customers}`);
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
    const saving = page.waitForRequest((request) => /reports\/new$/.test(request.url()));
    await page.getByRole('button', { name: 'Opslaan' }).click();
    expect((await saving).postDataJSON()).toMatchObject({ scheduled: '2026-03-29 02:30:00' });
    await page.getByRole('link', { name: '29-03-2026 02:30' }).first().click();
    for (const [label, text] of Object.entries(typed))
      await expect.poll(() => page.getByLabel(new RegExp(`^${label}`)).inputValue()).toBe(text);
    expect(said.unexpected).toEqual([]);
    await close();
  });
});
