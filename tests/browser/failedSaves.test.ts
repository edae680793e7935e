import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import type { Business } from '../support/aBusiness';
import { everyForm, type Sent, typicalForms } from '../support/everyForm';
import { type Breakage, breakagesAt, type Line, REASON, SIGNED_OUT, UNAVAILABLE, WHOLE_MATRIX } from '../support/line';
import { atRest, COLLEAGUE, go, onTheLine } from '../support/onTheLine';
import { DUTCH_DESK, forget } from '../support/warmPage';

/** Everything that staff can send, and the ways in which that goes wrong. */

const SUCCESS =
  /toegevoegd!|geüpdate|(?<!niet) opgeslagen$|verwijderd[.]?$|aangemaakt!|geplaatst!|Volgorde aangepast|geactiveerd$|gedeactiveerd$/im;
/** The inside of a program. */
const TECHNICAL = /Error|undefined|null|NaN|\[object|JSON|fetch|HTTP|<html|Bad Gateway|\b(429|50\d)\b/;

/** These tell why. */
const REASONED = /^(500|429|200 with another code)$/;
/** Each form meets one that tells why: whether it says so is its own doing. */
const breakagesOf = (sent: Sent, broken: readonly Breakage[]): readonly Breakage[] => {
  const place = everyForm.indexOf(sent);
  const met = breakagesAt(broken, place, typicalForms.includes(sent.name));
  const telling = broken.filter(({ name }) => REASONED.test(name));
  return met.some((one) => telling.includes(one)) ? met : [...met, ...breakagesAt(telling, place, false)];
};

/** The work as it stands: every value of the screen, and where it is. */
const workOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main.content');
    const inputs = [...(main?.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, select') ?? [])];
    const values = inputs.map(({ type, checked, value }) => (/checkbox|radio/.test(type) ? checked : value));
    const shown = [...(main?.querySelectorAll('[role=combobox], .MuiChip-label, li a, tr a') ?? [])];
    const pictures = [...(main?.querySelectorAll<HTMLImageElement>('img[alt]:not([alt=""])') ?? [])];
    return {
      route: window.location.hash,
      values,
      shown: shown.map(({ textContent }) => textContent),
      pictures: pictures.map(({ src }) => src.slice(0, 200)),
    };
  });

type Work = Awaited<ReturnType<typeof workOf>>;

const alertsOf = (page: Page) => page.locator('.notices [role=alert] .notice-text').allInnerTexts();
const closeNotices = (page: Page) =>
  page.locator('.notices [aria-label=Sluiten]').evaluateAll((buttons) => {
    for (const button of buttons.toReversed()) if (button instanceof HTMLElement) button.click();
  });

const textOf = (page: Page) => page.locator('body').innerText();
/** Waits for a text on the screen. */
const untilSaid = (page: Page, line: Line, isSaid: (text: string) => boolean) =>
  atRest(line, () => textOf(page), isSaid, 1);
/** The work once nothing moves any more. */
const restOf = (page: Page, line: Line, looks = 5, isReached?: (work: Work) => boolean): Promise<Work> =>
  atRest(line, () => workOf(page), isReached, looks);

const open = async (page: Page, line: Line, { route, fill }: Sent, business: Business) => {
  line.mend();
  await go(page, route(business));
  const place = `#${route(business)}`;
  await restOf(page, line, 5, (work) => work.route === place && work.values.length + work.shown.length > 0);
  await fill(page);
  const work = await restOf(page, line);
  line.reached.length = 0;
  return work;
};
const sentOf = (calls: readonly string[], { call }: Sent) => calls.filter((one) => call.test(one));

const login = (page: Page) => page.getByRole('dialog', { name: 'Inloggen' });
const signInAgain = async (page: Page, { username, password }: { username: string; password: string }) => {
  await login(page).getByLabel('Gebruikersnaam').fill(username);
  await login(page).getByLabel('Wachtwoord', { exact: true }).fill(password);
  await login(page).getByRole('button', { name: 'Inloggen' }).click();
};

const expectDone = async (page: Page, line: Line, sent: Sent) => {
  await untilSaid(page, line, (text) => sentOf(line.reached, sent).length > 0 && text.includes(sent.done));
  expect(sentOf(line.reached, sent)).toHaveLength(1);
  expect(await alertsOf(page)).toEqual([]);
};

/** Whoever is signed in, and the other one. */
const accountsOf = async (page: Page) => {
  const session = await page.evaluate(() => Object.values(localStorage).join());
  return session.includes(COLLEAGUE.name) ? [COLLEAGUE, DEMO_ACCOUNT] : [DEMO_ACCOUNT, COLLEAGUE];
};

/** The session turns out to have ended when it is sent: the login stands over the work. */
const interrupt = async (page: Page, line: Line, sent: Sent, work: Work) => {
  line.break(SIGNED_OUT, (call) => sent.call.test(call), { isOnce: true });
  await sent.send(page);
  await login(page).waitFor();
  expect(await workOf(page)).toEqual(sent.changesAtOnce ? expect.anything() : work);
  expect(await textOf(page)).not.toMatch(SUCCESS);
};

test('the typical forms are in the table', () => {
  expect(everyForm.map(({ name }) => name)).toEqual(expect.arrayContaining([...typicalForms]));
});

/** Signing in again takes as long as the rest of a test: one form of each kind tries it, all of them by hand. */
const isInterrupted = (sent: Sent) => WHOLE_MATRIX || typicalForms.includes(sent.name);

describe('a save that fails', () => {
  onTheLine.for([...everyForm])('is told in words and loses nothing: $name', async (sent, { desk, broken }) => {
    const { page, line, said, business } = desk;
    await forget(page);
    const work = await open(page, line, sent, business);
    for (const breakage of breakagesOf(sent, broken)) {
      line.break(breakage, (call) => sent.call.test(call));
      await sent.send(page);
      const told = [sent.failed, ...(REASONED.test(breakage.name) ? [REASON] : [])];
      await untilSaid(page, line, (text) => line.hasMet() && told.every((part) => text.includes(part)));
      const alerts = await alertsOf(page);
      expect(alerts.join('\n'), breakage.name).not.toMatch(TECHNICAL);
      expect(alerts.slice(0, told.length), breakage.name).toEqual(told);
      expect(await textOf(page), breakage.name).not.toMatch(SUCCESS);
      await closeNotices(page);
      // What is lost later than this is missed after the next one.
      expect(await restOf(page, line, 2), breakage.name).toEqual(work);
    }
    expect(await restOf(page, line)).toEqual(work);
    // And one that fails because the session ended: for the same user it goes on, once.
    if (isInterrupted(sent)) {
      const [own = DEMO_ACCOUNT] = await accountsOf(page);
      await interrupt(page, line, sent, work);
      await signInAgain(page, own);
    } else {
      line.mend();
      await sent.send(page);
    }
    await expectDone(page, line, sent);
    expect(said.unexpected).toEqual([]);
  });

  // What is deleted above is not there any more.
  const isTried = ({ name, isDelete }: Sent) => !isDelete && (WHOLE_MATRIX || typicalForms.includes(name));
  onTheLine.for(everyForm.filter(isTried))(
    'because the session ended leaves nothing for another user: $name',
    async (sent, { desk }) => {
      const { page, line, said, business } = desk;
      const [, other = COLLEAGUE] = await accountsOf(page);
      await forget(page);
      const work = await open(page, line, sent, business);
      await interrupt(page, line, sent, work);
      await signInAgain(page, other);
      await page.getByRole('button', { name: `Account van ${other.name}` }).waitFor();
      await restOf(page, line);
      expect(new URL(page.url()).hash).toBe('#/');
      expect(sentOf(line.reached, sent)).toEqual([]);
      expect(said.unexpected).toEqual([]);
    },
  );
});

const home = (page: Page, line: Line) => {
  const place = () =>
    page.evaluate(() => `${window.location.hash} ${document.querySelector('main.content h1')?.textContent}`);
  return atRest(line, place, (now) => now === '#/ Vandaag', 1);
};

describe('what is silent or stands apart', () => {
  onTheLine('a failure of an open dialog is told below it, and can be closed there', async ({ desk }) => {
    const { page, line, said } = desk;
    await forget(page);
    await go(page, '/runs/overview');
    await page.setViewportSize({ width: 390, height: 600 });
    await page.getByRole('button', { name: /^Terugdraaien:/ }).click();
    line.break(UNAVAILABLE, (call) => call.startsWith('POST '));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Terugdraaien' }).click();
    const told = ['Er ging iets mis met het terugdraaien.', REASON];
    await expect.poll(() => alertsOf(page)).toEqual(told);
    for (const text of told)
      await page.getByRole('alert').filter({ hasText: text }).getByRole('button', { name: 'Sluiten' }).click();
    await expect.poll(() => alertsOf(page)).toEqual([]);
    line.mend();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.setViewportSize(DUTCH_DESK.viewport);
    expect(said.unexpected).toEqual([]);
  });

  onTheLine(
    'a push message that fails leads home without a word, and waits to be sent again',
    async ({ desk, broken }) => {
      const { page, line, said } = desk;
      const isSend = (call: string) => /^POST .*sendNotification/.test(call);
      const message = page.getByLabel('Bericht');
      const send = async () => {
        await page.getByRole('button', { name: /^Verstuur naar/ }).click();
        await page.getByRole('button', { name: 'Annuleren' }).waitFor();
        await page.clock.runFor(10_000);
      };
      line.mend();
      await forget(page);
      await go(page, '/news/push');
      await message.fill('Wij zijn open.');
      for (const breakage of breakagesAt(broken, 0, true)) {
        line.break(breakage, isSend);
        await send();
        await home(page, line);
        expect(await page.locator('.notices').count(), breakage.name).toBe(0);
        await go(page, '/news/push');
        await expect.poll(() => message.inputValue(), { message: breakage.name }).toBe('Wij zijn open.');
      }
      line.mend();
      line.reached.length = 0;
      await send();
      await home(page, line);
      expect(line.reached.filter(isSend)).toHaveLength(1);
      expect(said.unexpected).toEqual([]);
    },
  );

  onTheLine('signing in that fails says so and stays, with what was typed', async ({ desk, broken }) => {
    const { page, line, said } = desk;
    line.mend();
    await forget(page);
    await go(page, '/');
    await page.getByRole('button', { name: /^Account van/ }).click();
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
    const name = page.getByLabel('Gebruikersnaam');
    await name.fill(DEMO_ACCOUNT.username);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_ACCOUNT.password);
    // All of them: the login alone reads the status of its failure.
    for (const breakage of broken) {
      line.break(breakage, (call) => /^POST .*accounts\/login/.test(call));
      await page.getByRole('button', { name: 'Inloggen' }).click();
      const alert = page.getByRole('alert');
      await untilSaid(page, line, (text) => line.hasMet() && text.includes('Er ging iets mis met inloggen...'));
      const text = await alert.innerText();
      expect(text, breakage.name).toContain('Er ging iets mis met inloggen...');
      expect(text, breakage.name).not.toMatch(TECHNICAL);
      expect([new URL(page.url()).hash, await name.inputValue()]).toEqual(['#/login', DEMO_ACCOUNT.username]);
    }
    line.mend();
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.getByRole('heading', { name: 'Afspraken' }).waitFor();
    expect(said.unexpected).toEqual([]);
  });
});
