import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { recipientsOf } from '../../server/mail/addresses';
import { type MailedOrder, vatInCents } from '../../server/mail/mailedOrder';
import {
  createMailer,
  isUnconfirmed,
  type Mail,
  outboxMailer,
  reasonFor,
  SEND_LIMIT_MS,
  smtpMailer,
} from '../../server/mail/mailer';
import { orderMail } from '../../server/mail/orderMail';
import { RUNNING_MS } from '../../server/mail/outbox';
import { TIME_LIMITS } from '../../src/provider/http/client';
import { aFolder } from '../support/folder';
import { leftOutIf } from '../support/leftOut';
import { cannotMount, smallDisk } from '../support/mounts';
import { MONDAY } from '../support/server';
import { partOf, startChatter, startSilence, startSmtp, startUnconfirming } from '../support/smtp';

const anOrder = (order: Partial<MailedOrder> = {}): MailedOrder => ({
  orderno: 1042,
  shop_id: 1,
  shop: 'Sireon',
  customer_id: null,
  created: '2026-11-14 16:20:00',
  first_name: 'Fatma',
  prefix_last_name: 'van der',
  last_name: 'Zee',
  company_name: 'Autowas Zee',
  street: 'Dijk',
  housenumber: '8',
  housenumber_ext: 'bis',
  zip: '8301 AB',
  place: 'Emmeloord',
  phone: '',
  email: 'fatma@autowaszee.example',
  total_cents: 123450,
  lines: [
    { sku: 'WX-1', title: 'Wax', quantity: 3, price_cents: 40000 },
    { sku: '', title: 'Spons', quantity: 1, price_cents: 3450 },
  ],
  ...order,
});
const mailOf = (order: Partial<MailedOrder> = {}) => orderMail(anOrder(order), ['fatma@autowaszee.example'], MONDAY);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the confirmation of an order', () => {
  it('says in Dutch what was ordered, what it costs with VAT, and where it goes', async () => {
    const { sender, subject, text } = await mailOf();
    expect(sender).toBe('Sireon');
    expect(subject).toBe('Bevestiging van bestelling 1042');
    expect(plain(text)).toBe(
      [
        'Beste Fatma van der Zee,',
        '',
        'Bedankt voor de bestelling bij Sireon van 14-11-2026. Dit is besteld:',
        '',
        '3 x Wax (WX-1) à € 400,00: € 1.200,00',
        '1 x Spons à € 34,50: € 34,50',
        '',
        'Totaal: € 1.234,50',
        'Waarvan 21% btw: € 214,25',
        '',
        'Adres:',
        'Autowas Zee',
        'Fatma van der Zee',
        'Dijk 8 bis',
        '8301 AB Emmeloord',
        '',
        'Met vriendelijke groet,',
        'Sireon',
        '',
      ].join('\n'),
    );
  });

  it('says the same as HTML', async () => {
    const html = plain((await mailOf()).html);
    for (const words of [
      'Fatma van der Zee',
      'Wax',
      'WX-1',
      '€ 1.200,00',
      '€ 1.234,50',
      '€ 214,25',
      'Dijk 8 bis',
      'Emmeloord',
    ])
      expect(html).toContain(words);
    expect(html).toContain('<html lang="nl">');
  });

  it('greets a person, or a company that gave no name of one', async () => {
    expect((await mailOf()).text).toMatch(/^Beste Fatma van der Zee,/);
    const nameless = await mailOf({ first_name: '', prefix_last_name: '', last_name: '' });
    expect(nameless.text).toMatch(/^Beste Autowas Zee,/);
  });

  it('shows whatever was typed as text, never as HTML', async () => {
    const { html } = await mailOf({
      first_name: '<script>alert(1)</script>',
      company_name: '"><img src=x onerror=alert(1)>',
      lines: [{ sku: '<b>', title: '<a href="javascript:alert(1)">wax</a>', quantity: 1, price_cents: 1 }],
    });
    expect(html).not.toMatch(/<(script|img|a|b)\b/);
    expect(html).toContain('&lt;script&gt;');
  });

  it.each([
    [12100, 2100],
    [100, 17],
    [1, 0],
    [0, 0],
  ])('of %i cents with VAT, %i are VAT', (cents, vat) => {
    expect(vatInCents(cents)).toBe(vat);
  });
});

it.each([
  ['a@x.nl', ['a@x.nl']],
  [' a@x.nl , b@y.example,', ['a@x.nl', 'b@y.example']],
  ['a@x.nl,a@x.nl', ['a@x.nl']],
  ['', []],
  ['geen adres', []],
  ['a@x.nl, geen adres', []],
  ['a@x.nl\nBcc: b@y.nl', []],
  ['"a" <a@x.nl>', []],
])('%j goes to %j', (text, addresses) => {
  expect(recipientsOf(text)).toEqual(addresses);
});

describe('without a mail server', () => {
  let folder: string;
  beforeEach(() => {
    folder = aFolder();
  });

  it('a mail is kept in DATA_DIR/outbox as a file that mail programs open', async () => {
    const posted = await createMailer({ dataDir: folder })(await mailOf());
    expect(posted).toEqual({ result: 'kept', file: expect.stringMatching(/^20261116T090000000Z-[\w-]+\.eml$/) });
    const outbox = join(folder, 'outbox');
    expect(await readdir(outbox)).toEqual([posted.file]);
    const raw = await readFile(join(outbox, posted.file), 'utf8');
    expect(raw).toMatch(/^From: Sireon <noreply@localhost>\r\nTo: fatma@autowaszee\.example\r\n/);
    expect(raw).toContain('Subject: Bevestiging van bestelling 1042');
    expect(raw).toContain('Date: Mon, 16 Nov 2026 09:00:00 +0000');
    expect(partOf(raw, 'text/plain')).toContain('Totaal: € 1.234,50');
    expect(partOf(raw, 'text/html')).toContain('€ 1.234,50');
  });

  it('that cannot be kept says so, and not that a mail server refused it', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const failure = await outboxMailer(join(file, 'outbox'))(await mailOf()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringContaining('ENOTDIR') });
    expect(reasonFor(failure)).toBe('De server kan de mail niet bewaren. Is de schijf vol of alleen te lezen?');
  });

  it('leaves nothing behind on a full disk', leftOutIf(cannotMount), async () => {
    const disk = smallDisk(1);
    onTestFinished(disk.remove);
    const long = { text: 'lang '.repeat(400_000) };
    await expect(outboxMailer(disk.folder)({ ...(await mailOf()), ...long })).rejects.toThrow(/ENOSPC/);
    expect(await readdir(disk.folder)).toEqual([]);
  });

  it('nobody but the server itself reads it, and two mails of one moment are two files', async () => {
    const mailer = outboxMailer(folder, { from: 'orders@sireon.example' });
    const { file } = await mailer(await mailOf());
    await mailer(await mailOf());
    expect(await readdir(folder)).toHaveLength(2);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, file), 'utf8')).toContain('From: Sireon <orders@sireon.example>');
  });
});

describe('over SMTP', () => {
  const send = async (url: string, mail?: Partial<Mail>, options?: Parameters<typeof smtpMailer>[1]) =>
    smtpMailer(url, options)({ ...(await mailOf()), ...mail });

  it('a mail arrives at every address, whole', async () => {
    const smtp = await startSmtp();
    const posted = await send(smtp.url, { to: ['a@x.example', 'b@y.example'] }, { from: 'orders@sireon.example' });
    expect(posted).toEqual({ result: 'sent', file: '', refused: [] });
    const [mail] = smtp.received;
    expect(smtp.received).toHaveLength(1);
    expect(mail).toMatchObject({ from: 'orders@sireon.example', to: ['a@x.example', 'b@y.example'] });
    expect(partOf(mail?.raw ?? '', 'text/plain')).toBe(plain((await mailOf()).text).trim());
    await smtp.close();
  });

  it('comes from the account that signs in to the mail server, unless an address is set', async () => {
    const smtp = await startSmtp({ account: ['orders@sireon.example', 'geheim:@/'] });
    const account = `${encodeURIComponent('orders@sireon.example')}:${encodeURIComponent('geheim:@/')}`;
    await send(`smtp://${account}@127.0.0.1:${smtp.port}`);
    expect(smtp.received[0]?.from).toBe('orders@sireon.example');
    await smtp.close();
  });

  it('goes to a mail server elsewhere that has an account over TLS or not at all, unless its address says so', async () => {
    const smtp = await startSmtp({ account: ['a', 'geheim'] });
    // This computer too, by an address that does not tell.
    const url = `smtp://a:geheim@0.0.0.0:${smtp.port}`;
    const failure = await send(url).catch((error: unknown) => error);
    expect(reasonFor(failure)).toBe('De verbinding met de mailserver kan niet worden versleuteld.');
    expect([smtp.passwords, smtp.received]).toEqual([[], []]);
    await send(`${url}?requireTLS=false`);
    expect([smtp.passwords, smtp.received.length]).toEqual([['geheim'], 1]);
    await smtp.close();
  });

  it('comes from a nameless address of a mail server without accounts', async () => {
    const smtp = await startSmtp();
    await send(smtp.url);
    expect(smtp.received[0]?.from).toBe('noreply@localhost');
    await smtp.close();
  });

  it('a text can add no header, and no one to write to', async () => {
    const smtp = await startSmtp();
    await send(smtp.url, { subject: 'Hallo\r\nBcc: c@z.example', sender: 'Sireon\r\nBcc: c@z.example' });
    expect(smtp.received[0]?.to).toEqual(['fatma@autowaszee.example']);
    expect(smtp.received[0]?.raw).not.toMatch(/^Bcc:/im);
    await smtp.close();
  });

  it('rejects where the mail server refuses the address or the account, is silent or is not there', async () => {
    const picky = await startSmtp({ refuses: 'fatma@autowaszee.example' });
    await expect(send(picky.url)).rejects.toMatchObject({ code: 'EENVELOPE' });
    await picky.close();
    await expect(send(picky.url)).rejects.toMatchObject({ code: 'ESOCKET' });

    const guarded = await startSmtp({ account: ['a', 'b'] });
    await expect(send(`smtp://a:wrong@127.0.0.1:${guarded.port}`)).rejects.toMatchObject({ code: 'EAUTH' });
    await guarded.close();

    const silence = await startSilence();
    const failure = await send(silence.url, {}, { silenceLimitMs: 100 }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'ETIMEDOUT' });
    expect(reasonFor(failure)).toBe('De mailserver antwoordde niet op tijd.');
    await silence.close();
  });

  it('says of an address that the mail server does not take yet that it may be tried later, not that it is wrong', async () => {
    const to = 'fatma@autowaszee.example';
    const reasonOf = async (reply: number) => {
      const smtp = await startSmtp({ refuses: to, reply });
      const failure = await send(smtp.url).catch((error: unknown) => error);
      await smtp.close();
      return reasonFor(failure);
    };
    expect(await reasonOf(451)).toBe('De mailserver neemt de mail nu nog niet aan.');
    expect(await reasonOf(550)).toBe('De mailserver weigert het e-mailadres.');
  });

  it('says whom it did not reach where it went to some of the addresses alone', async () => {
    const smtp = await startSmtp({ refuses: 'b@y.example' });
    const posted = await send(smtp.url, { to: ['a@x.example', 'b@y.example'] });
    expect(smtp.received).toMatchObject([{ to: ['a@x.example'] }]);
    expect(posted).toEqual({ result: 'sent', file: '', refused: ['b@y.example'] });
    await smtp.close();
  });

  it.each(['hang up', 'fall silent'] as const)(
    'says that it may have been sent where the mail server had all of it, and then did %s',
    async (then) => {
      const smtp = await startUnconfirming(then);
      const failure = await send(smtp.url, {}, then === 'fall silent' ? { silenceLimitMs: 2_000 } : {}).catch(
        (error: unknown) => error,
      );
      expect(smtp.received()).toBe(1);
      expect(reasonFor(failure)).toBe(
        'De mailserver kreeg de mail, maar bevestigde hem niet. Misschien is hij verstuurd.',
      );
      await smtp.close();
    },
  );

  it.each([
    [550, 'De mailserver weigert het bericht.'],
    [452, 'De mailserver neemt de mail nu nog niet aan.'],
  ])('says that the mail server refused a message that it had all of, with %i', async (reply, reason) => {
    const smtp = await startSmtp({ refuses: 'message', reply });
    const failure = await send(smtp.url).catch((error: unknown) => error);
    expect([reasonFor(failure), isUnconfirmed(failure)]).toEqual([reason, false]);
    await smtp.close();
  });

  it('gives up a mail server that keeps talking, and hangs up, before the same mail may be sent again', async () => {
    const chatter = await startChatter();
    const failure = await send(chatter.url, {}, { sendLimitMs: 200 }).catch((error: unknown) => error);
    expect(reasonFor(failure)).toBe('De mailserver antwoordde niet op tijd.');
    await expect.poll(() => chatter.state.isLeft).toBe(true);
    await chatter.close();
    expect(SEND_LIMIT_MS).toBeLessThan(RUNNING_MS);
    expect(SEND_LIMIT_MS).toBeLessThan(TIME_LIMITS.write);
  });
});
