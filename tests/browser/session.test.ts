import { describe, expect } from 'vitest';
import { DEMO_ACCOUNT } from '../../server/demo/account';
import { scenario, screenshot } from '../support/browser';
import { fillLogin } from '../support/signIn';

const WRONG_LOGIN = 'Er ging iets mis met inloggen...';

describe('signing in', () => {
  scenario(
    'with a wrong password says so and stays on login; with the right one leads to home',
    async ({ page, faults }) => {
      faults.expect(/status of 401/);
      await page.goto('/#/login');
      await screenshot(page, 'login');
      await fillLogin(page, { ...DEMO_ACCOUNT, password: 'verkeerd €:' });
      await page.getByText(WRONG_LOGIN, { exact: true }).waitFor();
      expect(new URL(page.url()).hash).toBe('#/login');
      expect(await page.getByLabel('Gebruikersnaam').inputValue()).toBe(DEMO_ACCOUNT.username);

      await fillLogin(page);
      await page.waitForURL(/#\/$/);
      await page.getByRole('heading', { name: 'Afspraken' }).waitFor();
    },
  );

  scenario.for(['/', '/products/overview', '/products/edit/1', '/does/not/exist'])(
    'is asked first at %s',
    async (route, { page }) => {
      await page.goto(`/#${route}`);
      await page.getByRole('button', { name: 'Inloggen' }).waitFor();
      expect(new URL(page.url()).hash).toBe('#/login');
    },
  );

  scenario('an unknown route leads to login, signed in or not', async ({ signedIn: page }) => {
    await page.goto('/#/no/such/screen');
    await page.waitForURL(/#\/login$/);
  });

  scenario(
    'with a stored token that no longer holds, login comes instead of the screen',
    async ({ signedIn: page, faults }) => {
      faults.expect(/status of 401/);
      await page.evaluate(() => {
        for (const [key, value] of Object.entries(localStorage))
          localStorage.setItem(key, String(value).replace(/"API_token":"[^"]+"/, '"API_token":"verlopen"'));
      });
      await page.goto('/#/products/overview');
      await page.reload();
      await page.waitForURL(/#\/login$/);
    },
  );
});

describe('signing out', () => {
  scenario(
    'empties every tab within a second, and Back brings nothing back',
    async ({ context, signedIn: page, faults }) => {
      // What was under way at that moment is answered 401.
      faults.expect(/status of 401/);
      const second = await context.newPage();
      await second.goto('/');
      for (const tab of [page, second]) {
        await tab.getByRole('link', { name: 'Producten' }).click();
        await tab.getByRole('heading', { name: 'Producten' }).waitFor();
      }

      await page.getByRole('button', { name: /Account van/ }).click();
      await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
      await page.getByRole('button', { name: 'Inloggen' }).waitFor();
      await second.getByRole('button', { name: 'Inloggen' }).waitFor({ timeout: 1000 });

      for (const tab of [page, second]) {
        await tab.evaluate(() => history.back());
        await tab.waitForURL(/#\/login$/);
        expect(await tab.getByRole('table').count()).toBe(0);
        expect(await tab.evaluate(() => localStorage.getItem('wasbeheer.session'))).toBeNull();
      }
    },
  );
});
