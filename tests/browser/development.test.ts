import { cpSync } from 'node:fs';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { scenario } from '../support/browser';
import { aFolder } from '../support/folder';
import { npmRunDev } from '../support/serverProcess';
import { signIn } from '../support/signIn';

describe('npm run dev', () => {
  scenario('serves the dashboard and the embedded API in one process', async ({ page, faults }) => {
    // Vite and React speak up in development.
    faults.expect(/^console /);
    const dataDir = aFolder();
    cpSync(inject('demoData'), dataDir, { recursive: true });
    const development = await npmRunDev(dataDir);
    onTestFinished(development.stop);

    await page.goto(development.url);
    await signIn(page);
    await page.getByRole('heading', { name: 'Afspraken' }).waitFor();
    expect((await fetch(`${development.url}/v2/dashboard/product/overview`)).status).toBe(401);
  });
});
