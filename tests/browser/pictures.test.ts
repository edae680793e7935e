import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { expectAccessible, loadAxe } from '../support/axe';
import { scenario, screenshot } from '../support/browser';
import { aMarketAdvert, aStaffMember } from '../support/builders';
import { go, openDesk } from '../support/onTheLine';
import { withExif } from '../support/pictures';
import { startOnOwnData } from '../support/product';

const desk = scenario
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn what a fixture needs
  .extend('shop', { scope: 'file' }, async ({}, { onCleanup }) => {
    const shop = await startOnOwnData(async (db) => {
      await aStaffMember(db, { ...DEMO_ACCOUNT });
      return aMarketAdvert(db, { title: 'Borstel' });
    });
    onCleanup(shop.stop);
    return shop;
  })
  .extend('desk', { scope: 'file' }, async ({ chromium, shop }, { onCleanup }) => {
    const opened = await openDesk(chromium, shop.url);
    onCleanup(opened.close);
    return opened;
  });

/** A picture whose left half is red and whose right half is blue. */
const redAndBlue = async (page: Page, width: number, height: number, type = 'image/png') => {
  const url = await page.evaluate(
    ([across, down, as]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down });
      const context = canvas.getContext('2d');
      for (const [at, colour] of ['#f00', '#00f'].entries()) {
        if (context) context.fillStyle = colour;
        context?.fillRect((at * across) / 2, 0, across / 2, down);
      }
      return canvas.toDataURL(as);
    },
    [width, height, type] as const,
  );
  return { name: 'foto', mimeType: type, buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
};
/** The picture in a field: its bytes, its size, and the colours of its corners. */
const shown = (page: Page, nth: number) =>
  page
    .getByAltText('Gekozen afbeelding')
    .nth(nth)
    .evaluate(async (image: HTMLImageElement) => {
      const blob = await (await fetch(image.src)).blob();
      const bitmap = await createImageBitmap(blob);
      const { width, height } = bitmap;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
        willReadFrequently: true,
      });
      context?.drawImage(bitmap, 0, 0);
      const colourAt = (x: number, y: number) => {
        const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return red > 200 ? 'red' : blue > 200 ? 'blue' : 'other';
      };
      const bytes = [...new Uint8Array(await blob.arrayBuffer())];
      return { bytes, width, height, first: colourAt(0, 0), last: colourAt(width - 1, height - 1) };
    });

desk(
  'pictures are chosen at once, cropped and turned by keyboard, shrunk, or sent as they are',
  { timeout: 300_000 },
  async ({ desk: { page, said }, shop }) => {
    await go(page, `/market/edit/${shop.own}`);
    await page.getByRole('button', { name: 'Kies een afbeelding' }).first().waitFor();
    const small = await redAndBlue(page, 300, 200);
    const large = await redAndBlue(page, 3200, 1000, 'image/jpeg');
    await page.locator('input[type=file]').first().setInputFiles([small, small, large]);
    await page.getByText(/^Verkleind: \d+ kB → \d+ kB\.$/).waitFor();

    const open = page.getByRole('button', { name: 'Bijsnijden en draaien: Hoofdafbeelding' });
    await open.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator('img').waitFor();
    await dialog.getByRole('button', { name: 'Rechtsom' }).press('Enter');
    // Turned, the red half is above: half of the height goes, from below.
    const edge = dialog.getByLabel('Onderrand').first();
    await expect.poll(() => dialog.locator('img').evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(300);
    const told = dialog.getByRole('status');
    await expect.poll(() => told.textContent()).toBe('Uitsnede 200 × 300, een kwartslag naar rechts gedraaid');
    for (let press = 0; press < 20; press += 1) await edge.press('Shift+ArrowUp');
    await expect.poll(() => told.textContent()).toMatch(/^Uitsnede 200 × 1\d\d, een kwartslag/);
    await loadAxe(page);
    await expectAccessible(page, { include: ['[role=dialog]'] }, { modes: ['light'] });
    await screenshot(page, 'picture editor');
    await dialog.getByRole('button', { name: 'Gebruiken' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Bewerkt: /).waitFor();
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.waitForURL(/#\/market\/overview$/);
    const list = page.locator('main img');
    await expect.poll(() => list.first().getAttribute('loading')).toBe('lazy');
    await go(page, `/market/edit/${shop.own}`);
    await expect.poll(() => page.getByAltText('Gekozen afbeelding').count()).toBe(3);
    const edited = await shown(page, 0);
    expect(edited).toMatchObject({ width: 200, first: 'red', last: 'red' });
    expect(edited.height).toBeLessThan(150);
    const unchanged = await shown(page, 1);
    expect(Buffer.from(unchanged.bytes).equals(small.buffer)).toBe(true);
    expect(await shown(page, 2)).toMatchObject({ width: 1600, height: 500, first: 'red', last: 'blue' });

    // A phone held upright: its photo lies on its side, and its EXIF data say so, and where it was taken.
    const lying = await redAndBlue(page, 300, 200, 'image/jpeg');
    const photo = { ...lying, buffer: withExif(lying.buffer, 6) };
    await page.locator('input[type=file]').nth(2).setInputFiles(photo);
    await page.getByText(/^(Verkleind|Omgezet): /).waitFor();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    // Until the list is there: Back before that finds the form as it was.
    await expect.poll(() => list.first().getAttribute('loading')).toBe('lazy');
    await go(page, `/market/edit/${shop.own}`);
    await expect.poll(() => page.getByAltText('Gekozen afbeelding').count()).toBe(3);
    const upright = await shown(page, 2);
    expect(upright).toMatchObject({ width: 200, height: 300, first: 'red', last: 'blue' });
    expect(Buffer.from(upright.bytes).includes('Exif')).toBe(false);
    expect(said.unexpected).toEqual([]);
  },
);
