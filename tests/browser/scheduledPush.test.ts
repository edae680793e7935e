import { addDays, subMinutes } from 'date-fns';
import { expect } from 'vitest';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { localMoment } from '../../src/v2/businessTime';
import { scenario, screenshot } from '../support/browser';
import { aScheduledPush, aStaffMember } from '../support/builders';
import { gate } from '../support/gate';
import { go, openPhone } from '../support/onTheLine';
import { startOnOwnData } from '../support/product';

const ago = (minutes: number) => {
  const at = subMinutes(Date.now(), minutes);
  return { send_at: localMoment(at), send_at_ms: at.getTime() };
};

const later = scenario
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what a fixture needs
  .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
    const shop = await startOnOwnData(async (db) => {
      const user_id = await aStaffMember(db, { ...DEMO_ACCOUNT });
      await aScheduledPush(db, { user_id, message: 'Vijf minuten geleden', ...ago(5) });
      await aScheduledPush(db, { user_id, message: 'Twee uur geleden', ...ago(120) });
    });
    onCleanup(shop.stop);
    return shop;
  })
  .extend('desk', { scope: 'file' }, openPhone);

later('a push message waits, is called back by keyboard, and goes after a restart', async ({ desk }) => {
  const { page, said } = desk;
  await go(page, '/news/push');
  await page.getByText('Niet verstuurd: de server stond op dat moment uit').waitFor();
  await page.getByText('Twee uur geleden').waitFor();

  const message = page.getByLabel('Bericht');
  await message.fill('Zaterdag gratis wax');
  await message.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type(localMoment(addDays(Date.now(), 7)).replace(/^(\d+)-(\d+)-(\d+).*/, '$3-$2-$1'));
  await page.keyboard.press('Tab');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  const recall = page.getByRole('button', { name: 'Terugroepen: Zaterdag gratis wax' });
  await recall.waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await screenshot(page, 'scheduled push phone');
  await recall.press('Enter');
  await recall.waitFor({ state: 'detached' });
  await expect.poll(() => message.inputValue()).toBe('Zaterdag gratis wax');

  await message.fill('');
  await page.getByRole('radio', { name: 'Nu' }).press(' ');
  await go(page, '/pushes/overview');
  await page.getByText('Vijf minuten geleden').waitFor();
  await expect.poll(() => page.getByText('Twee uur geleden').count()).toBe(0);
  expect(said.unexpected).toEqual([]);
});

later('a push message whose writer leaves while it is counted down goes to nobody', async ({ desk }) => {
  const { page, line, said } = desk;
  await go(page, '/news/push');
  await page.getByLabel('Bericht').fill('Toch maar niet');
  // However slow the machine: the ten seconds do not pass before they are made to.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByRole('button', { name: 'Verstuur naar sireon' }).click();
  await page.getByRole('button', { name: 'Annuleren' }).waitFor();
  const code = gate();
  // The next screen is long in coming, and this one stands until then.
  await page.route(/\/StatisticsPage-[^/]+\.js$/, async (route) => {
    await code.opened;
    await route.continue();
  });
  await go(page, '/statistics/overview');
  await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await page.getByRole('button', { name: 'Weggaan zonder opslaan' }).waitFor({ state: 'detached' });
  await page.clock.fastForward(11_000);
  await page.clock.resume();
  code.open();
  await page.getByRole('heading', { name: 'Statistieken' }).waitFor();
  await expect.poll(line.isQuiet).toBe(true);
  expect(line.calls.filter((call) => call.includes('sendNotification'))).toEqual([]);
  expect(said.unexpected).toEqual([]);
});

later('a push message is not counted down on under a dialog, nor when the tab was nearly closed', async ({ desk }) => {
  const { page, line, said } = desk;
  await go(page, '/news/push');
  await page.getByLabel('Bericht').fill('Nog eens nalezen');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const send = page.getByRole('button', { name: 'Verstuur naar sireon' });
  const stopped = page.getByText('Niet verstuurd: het aftellen is gestopt.');
  const counted = async (pause: () => Promise<unknown>) => {
    await send.click();
    await page.getByRole('button', { name: 'Annuleren' }).waitFor();
    await stopped.waitFor({ state: 'detached' });
    await pause();
    await stopped.waitFor();
    await send.waitFor();
    // Said until it is sent anew: whoever comes back to the computer later must see it.
    await page.clock.runFor(11_000);
    expect(await stopped.isVisible()).toBe(true);
  };
  await counted(async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  await counted(async () => {
    await go(page, '/statistics/overview');
    await page.getByRole('button', { name: 'Blijven' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  await counted(async () => {
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await question).dismiss();
  });
  await page.clock.resume();
  await expect.poll(line.isQuiet).toBe(true);
  expect(line.calls.filter((call) => call.includes('sendNotification'))).toEqual([]);
  expect(said.unexpected).toEqual([]);
});
