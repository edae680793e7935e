import { readdirSync } from 'node:fs';
import { describe, expect, onTestFinished } from 'vitest';
import { headersFor } from '../../src/provider/http/client';
import { scenario } from '../support/browser';
import { aFolder } from '../support/folder';
import { leftOutIf } from '../support/leftOut';
import { startProduct } from '../support/serverProcess';
import { signIn } from '../support/signIn';
import { anEmptyPostgres, cannotUsePostgres } from '../support/testDatabase';

describe('the dashboard', () => {
  scenario(
    'works on an existing v2 installation, and starts no database of its own',
    async ({ product, page, faults }) => {
      // Asked once whether it has /api; the browser tells of the answer by itself.
      faults.expect(/status of 404 .*\/api\/sizes/);
      const dataDir = aFolder();
      const dashboard = await startProduct(dataDir, { V2_API_URL: product.url });
      onTestFinished(dashboard.stop);
      await page.goto(dashboard.url);
      await signIn(page);
      await page.getByRole('heading', { level: 1, name: 'Vandaag' }).waitFor();
      await page.goto(`${dashboard.url}/#/products/overview`);
      await page.locator('a[href^="#/products/edit/"]').first().waitFor();
      expect(await page.getByRole('link', { name: 'Accounts' }).count()).toBe(0);
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );

  scenario('works on PostgreSQL, and keeps its data over a restart', leftOutIf(cannotUsePostgres), async ({ page }) => {
    const databaseUrl = await anEmptyPostgres();
    const first = await startProduct(aFolder(), { DATABASE_URL: databaseUrl });
    await page.goto(first.url);
    await signIn(page);
    await page.goto(`${first.url}/#/products/overview`);
    await page.locator('a[href^="#/products/edit/"]').first().waitFor();
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('wasbeheer.session') ?? '{}').API_token);
    const products = async ({ url }: { url: string }) =>
      (await fetch(`${url}/v2/dashboard/product/overview`, { headers: headersFor(token) })).json();
    const before = await products(first);
    expect(before.code).toBe('OK');
    // Pictures on their way when the server stops would be told as faults.
    await page.goto('about:blank');
    await first.stop();

    const restarted = await startProduct(aFolder(), { DATABASE_URL: databaseUrl });
    onTestFinished(restarted.stop);
    expect(await products(restarted)).toEqual(before);
  });
});
