import { describe, expect } from 'vitest';
import { headersFor } from '../../src/provider/http/client';
import { scenario } from '../support/browser';
import { gate } from '../support/gate';
import { fillLogin } from '../support/signIn';

describe('signing in', () => {
  scenario(
    'works where the browser refuses site data, and leaves the next user nothing of what was looked for',
    async ({ page }) => {
      await page.addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get: refuse, configurable: true });
        // Firefox refuses this too.
        Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
      });
      const search = () => page.getByRole('searchbox');
      await page.goto('/#/login');
      await fillLogin(page);
      await page.getByRole('heading', { name: 'Afspraken' }).waitFor();
      await page.goto('/#/customers/overview?filter={"q":"jansen"}&page=1');
      await expect.poll(() => search().inputValue()).toBe('jansen');
      await page.getByRole('button', { name: /^Account van/ }).click();
      await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
      await fillLogin(page);
      await page.getByRole('heading', { name: 'Afspraken' }).waitFor();
      await page.goto('/#/customers/overview');
      await expect.poll(() => search().inputValue()).toBe('');
    },
  );
});

describe('a session', () => {
  scenario(
    'of another user in one tab leaves nothing of a half-typed form in the other',
    async ({ signedIn: page, faults }) => {
      // What was under way for the user before is answered 401.
      faults.expect(/status of 401/);
      await page.goto('/#/products/edit/1');
      await page.getByLabel(/^Naam/).fill('Half getypt');
      // Whatever stands in the other tab: its storage is the same.
      const second = await page.context().newPage();
      await second.goto('/favicon.svg');
      await second.evaluate(() => {
        const key = 'wasbeheer.session';
        const session = JSON.parse(localStorage.getItem(key) ?? '{}');
        localStorage.setItem(key, JSON.stringify({ ...session, name: 'Cor', userId: session.userId + 1 }));
      });
      await page.getByRole('button', { name: 'Account van Cor' }).waitFor();
      await page.getByRole('heading', { level: 1, name: 'Vandaag' }).waitFor();
      expect(new URL(page.url()).hash).toBe('#/');
      await expect.poll(() => page.getByLabel(/^Naam/).count()).toBe(0);
    },
  );

  scenario(
    'that ends during a save keeps its login over the page, however often Escape is pressed',
    async ({ signedIn: page, faults }) => {
      faults.expect(/status of 401/);
      await page.goto('/#/products/edit/2');
      const name = page.getByLabel(/^Naam/);
      await name.fill('Half opgeslagen');
      const token = await page.evaluate(() => JSON.parse(localStorage.getItem('wasbeheer.session') ?? '{}').API_token);
      await page.request.post('/v2/accounts/logout', { headers: headersFor(token) });
      await page.getByRole('button', { name: 'Opslaan' }).click();
      await page.getByRole('dialog', { name: 'Inloggen' }).waitFor();
      for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Escape');
      const password = page.getByLabel('Wachtwoord', { exact: true });
      await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
      await fillLogin(page);
      // The form goes to its list once it is saved.
      await page.getByText('Product geüpdate').waitFor();
      await page.goto('/#/products/edit/2');
      await expect.poll(() => name.inputValue()).toBe('Half opgeslagen');
    },
  );
});

describe('a session that ended unused', () => {
  scenario('gives the focus back to the field where it was', async ({ signedIn: page, faults }) => {
    faults.expect(/status of 401/);
    await page.goto('/#/products/overview');
    const search = page.getByRole('searchbox');
    await search.fill('sham');
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('wasbeheer.session') ?? '{}').API_token);
    await page.request.post('/v2/accounts/logout', { headers: headersFor(token) });
    // Back at the tab a minute later, what it shows is read again.
    await page.evaluate(() => {
      const now = Date.now();
      Date.now = () => now + 60_000;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    const dialog = page.getByRole('dialog', { name: 'Inloggen' });
    await dialog.waitFor();
    await fillLogin(page);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await search.inputValue()).toBe('sham');
  });

  scenario(
    'leaves the work of a tab where it is when its user signs in again in another',
    async ({ signedIn: page, faults }) => {
      faults.expect(/status of 401/);
      await page.goto('/#/customers/overview');
      await page.getByRole('button', { name: 'Importeren' }).click();
      const pasted = page.getByRole('dialog').getByRole('textbox').first();
      await pasted.fill('Bedrijfsnaam\tPlaats\nDe Zwaan\tUtrecht');
      const token = await page.evaluate(() => JSON.parse(localStorage.getItem('wasbeheer.session') ?? '{}').API_token);
      await page.request.post('/v2/accounts/logout', { headers: headersFor(token) });
      // As one that is reloaded: the app keeps nothing for a tab alone.
      const second = await page.context().newPage();
      await second.goto('/');
      await fillLogin(second);
      await second.getByRole('heading', { level: 1, name: 'Vandaag' }).waitFor();
      expect(await pasted.inputValue()).toContain('De Zwaan');
      expect(new URL(page.url()).hash).toMatch(/^#\/customers\/overview/);
    },
  );
});

describe('signing out', () => {
  scenario('asks first while something is half typed in another tab', async ({ signedIn: page, faults }) => {
    // What was under way at that moment is answered 401.
    faults.expect(/status of 401/);
    await page.goto('/#/products/edit/1');
    await page.getByLabel(/^Naam/).fill('Half getypt');
    const second = await page.context().newPage();
    await second.goto('/#/bin/overview');
    const signOut = async () => {
      await second.getByRole('button', { name: /Account van/ }).click();
      await second.getByRole('menuitem', { name: 'Uitloggen' }).click();
    };
    const question = second.getByRole('dialog').filter({ hasText: 'In een ander tabblad' });
    await signOut();
    await question.getByRole('button', { name: 'Blijf ingelogd' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByLabel(/^Naam/).inputValue()).toBe('Half getypt');
    // What is left there is asked about no more.
    await page.getByRole('link', { name: 'Nieuws', exact: true }).click();
    await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nieuws' }).waitFor();
    await signOut();
    await second.getByRole('button', { name: 'Inloggen' }).waitFor();
  });

  scenario(
    'empties every tab before the server has answered, and Back brings nothing back',
    async ({ signedIn: page, faults }) => {
      // What was under way at that moment is answered 401.
      faults.expect(/status of 401/);
      await page.goto('/#/bin/overview');
      const second = await page.context().newPage();
      await second.clock.install();
      await second.goto('/#/bin/overview');
      for (const tab of [page, second]) {
        await tab.getByRole('link', { name: 'Producten', exact: true }).click();
        await tab.getByRole('heading', { name: 'Producten' }).waitFor();
      }
      const held = gate();
      await page.route('**/v2/accounts/logout', async (route) => {
        await held.opened;
        await route.continue();
      });
      // From here on no time passes in the second tab: nothing but the word of the first empties it.
      await second.clock.pauseAt(await second.evaluate(() => Date.now() + 60_000));

      await page.getByRole('button', { name: /Account van/ }).click();
      await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
      await page.getByRole('button', { name: 'Inloggen' }).waitFor();
      await second.getByRole('button', { name: 'Inloggen' }).waitFor();
      held.open();
      await second.clock.resume();

      for (const tab of [page, second]) {
        await tab.evaluate(
          () =>
            new Promise((popped) => {
              window.addEventListener('popstate', popped, { once: true });
              history.back();
            }),
        );
        await tab.waitForURL(/#\/login$/);
        await tab.getByRole('button', { name: 'Inloggen' }).waitFor();
        await expect.poll(() => tab.getByRole('table').count()).toBe(0);
        expect(await tab.evaluate(() => localStorage.getItem('wasbeheer.session'))).toBeNull();
      }
    },
  );
});
