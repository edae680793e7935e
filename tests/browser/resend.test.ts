import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { scenario, screenshot } from '../support/browser';
import { partOf } from '../support/smtp';

describe('the link that mails an order again', () => {
  scenario(
    'opens a page that asks first; its button mails the customer, once a minute',
    async ({ signedIn: page, product, faults }) => {
      faults.expect(/status of 429/);
      await page.goto('/#/transactions/overview');
      await page.locator('a[href^="#/transactions/"]:not([href$="overview"])').first().click();
      const opened = page.context().waitForEvent('page');
      await page.locator('a[href*="resentMail"]').click();
      const asking = await opened;
      const outbox = join(product.dataDir, 'outbox');
      await asking.getByRole('button', { name: 'Verstuur bevestiging' }).waitFor();
      await screenshot(asking, 'resend');
      const before = readdirSync(product.dataDir).includes('outbox') ? readdirSync(outbox) : [];

      // Pressed twice, it is sent once, and says so.
      await asking.getByRole('button', { name: 'Verstuur bevestiging' }).dblclick();
      await asking.getByRole('heading', { name: 'Bewaard, niet verstuurd' }).waitFor();
      await screenshot(asking, 'resend-kept');
      const [file = ''] = readdirSync(outbox).filter((name) => !before.includes(name));
      expect(partOf(readFileSync(join(outbox, file), 'utf8'), 'text/plain')).toContain('Bedankt voor je bestelling');

      await asking.goBack();
      await asking.getByRole('button', { name: 'Verstuur bevestiging' }).click();
      await asking.getByRole('heading', { name: 'Even wachten' }).waitFor();
      expect(readdirSync(outbox)).toHaveLength(before.length + 1);
    },
  );
});
