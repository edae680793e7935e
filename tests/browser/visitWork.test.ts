import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { Faults, scenario, screenshot, watch } from '../support/browser';
import { aCustomer, aMachine, anOrder, aStaffMember } from '../support/builders';
import { aMachineProduct } from '../support/declaredRecords';
import { gate } from '../support/gate';
import { newStillContext } from '../support/newContext';
import { startOnOwnData } from '../support/product';
import { signIn } from '../support/signIn';
import { soonerIn } from '../support/sooner';
import { storedIn } from '../support/storedIn';
import { DUTCH_PHONE } from '../support/warmPage';

/** The 15th of a month before this one, which is over in the business's time zone too. */
const monthsAgo = (count: number) => {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth() - count, 15));
  return `${day.toISOString().slice(0, 10)} 10:00:00`;
};

const canOpenOffline = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

const aPhone = async (chromium: Browser, baseURL: string, faults: Faults): Promise<Page> => {
  const context = await newStillContext(chromium, { baseURL, ...DUTCH_PHONE });
  // The browser's own message about a failed request.
  faults.expect(/Failed to load resource/);
  watch(context, faults);
  // Before a phone keeps anything, and before the server is asked again.
  await soonerIn(context, 3_000, 10_000);
  return context.newPage();
};

/** Without a network: what an advisor works with at the customer. */
const visit = scenario
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what a fixture needs
  .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
    const shop = await startOnOwnData(async (db) => {
      await aStaffMember(db, { ...DEMO_ACCOUNT });
      const customer_id = await aCustomer(db, { company_name: 'Carwash Zwaan' });
      await aMachineProduct(db);
      await aMachine(db, { customer_id, type: 'Velgenboog', product: '110', usage_ml: '70' });
      await anOrder(db, { customer_id, created: monthsAgo(2), lines: [{ sku: 'VE-ZV-20L', quantity: 3 }] });
      return customer_id;
    });
    onCleanup(shop.stop);
    return shop;
  })
  /**
   * The phone of all scenarios. The advisor has just signed in on it; it is online, and has no service worker before
   * `worker` is opened, as what brings it waits for that.
   */
  .extend('newPhone', { scope: 'file' }, async ({ chromium, shop }, { onCleanup }) => {
    const said = new Faults();
    const page = await aPhone(chromium, shop.url, said);
    onCleanup(() => page.context().close());
    const worker = gate();
    await page.route('**/VisitBar*', async (route) => {
      await worker.opened;
      await route.continue();
    });
    await page.goto('/');
    await signIn(page);
    return { page, worker, said };
  })
  /** The same one with the visit prepared, for the scenarios after the first. */
  .extend('prepared', { scope: 'file' }, async ({ newPhone: { page, worker, said }, shop }) => {
    worker.open();
    await expect.poll(() => canOpenOffline(page)).toBe(true);
    await page.goto(`/#/customers/dashboard/${shop.own}`);
    await page.getByRole('button', { name: 'Bezoek voorbereiden' }).click();
    await page.getByText(/^Zonder netwerk te openen, bijgewerkt/).waitFor();
    return { context: page.context(), said };
  })
  /** A new tab on it. What a scenario leaves waiting is sent once there is a network again; the last one signs out. */
  .extend('phone', async ({ prepared: { context, said } }, { onCleanup }) => {
    onCleanup(async () => {
      for (const page of context.pages()) await page.close();
      await context.setOffline(false);
      expect(said.unexpected).toEqual([]);
    });
    return context.newPage();
  });

/** As large as a phone makes them, so that it is shrunk. */
const aPhoto = async (page: Page) => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 2400, height: 1800 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#0a7';
    context?.fillRect(0, 0, 2400, 900);
    return canvas.toDataURL('image/jpeg');
  });
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
};

/** What this device has of the build, and the names of its databases. */
const storedBy = (page: Page) =>
  page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return {
      calls: keys.flat().filter((url) => /\/(v2|api)\//.test(url)),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    };
  });
const nonceOf = (page: Page) => page.locator('meta[name=csp-nonce]').getAttribute('content');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The answers on this device. */
const kept = async (page: Page) => JSON.stringify(await storedIn(page, 'wasbeheer.visits.', 'reads'));

/** Without a network, in a page that has nothing in its memory. */
const openOffline = async (page: Page, route: string) => {
  await page.goto(`/#${route}`);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/^Geen verbinding/).waitFor();
};
const fitsAPhone = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

describe('at a customer without a network', () => {
  visit(
    'of a panel whose code cannot be loaded it is said that it could not, and tried again',
    async ({ newPhone: { page, said }, shop }) => {
      const code = '**/assets/MachinesPanel-*.js';
      await page.route(code, (route) => route.abort());
      await page.goto(`/#/customers/dashboard/${shop.own}`);
      const machines = page.getByRole('region', { name: 'Machines' });
      await machines.getByText('De gegevens konden niet worden geladen.').waitFor();
      await page.getByRole('heading', { level: 2, name: 'Orders' }).waitFor();
      await page.unroute(code);
      await machines.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await machines.getByRole('link', { name: 'Nieuwe machine' }).waitFor();
      await page.goto('/#/');
      expect(said.unexpected).toEqual([]);
    },
  );

  visit(
    'on a new phone a task stands in its list too, which was read before the phone kept anything',
    async ({ newPhone: { page, worker, said }, shop }) => {
      await page.goto(`/#/customers/dashboard/${shop.own}`);
      await page.getByText('Er zijn geen taken.').waitFor();
      expect(await canOpenOffline(page)).toBe(false);
      worker.open();
      await expect.poll(() => canOpenOffline(page)).toBe(true);
      await expect.poll(() => kept(page)).toMatch(/"tasks":/);
      await page.context().setOffline(true);
      await page.getByText(/^Geen verbinding/).waitFor();
      await page.getByLabel('Nieuwe taak').fill('Pomp nakijken');
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox', { name: 'Pomp nakijken' }).waitFor();
      await page.getByText('1 wacht').waitFor();
      await page.context().setOffline(false);
      await expect.poll(() => storedIn(page, 'wasbeheer.waiting.', 'writes')).toEqual([]);
      expect(said.unexpected).toEqual([]);
    },
  );

  visit('the forecast of usage stands there, and follows what is assumed', async ({ phone: page, shop }) => {
    await openOffline(page, `/customers/usage/${shop.own}`);
    const order = page.getByRole('table', { name: 'Bestellijst' });
    await order.getByRole('rowheader', { name: '110 · Velgenreiniger' }).waitFor();
    /** The litres of three months, and those that were ordered, behind what there is and what to order. */
    const figures = async () => (await order.getByRole('cell').allInnerTexts()).slice(3).map((text) => text.trim());
    // Three packages of 20 litres in three months.
    await expect.poll(async () => (await figures())[3]).toBe('20,0');
    await expect.poll(() => page.getByText(/kon(den)? niet worden geladen/).count()).toBe(0);

    // 70 ml × 100 cars × 7 days ÷ 7 are 7 litres a day.
    const daysAt = async (aDay: number) => Number((await figures())[0]?.replace(',', '.')) / aDay;
    await page.getByLabel('Wasdagen per week').fill('7');
    await expect.poll(() => daysAt(7)).toBeOneOf([28, 29, 30, 31]);
    const days = await daysAt(7);
    const cars = page.getByLabel('Auto’s per dag');
    await cars.fill('200');
    await expect.poll(() => daysAt(14)).toBe(days);
    await page
      .getByRole('table', { name: 'Per machine' })
      .getByText(`${days * 14},0`)
      .first()
      .waitFor();
    await cars.fill('veel');
    await page.getByText('Vul een getal in van 0 tot en met 5.000.').waitFor();
    await fitsAPhone(page);
    await screenshot(page, 'usage without a network 390');
  });

  visit('a kind of water that is chosen waits with its report', async ({ phone: page, shop }) => {
    await openOffline(page, `/reports/new/waterreport/${shop.own}`);
    // Osmosis water may have 8.5 at most.
    await page.getByRole('combobox', { name: 'Soort water' }).click();
    await page.getByRole('option', { name: 'Osmosewater' }).click();
    await page.getByLabel(/^pH/).fill('9');
    await page.getByText('0,5 boven de norm').first().waitFor();
    await page.getByLabel(/^Hardheid/).fill('0,2');
    await page.getByLabel(/^EC/).fill('40');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    const waiting = page.locator('main').filter({ hasText: 'wacht op verbinding' });
    await waiting.getByText('Osmosewater').first().waitFor();
    await waiting.getByText('0,5 boven de norm').first().waitFor();
    await page.context().setOffline(false);
    await page.getByRole('combobox', { name: /^Soort water van / }).waitFor();
    await expect.poll(() => page.getByText('wacht op verbinding').count()).toBe(0);
    await page
      .getByRole('combobox', { name: /^Soort water van / })
      .filter({ hasText: 'Osmosewater' })
      .waitFor();
  });

  visit('measured water is judged by the norm as it was changed before', async ({ phone: page, shop }) => {
    await page.goto('/#/norms/edit/1');
    await page.getByLabel('Goed tot en met').fill('9,3');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('6,5 – 9,3', { exact: true }).waitFor();
    await expect.poll(() => kept(page)).toContain('"good_max":"9.3"');

    await openOffline(page, '/norms/overview');
    await page.getByText('6,5 – 9,3', { exact: true }).waitFor();
    await fitsAPhone(page);
    await screenshot(page, 'norms without a network 390');

    await page.goto(`/#/reports/new/waterreport/${shop.own}`);
    const ph = page.getByLabel(/^pH/);
    await ph.pressSequentially('9,4');
    await page.getByText('0,1 boven de norm').first().waitFor();
    await ph.fill('9.5');
    await page.getByText('0,2 boven de norm').first().waitFor();
    await ph.fill('veel');
    await page.getByText('Dit is geen getal, en komt niet in de grafiek.').waitFor();
    await expect.poll(() => page.getByText(/boven de norm/).count()).toBe(0);
    await ph.fill('6,4');
    const advice = page.getByRole('group', { name: 'Advies' });
    const text = 'pH te laag: dosering van zure producten nakijken en opnieuw meten.';
    await advice.getByRole('button', { name: `Zet in opmerkingen: ${text}` }).click();
    await advice.getByText('Staat in de opmerkingen').waitFor();
    await expect.poll(() => page.getByLabel('Opmerkingen').inputValue()).toBe(text);
    await fitsAPhone(page);
    await screenshot(page, 'water adviser without a network 390');
  });

  visit(
    'a customer without an appointment is found in the bar once the app is opened anew',
    async ({ phone: page }) => {
      await page.context().setOffline(true);
      await page.goto('about:blank');
      await page.goto('/');
      await page.getByRole('button', { name: 'Bezoeken' }).click();
      const dialog = page.getByRole('dialog', { name: 'Voorbereide bezoeken' });
      await dialog.getByRole('link', { name: /Carwash Zwaan/ }).waitFor();
      await fitsAPhone(page);
      await screenshot(page, 'prepared visits 390');
      await dialog.getByRole('link', { name: /Carwash Zwaan/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Carwash Zwaan' }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('link', { name: /Velgenboog/ }).waitFor();
    },
  );

  visit('a photo waits on the phone, also when its tab was killed, and is sent once', async ({ phone, shop }) => {
    const context = phone.context();
    const stored: string[] = [];
    context.on('response', (answer) => {
      if (answer.request().method() === 'PUT') stored.push(new URL(answer.url()).pathname);
    });
    await openOffline(phone, `/customers/dashboard/${shop.own}`);
    await phone.getByRole('link', { name: /Velgenboog/ }).click();
    await phone.getByText('Zonder verbinding blijft een foto op dit apparaat').waitFor();
    const button = phone.getByRole('button', { name: 'Foto maken' });
    await button.focus();
    await phone.locator('input[aria-label="Foto maken"]').setInputFiles(await aPhoto(phone));
    await phone.getByText('Deze foto staat op dit apparaat.').waitFor();
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    await fitsAPhone(phone);
    await screenshot(phone, 'photo without a network 390');

    const page = await context.newPage();
    await page.goto(phone.url());
    await phone.close();
    const photo = page.getByRole('img', { name: /^Foto van .*Velgenboog/ });
    await expect.poll(() => photo.getAttribute('src')).toMatch(/^data:image/);
    await page.getByText('Deze foto staat op dit apparaat.').waitFor();
    await page.getByRole('button', { name: 'Bekijk' }).click();
    await page.getByText('Foto van een machine · Carwash Zwaan').waitFor();
    await screenshot(page, 'waiting photo 390');
    await page.getByRole('button', { name: 'Sluiten' }).click();

    await context.setOffline(false);
    await expect.poll(() => photo.getAttribute('src')).toMatch(/^\/v2\/images\//);
    await expect.poll(() => storedIn(page, 'wasbeheer.waiting.', 'writes')).toEqual([]);
    await expect.poll(() => stored).toEqual([expect.stringMatching(/^\/api\/machine_photos\/\d+$/)]);
  });

  visit('a photo for which the phone has no room says so, and stays until there is', async ({ phone: page, shop }) => {
    await openOffline(page, `/customers/dashboard/${shop.own}`);
    await page.getByRole('link', { name: /Velgenboog/ }).click();
    await page.getByText('Zonder verbinding blijft een foto op dit apparaat').waitFor();
    // As a browser whose storage is full.
    await page.evaluate(() => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (...record) {
        if (sessionStorage.getItem('hasRoom') === null) throw new DOMException('', 'QuotaExceededError');
        return add.apply(this, record);
      };
    });
    await page.getByLabel('Foto maken').setInputFiles(await aPhoto(page));
    const told = page.getByRole('alert').filter({ hasText: 'De opslag van dit apparaat is vol.' });
    await told.getByText('Hij staat nog hier').waitFor();
    await fitsAPhone(page);
    await screenshot(page, 'photo without room 390');
    await page.evaluate(() => sessionStorage.setItem('hasRoom', 'yes'));
    await told.getByRole('button', { name: 'Nog eens versturen' }).click();
    await page.getByText('Deze foto staat op dit apparaat.').waitFor();
  });

  visit('a visit opens as it was prepared, until its user signs out', async ({ phone: page, shop }) => {
    // Online, the page is the server's, never a kept one.
    await page.goto('/', { waitUntil: 'commit' });
    const nonces = new Set<string | null>([await nonceOf(page)]);
    await page.reload({ waitUntil: 'commit' });
    nonces.add(await nonceOf(page));
    expect(nonces.size).toBe(2);

    const customer = 'Carwash Zwaan';
    await page.goto(`/#/customers/dashboard/${shop.own}`);
    await page.getByLabel('Nieuwe taak').fill('Filter nakijken');
    await page.getByRole('button', { name: 'Toevoegen' }).click();
    await page.getByRole('checkbox', { name: 'Filter nakijken' }).waitFor();
    await page.getByText(/^Zonder netwerk te openen, bijgewerkt/).waitFor();
    await screenshot(page, 'visit prepared 390');
    expect((await storedBy(page)).calls).toEqual([]);
    await expect.poll(() => kept(page)).toContain('Filter nakijken');
    await expect.poll(() => storedIn(page, 'wasbeheer.waiting.', 'writes')).toEqual([]);

    await page.context().setOffline(true);
    await page.reload();
    await heading(page, customer).waitFor();
    await page.getByRole('checkbox', { name: 'Filter nakijken' }).waitFor();
    const bar = page.getByText(/Geen verbinding · Je ziet wat op dit apparaat is bewaard. Het oudste is van/);
    await bar.waitFor();
    await screenshot(page, 'visit without a network 390');
    await fitsAPhone(page);
    for (const [route, title] of [
      ['tasks', 'Taken'],
      ['machines/overview', 'Machines'],
      ['reports/overview', 'Afspraakrapporten'],
      ['reports/waterreports', 'Waterrapporten'],
    ]) {
      await page.goto(`/#/${route}/${shop.own}`);
      await heading(page, new RegExp(`^${title} · `)).waitFor();
      const rows = page.locator('main :is(tbody tr, li)');
      await rows.or(page.getByText('Hier staat nog niets.')).first().waitFor();
      await expect.poll(() => page.getByText(/kon(den)? niet worden geladen/).count()).toBe(0);
    }
    // What v2 has no call for: the names of the machines' products.
    await page.goto(`/#/customers/dashboard/${shop.own}`);
    await page.getByRole('cell', { name: '110 · Velgenreiniger' }).first().waitFor();
    await page.getByRole('heading', { level: 2, name: 'Orders' }).waitFor();
    await expect.poll(() => page.getByText(/kon(den)? niet worden geladen/).count()).toBe(0);

    await page.context().setOffline(false);
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
  });
});
