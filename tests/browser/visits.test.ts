import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { scenario, screenshot, watch } from '../support/browser';
import { newContext } from '../support/newContext';
import { signIn } from '../support/signIn';
import { soonerIn } from '../support/sooner';
import { DUTCH_PHONE } from '../support/warmPage';

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const nonceOf = (page: Page) => page.locator('meta[name=csp-nonce]').getAttribute('content');
const storedBy = (page: Page) =>
  page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return {
      calls: keys.flat().filter((url) => /\/(v2|api)\//.test(url)),
      files: keys.flat().length,
      databases: (await indexedDB.databases()).map(({ name }) => name),
    };
  });
const heading = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, ...(name && { name }) });

describe('a visit to a customer', () => {
  scenario(
    'opens without a network, as it was prepared, until its user signs out',
    async ({ chromium, product, faults }) => {
      // The browser's own message about a failed request.
      faults.expect(/Failed to load resource/);
      const context = await newContext(chromium, { baseURL: product.url, ...DUTCH_PHONE });
      watch(context, faults);
      // Before a phone keeps anything, and before the server is asked again.
      await soonerIn(context, 3_000, 10_000);
      const page = await context.newPage();
      await page.goto('/');
      await signIn(page);
      await expect.poll(() => isControlled(page)).toBe(true);

      // Online, the page is the server's, never a kept one.
      const nonces = new Set<string | null>();
      for (let visit = 0; visit < 2; visit += 1) {
        await page.reload();
        await heading(page, 'Vandaag').waitFor();
        nonces.add(await nonceOf(page));
      }
      expect(nonces.size).toBe(2);

      await page.goto('/#/customers/dashboard/3');
      await page.getByLabel('Nieuwe taak').fill('Pomp nakijken');
      await page.getByRole('button', { name: 'Toevoegen' }).click();
      await page.getByRole('checkbox', { name: 'Pomp nakijken' }).waitFor();
      await page.getByRole('button', { name: 'Bezoek voorbereiden' }).click();
      await page.getByText(/^Zonder netwerk te openen, bijgewerkt/).waitFor();
      const customer = await heading(page).innerText();
      await screenshot(page, 'visit prepared 390');
      expect((await storedBy(page)).calls).toEqual([]);

      await context.setOffline(true);
      await page.reload();
      await heading(page, customer).waitFor();
      await page.getByRole('checkbox', { name: 'Pomp nakijken' }).waitFor();
      const bar = page.getByText(/Geen verbinding · Je ziet wat op dit apparaat is bewaard. Het oudste is van/);
      await bar.waitFor();
      await screenshot(page, 'visit without a network 390');
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      for (const [route, title] of [
        ['/tasks/3', 'Taken'],
        ['/machines/overview/3', 'Machines'],
        ['/reports/overview/3', 'Afspraakrapporten'],
        ['/reports/waterreports/3', 'Waterrapporten'],
      ]) {
        await page.goto(`/#${route}`);
        await heading(page, new RegExp(`^${title} · `)).waitFor();
        const rows = page.locator('main :is(tbody tr, li)');
        await rows.or(page.getByText('Hier staat nog niets.')).first().waitFor();
        await expect.poll(() => page.getByText(/kon(den)? niet worden geladen/).count()).toBe(0);
      }
      // What v2 has no call for: the names of the machines' products, and the norms of water.
      await page.goto('/#/customers/dashboard/3');
      await page
        .getByRole('cell', { name: /^\d{3} · \w/ })
        .first()
        .waitFor();
      await page.getByRole('heading', { level: 2, name: 'Orders' }).waitFor();
      await expect.poll(() => page.getByText(/kon(den)? niet worden geladen/).count()).toBe(0);
      await page.goto('/#/reports/new/waterreport/3');
      await page.getByLabel('pH *', { exact: true }).fill('9,9');
      await page.getByText('0,4 boven norm').first().waitFor();
      await page.getByRole('main').getByRole('link', { name: customer }).first().click();
      await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
      await heading(page, customer).waitFor();

      await context.setOffline(false);
      await bar.waitFor({ state: 'detached' });

      // Another build, which this browser has got while the page was open.
      await page.evaluate(async () => {
        const next = await caches.open('wasbeheer.build.next');
        await next.put('/', new Response('<script type="module" src="/assets/next.js"></script>'));
        navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
      });
      await page.getByText('Er is een nieuwe versie van Wasbeheer.').waitFor();
      await page.getByRole('button', { name: 'Vernieuwen' }).waitFor();

      await page.getByRole('button', { name: /^Account van/ }).click();
      await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
      await page.getByLabel('Gebruikersnaam').waitFor();
      await expect.poll(async () => (await storedBy(page)).databases).toEqual([]);
      await context.close();
    },
  );

  scenario(
    'says of a panel whose code cannot be loaded that it could not, and tries again',
    async ({ signedIn, faults }) => {
      faults.expect(/Failed to load resource/);
      const page = signedIn;
      const code = '**/assets/MachinesPanel-*.js';
      await page.route(code, (route) => route.abort());
      await page.goto('/#/customers/dashboard/3');
      const machines = page.getByRole('region', { name: 'Machines' });
      await machines.getByText('De gegevens konden niet worden geladen.').waitFor();
      await page.getByRole('heading', { level: 2, name: 'Orders' }).waitFor();
      await page.unroute(code);
      await machines.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await machines.getByRole('link', { name: 'Nieuwe machine' }).waitFor();
    },
  );
});
