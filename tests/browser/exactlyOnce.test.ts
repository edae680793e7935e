import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { Faults, scenario, screenshot, watch } from '../support/browser';
import { gate } from '../support/gate';
import { leave } from '../support/onTheLine';
import { partOf } from '../support/smtp';

/** What is sent is there once: pressed twice, or pressed again because the answer got lost. */

/** What the server has under a path, as the signed-in user. */
const read = async (page: Page, path: string) => {
  const session = await page.evaluate(() => localStorage.getItem('wasbeheer.session') ?? '{}');
  const headers = { Authorization: `Bearer ${JSON.parse(session).API_token}` };
  const answer = await (await page.request.get(path, { headers })).json();
  return answer.data ?? answer;
};
const adverts = async (page: Page, word: string): Promise<string[]> =>
  (await read(page, '/v2/dashboard/market/overview'))
    .map(({ title }: { title: string }) => title)
    .filter((title: string) => title.startsWith(word));
const pushes = (page: Page, message: string) =>
  read(page, `/api/pushes?filter=${encodeURIComponent(JSON.stringify({ q: message }))}`);

/** The server gets the next such call and acts; its answer never arrives. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

const LOST = /ERR_CONNECTION_RESET/;

/**
 * With the page `without` the code of the list of adverts, which comes when `list` is opened. That page is for the first
 * scenarios: it is the same one for all, and has the code from then on.
 */
const sending = scenario.extend('without', { scope: 'file' }, async ({ warm }, { onCleanup }) => {
  const page = await warm.next();
  const said = new Faults();
  onCleanup(watch(page.context(), said));
  const list = gate();
  await page.route(/MarketList/, async (route) => {
    await list.opened;
    await route.continue();
  });
  return { page, list, said };
});

describe('an advert', () => {
  const fill = async (page: Page, title: string) => {
    await page.goto('/#/market/new');
    await page.getByLabel(/^Titel/).fill(title);
    await page.getByLabel(/^Omschrijving/).fill('Nog een seizoen meegegaan.');
  };
  const save = (page: Page) => page.getByRole('button', { name: 'Opslaan' });
  const placed = (page: Page) => page.getByText('Advertentie toegevoegd!').first().waitFor();

  /** Saves, and goes back while the list is on its way. */
  const savedAndBack = async (page: Page) => {
    const { hash } = new URL(page.url());
    await save(page).click();
    await page.waitForURL('**/#/market/overview');
    await page.evaluate(() => window.history.back());
    await page.waitForURL(`**/${hash}`);
  };
  const title = (page: Page) => page.getByLabel(/^Titel/);

  sending('is none of the next, typed after Back while the list was on its way', async ({ without: { page } }) => {
    await fill(page, 'Terug 1');
    await savedAndBack(page);
    await expect.poll(() => title(page).inputValue()).toBe('');
    await fill(page, 'Terug 2');
    await save(page).click();
    await page.waitForURL('**/#/market/overview');
    expect(await adverts(page, 'Terug')).toEqual(['Terug 2', 'Terug 1']);
  });

  sending('is saved once more after Back while the list was on its way', async ({ without: { page, list, said } }) => {
    // Else the form of the scenario before stands until this one comes, and would be filled in.
    await leave(page);
    await page.goto('/#/market/edit/1');
    await expect.poll(() => title(page).inputValue()).not.toBe('');
    await title(page).fill('Nog eens 1');
    const readAnew = page.waitForResponse(/market\/overview\/1$/);
    await savedAndBack(page);
    await readAnew;
    await expect.poll(() => title(page).inputValue()).toBe('Nog eens 1');
    await title(page).fill('Nog eens 2');
    list.open();
    await save(page).click();
    await page.getByRole('heading', { name: 'Marktplaats', level: 1 }).waitFor();
    expect(await adverts(page, 'Nog eens')).toEqual(['Nog eens 2']);
    expect(said.unexpected).toEqual([]);
  });

  sending('saved by a double click is placed once', async ({ signedIn: page }) => {
    await fill(page, 'Tweemaal');
    await save(page).dblclick();
    await placed(page);
    expect(await adverts(page, 'Tweemaal')).toEqual(['Tweemaal']);
  });

  sending('saved by Enter and a click in the same moment is placed once', async ({ signedIn: page }) => {
    await fill(page, 'Tegelijk');
    await save(page).evaluate((button: HTMLButtonElement) => {
      // As Enter in a field does.
      button.form?.requestSubmit();
      button.click();
      button.click();
    });
    await placed(page);
    expect(await adverts(page, 'Tegelijk')).toEqual(['Tegelijk']);
  });

  sending('whose answer was lost, typed again after a reload, is placed once', async ({ signedIn: page, faults }) => {
    faults.expect(LOST);
    await fill(page, 'Herladen');
    await loseAnswer(page, '**/v2/dashboard/market/new/1');
    await save(page).click();
    await page.getByText('Misschien is het toch opgeslagen.').waitFor();
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await fill(page, 'Herladen');
    await save(page).click();
    await placed(page);
    expect(await adverts(page, 'Herladen')).toEqual(['Herladen']);
  });
});

describe('a push message', () => {
  /** On a page with a clock of its own: a message can be called off for ten seconds. */
  const write = async (page: Page, message: string) => {
    await page.goto('/#/news/push');
    await page.getByLabel(/^Bericht/).fill(message);
    return page.getByRole('button', { name: /^Verstuur naar/ });
  };
  const sent = async (page: Page) => {
    await page.getByRole('button', { name: 'Annuleren' }).waitFor();
    await page.clock.runFor(10_000);
    await page.getByRole('heading', { name: 'Afspraken' }).waitFor();
  };

  sending(
    'whose answer was lost goes out once when it is sent again, and a second time when it is meant',
    async ({ signedIn: page, faults }) => {
      faults.expect(LOST);
      await page.clock.install();
      const message = 'Vandaag weer open';
      const button = await write(page, message);
      await loseAnswer(page, '**/v2/push/sendNotification/*');
      await button.click();
      await sent(page);
      await (await write(page, message)).click();
      await sent(page);
      expect(await pushes(page, message)).toHaveLength(1);
      await (await write(page, message)).click();
      await page.getByRole('button', { name: 'Nog een keer versturen' }).click();
      await sent(page);
      expect(await pushes(page, message)).toHaveLength(2);
    },
  );
});

sending(
  'a task added by Enter and a click in the same moment, its answer lost and added again, is there once',
  async ({ signedIn: page, faults }) => {
    faults.expect(LOST);
    await page.goto('/#/tasks/1');
    const field = page.getByLabel('Nieuwe taak');
    await field.fill('Eenmaal bellen');
    await loseAnswer(page, '**/tasks/new');
    const add = page.getByRole('button', { name: 'Toevoegen' });
    await add.evaluate((button: HTMLButtonElement) => {
      button.form?.requestSubmit();
      button.click();
    });
    await page.getByRole('alert').first().waitFor();
    // What was not added stands in the field again, which is empty from the press on, not from the answer.
    await expect.poll(() => field.inputValue()).toBe('Eenmaal bellen');
    const answered = page.waitForResponse('**/tasks/new');
    await add.click();
    await answered;
    const { tasks } = await read(page, '/v2/dashboard/customer/1/tasks/overview');
    expect(tasks.filter(({ description }: { description: string }) => description === 'Eenmaal bellen')).toHaveLength(
      1,
    );
  },
);

describe('the mail of an order', () => {
  const mails = (dataDir: string) => {
    const outbox = join(dataDir, 'outbox');
    return existsSync(outbox) ? readdirSync(outbox).map((name) => join(outbox, name)) : [];
  };
  const open = async (page: Page, orderno: number) => {
    await page.goto(`/v2/mollieOrder/resentMail/${orderno}`);
    return page.getByRole('button', { name: 'Verstuur bevestiging' });
  };

  sending(
    'has a link to a page that asks first; its button mails the customer, once a minute',
    async ({ signedIn: page, product, faults }) => {
      faults.expect(/status of 429/);
      await page.goto('/#/transactions/overview');
      await page.locator('a[href^="#/transactions/"]:not([href$="overview"])').first().click();
      const opened = page.context().waitForEvent('page');
      await page.locator('a[href*="resentMail"]').click();
      const asking = await opened;
      await asking.getByRole('button', { name: 'Verstuur bevestiging' }).waitFor();
      await screenshot(asking, 'resend');
      const before = mails(product.dataDir);

      // Pressed twice, it is sent once, and says so.
      await asking.getByRole('button', { name: 'Verstuur bevestiging' }).dblclick();
      await asking.getByRole('heading', { name: 'Bewaard, niet verstuurd' }).waitFor();
      await screenshot(asking, 'resend-kept');
      const [file = ''] = mails(product.dataDir).filter((name) => !before.includes(name));
      expect(partOf(readFileSync(file, 'utf8'), 'text/plain')).toContain('Bedankt voor de bestelling');

      await asking.goBack();
      await asking.getByRole('button', { name: 'Verstuur bevestiging' }).click();
      await asking.getByRole('heading', { name: 'Even wachten' }).waitFor();
      expect(mails(product.dataDir)).toHaveLength(before.length + 1);
    },
  );

  sending(
    'whose answer was lost goes out once when the page is loaded again',
    async ({ signedIn: page, product, faults }) => {
      faults.expect(LOST);
      const before = mails(product.dataDir).length;
      const button = await open(page, 3);
      await loseAnswer(page, '**/resentMail/3?press=*');
      await button.click();
      await expect.poll(() => mails(product.dataDir).length).toBe(before + 1);
      await page.waitForURL(/chrome-error/);
      await page.reload();
      await page.getByRole('heading', { name: 'Bewaard, niet verstuurd' }).waitFor();
      expect(mails(product.dataDir)).toHaveLength(before + 1);
    },
  );
});
