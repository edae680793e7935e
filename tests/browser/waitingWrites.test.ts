import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { scenario, screenshot } from '../support/browser';
import { aCustomer, aMachine, aStaffMember } from '../support/builders';
import { browserWithProfile } from '../support/killedBrowser';
import { startOnOwnData } from '../support/product';
import { signIn } from '../support/signIn';
import { soonerIn } from '../support/sooner';
import { storedIn } from '../support/storedIn';
import { DUTCH_PHONE } from '../support/warmPage';

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** A read of v2, as the signed-in user of the page. */
const read = async (page: Page, url: string): Promise<Record<string, never>> => {
  const text = await page.evaluate(async (address) => {
    const { API_token } = JSON.parse(localStorage.getItem('wasbeheer.session') ?? '{}');
    const headers = { Authorization: `Bearer ${API_token}`, 'X-Source-System': 'dashboard' };
    return (await fetch(address, { headers })).text();
  }, url);
  const answer = JSON.parse(text);
  return answer.data ?? answer;
};
/** Who did what, the latest first. */
const audit = async (page: Page) =>
  Object.values<{ resource: string; verb: string }>(
    await read(page, '/api/audit?range=[0,99]&sort=[%22id%22,%22DESC%22]'),
  );

/** How many writes wait on this device. */
const waiting = async (page: Page) => (await storedIn(page, 'wasbeheer.waiting.', 'writes')).length;

const WRITTEN = ['create waterreports', 'update machines', 'update machines', 'create tasks'];
const kept = 'Op dit apparaat bewaard; wacht op verbinding';
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await page.getByText(kept).waitFor();
  await page.getByRole('button', { name: 'Sluiten' }).click();
};

/** Before a phone keeps anything, and before the server is asked again. */
const WAITS = [3_000, 10_000];

describe('what is written without a network', () => {
  // Two browsers.
  scenario(
    'outlives a reload and a killed browser, and is then carried out once each',
    { timeout: 300_000 },
    async () => {
      const product = await startOnOwnData(async (db) => {
        await aStaffMember(db, { ...DEMO_ACCOUNT });
        const customer = await aCustomer(db);
        const machines = [await aMachine(db, { customer_id: customer }), await aMachine(db, { customer_id: customer })];
        return { customer, machines };
      });
      onTestFinished(product.stop);
      const { customer, machines } = product.own;
      const browser = browserWithProfile({ hasWorker: true });
      const before = await browser.start();
      let { page } = before;
      await soonerIn(page.context(), ...WAITS);
      await page.setViewportSize(DUTCH_PHONE.viewport);
      await page.goto(product.url);
      await signIn(page);
      await expect.poll(() => isControlled(page)).toBe(true);
      const held = (await audit(page)).length;

      await page.goto(`${product.url}/#/customers/dashboard/${customer}`);
      await page.getByRole('button', { name: 'Bezoek voorbereiden' }).click();
      await page.getByText(/^Zonder netwerk te openen, bijgewerkt/).waitFor();

      await page.context().setOffline(true);
      await page.goto(`${product.url}/#/reports/new/waterreport/${customer}`);
      await page.getByLabel('pH').fill('7,2');
      await page.getByLabel('Hardheid').fill('8');
      await page.getByLabel('EC').fill('500');
      await save(page);
      for (const [place, machine] of machines.entries()) {
        await page.goto(`${product.url}/#/machines/edit/${machine}`);
        await page.getByLabel('Opmerkingen').fill(`Zonder netwerk ${place}`);
        await save(page);
      }
      await page.goto(`${product.url}/#/tasks/${customer}`);
      await page.getByLabel('Nieuwe taak').fill('Zonder netwerk nabellen');
      await page.getByRole('button', { name: 'Toevoegen' }).click();
      await page.getByText('wacht op verbinding', { exact: true }).waitFor();
      await page.getByText('Geen verbinding · 4 wachten').waitFor();

      await page.reload();
      await page.getByText('Geen verbinding · 4 wachten').waitFor();
      await page.getByRole('checkbox', { name: /^Zonder netwerk nabellen/ }).waitFor();
      await screenshot(page, 'waiting task 390');
      await page.getByRole('button', { name: 'Bekijk' }).click();
      await page.getByText(/^Nieuw waterrapport · /).waitFor();
      await screenshot(page, 'waiting 390');
      expect(await waiting(page)).toBe(4);
      await before.kill();

      ({ page } = await browser.start());
      await soonerIn(page.context(), ...WAITS);
      await page.setViewportSize(DUTCH_PHONE.viewport);
      let lost = 0;
      await page.route(/\/(new|edit)$/, async (route) => {
        if (lost === 2) return route.continue();
        lost += 1;
        await route.fetch();
        await route.abort('connectionreset');
      });
      await page.goto(product.url);
      // The browser writes down who is signed in when it finds the time.
      const login = page.getByRole('button', { name: 'Inloggen' });
      const home = page.getByRole('heading', { level: 1, name: 'Vandaag' });
      await login.or(home).waitFor();
      if (await login.isVisible()) await signIn(page);
      await expect.poll(() => waiting(page), { timeout: 150_000 }).toBe(0);
      expect(lost).toBe(2);
      const did = (await audit(page)).slice(0, -held).filter(({ resource }) => resource !== 'accounts');
      expect(did.map(({ resource, verb }) => `${verb} ${resource}`).toReversed()).toEqual(WRITTEN);
      await page.goto(`${product.url}/#/tasks/${customer}`);
      await page.getByRole('checkbox', { name: 'Zonder netwerk nabellen', exact: true }).waitFor();
    },
  );
});
