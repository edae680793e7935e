import type { Page } from 'playwright-core';
import { DEMO_ACCOUNT } from '../../server/demo/account';

/** Fills in the login form and submits it; default the demonstration account. */
export const fillLogin = async (
  page: Page,
  { username, password }: { username: string; password: string } = DEMO_ACCOUNT,
): Promise<void> => {
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill(username);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
};

/** Signs in with the demonstration account, and waits for home. */
export const signIn = async (page: Page): Promise<void> => {
  await fillLogin(page);
  await page.waitForURL(/#\/$/);
};
