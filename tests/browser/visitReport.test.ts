import { expect } from 'vitest';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { scenario, screenshot } from '../support/browser';
import { aCustomer, aMachine, aReport, aStaffMember, aTask, aWaterReport } from '../support/builders';
import { aMachineProduct } from '../support/declaredRecords';
import { go, openPhone } from '../support/onTheLine';
import { startOnOwnData } from '../support/product';

const MACHINES = 12;

const paper = scenario
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what a fixture needs
  .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
    const shop = await startOnOwnData(async (db) => {
      const user_id = await aStaffMember(db, { ...DEMO_ACCOUNT });
      const customer_id = await aCustomer(db, { company_name: 'Carwash Zwaan' });
      await aMachineProduct(db, 'Velgenreiniger');
      for (let nth = 1; nth <= MACHINES; nth += 1)
        await aMachine(db, { customer_id, type: `Boog ${nth}`, product: '110', view_order: nth });
      for (const [day, ph] of [
        ['01', '7,2'],
        ['15', '9,9'],
      ] as const)
        await aWaterReport(db, { customer_id, created: `2026-10-${day} 10:00:00`, ph, remarks: 'pH te hoog' });
      await aTask(db, { customer_id, description: 'Pomp nakijken' });
      await aReport(db, { customer_id, user_id, scheduled: '2026-10-15 09:00:00', working_comments: 'Alles gespoeld' });
      return customer_id;
    });
    onCleanup(shop.stop);
    return shop;
  })
  .extend('desk', { scope: 'file' }, openPhone);

/** Pages of a PDF, by its page objects. */
const pagesOf = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

paper('the report of a visit prints on at most two sheets, without menu and buttons', async ({ desk, shop }) => {
  const { page, said } = desk;
  await go(page, `/customers/report/${shop.own}`);
  const sheet = page.getByRole('article');
  await sheet.getByText('Alles gespoeld').waitFor();
  for (const text of ['Pomp nakijken', 'pH te hoog', '0,4 boven de norm', 'Boog 12'])
    await sheet.getByText(text, { exact: false }).first().waitFor();
  await expect.poll(() => sheet.getByText('110 · Velgenreiniger').count()).toBe(MACHINES);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(390);
  // The low plot of the pH has a number at both ends of its scale.
  const scale = sheet.locator('.recharts-wrapper').first().locator('.recharts-yAxis-tick-labels text');
  await expect.poll(() => scale.count()).toBeGreaterThan(1);
  const water = sheet.getByRole('region', { name: 'Water', exact: true });
  expect(await water.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await screenshot(page, 'visit report phone');

  await page.emulateMedia({ media: 'print' });
  for (const part of ['navigation', 'banner', 'combobox', 'button'] as const)
    await expect.poll(() => page.getByRole(part).count(), { message: part }).toBe(0);
  expect(await sheet.locator('.mark').evaluate((mark) => getComputedStyle(mark).backgroundColor)).toBe('rgb(0, 0, 0)');
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: null });
  expect(said.unexpected).toEqual([]);
});

paper('a dark screen prints on a light page, also with its backgrounds', async ({ desk, shop }) => {
  const { page, said } = desk;
  await go(page, `/customers/report/${shop.own}`);
  await page.getByRole('article').getByText('Alles gespoeld').waitFor();
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.getByRole('button', { name: 'Donkere weergave' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  expect(await scheme()).toBe('light');
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Lichte weergave' }).click();
  expect(said.unexpected).toEqual([]);
});

paper('each machine has a label to print, whose code opens it', async ({ desk, shop }) => {
  const { page, said } = desk;
  await go(page, `/machines/overview/${shop.own}`);
  await page.getByRole('button', { name: 'QR-labels' }).click();
  const dialog = page.getByRole('dialog', { name: 'QR-labels' });
  await expect.poll(() => dialog.getByRole('img', { name: /^QR-code van / }).count()).toBe(MACHINES);
  await dialog.getByText('Carwash Zwaan').first().waitFor();
  await screenshot(page, 'machine labels phone');

  await page.emulateMedia({ media: 'print' });
  for (const part of ['heading', 'button', 'alert', 'table'] as const)
    await expect.poll(() => page.getByRole(part).count(), { message: part }).toBe(0);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: null });

  const address = await dialog.getByRole('link', { name: 'QR-code van WashTec · Boog 3' }).getAttribute('href');
  expect(address).toMatch(new RegExp(`^${shop.url}/#/machines/edit/\\d+$`));
  await page.goto(address ?? '');
  await page.getByRole('heading', { level: 1, name: 'WashTec · Boog 3' }).waitFor();
  await page.getByRole('button', { name: 'QR-label' }).click();
  await page.getByRole('img', { name: 'QR-code van WashTec · Boog 3' }).waitFor();
  expect(said.unexpected).toEqual([]);
});
