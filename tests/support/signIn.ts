import type { Page } from 'playwright-core';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';

/** Fills in the login form with the demonstration account, and submits it. */
export const fillLogin = async (page: Page): Promise<void> => {
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill(DEMO_ACCOUNT.username);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_ACCOUNT.password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
};

/** Signs in with it, and waits for home. */
export const signIn = async (page: Page): Promise<void> => {
  await fillLogin(page);
  await page.waitForURL(/#\/$/);
};
