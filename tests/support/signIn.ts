import type { Page } from 'playwright-core';
import { DEMO_ACCOUNT } from '../../server/demo/account';

/** Signs in with the demonstration account, and waits for home. */
export const signIn = async (page: Page): Promise<void> => {
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill(DEMO_ACCOUNT.username);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(DEMO_ACCOUNT.password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL(/#\/$/);
};
