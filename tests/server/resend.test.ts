import { readdir } from 'node:fs/promises';
import { DefaultQueryExecutor } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Mailer, outboxMailer, smtpMailer } from '../../server/mail/mailer';
import { RESEND_COOKIE } from '../../server/resources/accounts';
import { anOrder, STAFF_PASSWORD } from '../support/builders';
import { aFolder } from '../support/folder';
import { gate } from '../support/gate';
import { createTestServer, eachEngine, MONDAY, type TestServer } from '../support/server';
import { startSmtp, startUnconfirming } from '../support/smtp';

const addressOf = (orderno: number | string) => `/v2/mollieOrder/resentMail/${orderno}`;
const later = (seconds: number) => new Date(MONDAY.getTime() + seconds * 1000);

eachEngine('the resend link', (engine) => {
  let server: TestServer;

  const start = async (settings: { mailer?: Mailer } = {}) => {
    server = await createTestServer({ engine, ...settings });
  };
  beforeEach(() => start());

  /** As a browser that signed in opens it. */
  const open = (orderno: number | string, { headers, ...init }: RequestInit = {}) =>
    server.fetch(`http://dashboard.example${addressOf(orderno)}`, {
      ...init,
      headers: { Cookie: `${RESEND_COOKIE}=${server.cookie}`, ...headers },
    });
  const press = (orderno: number | string, headers: HeadersInit = { Origin: 'http://dashboard.example' }) =>
    open(orderno, { method: 'POST', headers });
  const outbox = () => server.db.selectFrom('outbox').selectAll().orderBy('mail_id').execute();

  describe('opened', () => {
    it('shows the order, the address and a button, and sends nothing', async () => {
      const id = await anOrder(server.db, { lines: [{ quantity: 2, price_cents: 61725 }] });
      const answer = await open(id);
      const page = (await answer.text()).replaceAll('\u00a0', ' ');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
      expect(page).toContain('<html lang="nl">');
      expect(page).toContain(`<h1>Bevestiging van order ${id} opnieuw versturen</h1>`);
      for (const words of [
        `${id} van 16-11-2026 10:00`,
        '€ 1.234,50',
        'Jan Jansen',
        'Kanaalweg 12',
        '3526 KL Utrecht',
        'info@devaart.example',
      ])
        expect(page).toContain(words);
      expect(page).toMatch(
        /<form method="post" action="\?press=[\w-]{22}&amp;to=\w{16}"><button type="submit">Verstuur bevestiging<\/button><\/form>/,
      );
      expect(server.mails).toEqual([]);
      expect(await outbox()).toEqual([]);
    });

    it.each([
      ['HEAD', {}],
      ['GET', { 'Sec-Purpose': 'prefetch', Purpose: 'prefetch' }],
    ])('by %s with %j it sends nothing either', async (method, headers) => {
      const id = await anOrder(server.db);
      const answer = await open(id, { method, headers });
      expect(answer.status).toBe(200);
      if (method === 'HEAD') expect(await answer.text()).toBe('');
      expect(server.mails).toEqual([]);
    });

    it('runs no script, loads nothing, and is kept by no cache and in no frame', async () => {
      const answer = await open(await anOrder(server.db));
      const nonce = /<style nonce="([^"]+)">/.exec(await answer.text())?.[1];
      expect(answer.headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    });

    it('shows whatever was typed as text, never as HTML', async () => {
      const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
      const id = await anOrder(server.db, {
        first_name: hostile,
        company_name: hostile,
        street: hostile,
        email: hostile,
      });
      const page = await (await open(id)).text();
      expect(page).not.toMatch(/<(script|img)\b/);
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    });

    it('has no button where the order has no e-mail address to send to', async () => {
      const id = await anOrder(server.db, { email: 'geen adres' });
      const page = await (await open(id)).text();
      expect(page).toContain('Bij deze order staat geen geldig e-mailadres.');
      expect(page).toContain(`href="/#/transactions/${id}"`);
      expect(page).not.toContain('<button');
    });

    it('tells when the confirmation last went out', async () => {
      const id = await anOrder(server.db);
      expect(await (await open(id)).text()).not.toContain('Vorige keer');
      await press(id);
      server.setNow(later(1800));
      expect(await (await open(id)).text()).toContain('<dt>Vorige keer</dt><dd>16-11-2026 10:00</dd>');
      await press(id);
      expect(await (await open(id)).text()).toContain('<dt>Vorige keer</dt><dd>16-11-2026 10:30</dd>');
    });
  });

  describe('its button', () => {
    it('sends the confirmation to the order’s address, says so, and records it', async () => {
      const id = await anOrder(server.db);
      const answer = await press(id);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`De bevestiging van order ${id} is verstuurd naar info@devaart.example.`);
      expect(server.mails).toMatchObject([
        {
          to: ['info@devaart.example'],
          sender: 'Sireon',
          subject: `Bevestiging van bestelling ${id}`,
          date: MONDAY,
        },
      ]);
      expect(await outbox()).toMatchObject([
        {
          orderno: id,
          recipient: 'info@devaart.example',
          subject: `Bevestiging van bestelling ${id}`,
          created: '2026-11-16 10:00:00',
          result: 'sent',
          error: '',
          file: '',
        },
      ]);
    });

    it('409: asks again, and sends nothing, when the address is no longer the one that was shown', async () => {
      const id = await anOrder(server.db);
      const shown = await (await open(id)).text();
      const pressed = (page: string) => press(`${id}${/action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')}`);
      await server.db.updateTable('orders').set({ email: 'ander@adres.example' }).where('orderno', '=', id).execute();
      const answer = await pressed(shown);
      expect(answer.status).toBe(409);
      const page = await answer.text();
      for (const words of ['is intussen gewijzigd. Kijk het na en verstuur dan opnieuw.', 'ander@adres.example'])
        expect(page).toContain(words);
      expect(server.mails).toEqual([]);
      expect((await pressed(page)).status).toBe(200);
      expect(server.mails.map(({ to }) => to)).toEqual([['ander@adres.example']]);
    });

    it('names the lines in the order in which they were sold', async () => {
      await press(await anOrder(server.db, { lines: [{ title: 'Wax' }, { title: 'Emmer' }] }));
      for (const part of ['text', 'html'] as const) expect(server.mails[0]?.[part]).toMatch(/Wax[\s\S]*Emmer/);
    });

    it('comes from the shop that sold', async () => {
      await press(await anOrder(server.db, { shop_id: 2 }));
      expect(server.mails[0]?.sender).toBe('Carwash');
    });

    it('429: sends at most one mail an order a minute', async () => {
      const id = await anOrder(server.db);
      const other = await anOrder(server.db);
      await press(id);
      server.setNow(later(15));
      const early = await press(id);
      expect(early.status).toBe(429);
      expect(early.headers.get('Retry-After')).toBe('45');
      expect(await early.text()).toContain('Probeer het over 45 seconden opnieuw.');
      expect((await press(other)).status).toBe(200);
      expect(server.mails).toHaveLength(2);
      server.setNow(later(60));
      expect((await press(id)).status).toBe(200);
      expect(server.mails).toHaveLength(3);
      expect((await outbox()).map(({ orderno }) => orderno)).toEqual([id, other, id]);
    });

    it('is sent also after the clock was set back, to before the last mail', async () => {
      const id = await anOrder(server.db);
      await press(id);
      const back = -24 * 3600;
      server.setNow(later(back));
      const button = /action="(\?press=[^"]+)"/.exec(await (await open(id)).text())?.[1] ?? '';
      expect((await press(`${id}${button}`)).status).toBe(200);
      server.setNow(later(back + 15));
      expect((await press(id)).status).toBe(429);
      // A server that was killed amid this mail leaves it so.
      const error = 'Niet afgemaakt: de server is nog bezig, of stopte tijdens het versturen.';
      await server.db.updateTable('outbox').set({ result: 'unknown', error }).execute();
      server.setNow(later(2 * back));
      expect((await press(`${id}${button}`)).status).toBe(200);
      expect(server.mails).toHaveLength(3);
    });

    it('pressed many times at once sends one mail', async () => {
      const id = await anOrder(server.db);
      const answers = await Promise.all(Array.from({ length: 8 }, () => press(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(429)]);
      expect(server.mails).toHaveLength(1);
    });

    it('pressed once and heard twice, its answer being lost, sends one mail; the page opened again sends another', async () => {
      const id = await anOrder(server.db);
      const buttonOf = async () => /action="(\?press=[^"]+)"/.exec(await (await open(id)).text())?.[1] ?? '';
      const button = await buttonOf();
      const texts: string[] = [];
      for (const seconds of [0, 5, 1800]) {
        server.setNow(later(seconds));
        texts.push(await (await press(`${id}${button}`)).text());
      }
      for (const text of texts) expect(text).toContain(`De bevestiging van order ${id} is verstuurd naar`);
      expect(server.mails).toHaveLength(1);
      expect((await press(`${id}${await buttonOf()}`)).status).toBe(200);
      expect(server.mails).toHaveLength(2);
    });

    it('clicked twice, the second while the mail is on its way: both say that it was sent, and one mail goes', async () => {
      let sent = 0;
      const onItsWay = gate();
      await start({
        mailer: async () => {
          sent += 1;
          await onItsWay.opened;
          return { result: 'sent', file: '' };
        },
      });
      const id = await anOrder(server.db);
      const [, action = ''] = /action="([^"]+)"/.exec(await (await open(id)).text()) ?? [];
      const click = () => open(`${id}${action}`, { method: 'POST', headers: { Origin: 'http://dashboard.example' } });
      const first = click();
      await expect.poll(() => sent).toBe(1);
      const asked = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
      onTestFinished(() => asked.mockRestore());
      const second = click();
      // It was turned away, and asks how the mail that is on its way ended.
      const isOutcome = ([{ sql }]: [{ sql: string }, ...unknown[]]) => /from "outbox" where "mail_id" = /.test(sql);
      await expect.poll(() => asked.mock.calls.some(isOutcome)).toBe(true);
      onItsWay.open();
      const pages = await Promise.all([first, second].map(async (answer) => (await answer).text()));
      for (const page of pages) expect(page).toContain('<h1>Verstuurd</h1>');
      expect(sent).toBe(1);
    });

    it('422: sends nothing where the order has no e-mail address', async () => {
      const id = await anOrder(server.db, { email: 'a@x.example\nBcc: b@y.example' });
      const answer = await press(id);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('Bij deze order staat geen geldig e-mailadres.');
      expect(server.mails).toEqual([]);
    });

    it.each([
      [{ Origin: 'https://evil.example' }],
      [{ Origin: 'null' }],
      [{ Origin: 'http://dashboard.example', 'Sec-Fetch-Site': 'cross-site' }],
      [{ 'Sec-Fetch-Site': 'same-site' }],
      [{ 'Sec-Fetch-Site': 'none' }],
    ])('403: another site presses it (%j): nothing is sent', async (headers) => {
      const id = await anOrder(server.db);
      const answer = await press(id, headers);
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('Deze opdracht kwam van een andere site.');
      expect(server.mails).toEqual([]);
    });

    it.each([
      [{ Origin: 'https://dashboard.example' }],
      [{ Origin: 'https://public.example', 'Sec-Fetch-Site': 'same-origin' }],
    ])('works behind a proxy that speaks HTTPS or has another name (%j)', async (headers) => {
      expect((await press(await anOrder(server.db), headers)).status).toBe(200);
    });
  });

  describe('401 as a Dutch page', () => {
    const expectStranger = async (answer: Response) => {
      expect(answer.status).toBe(401);
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      const page = await answer.text();
      expect(page).toContain('<h1>Log eerst in</h1>');
      expect(page).not.toContain('<button');
      expect(page).not.toContain('Jansen');
    };

    it.each(['GET', 'POST'])('%s by a stranger, with a wrong cookie, or with a token alone', async (method) => {
      const id = await anOrder(server.db);
      const headers: Record<string, string>[] = [
        { Cookie: '' },
        { Cookie: `${RESEND_COOKIE}=${'x'.repeat(43)}` },
        { Cookie: `${RESEND_COOKIE}=${server.token}` },
        { Cookie: '', Authorization: `Bearer ${server.token}` },
      ];
      for (const each of headers) await expectStranger(await open(id, { method, headers: each }));
      await expectStranger(await open(404, { method, headers: { Cookie: '' } }));
      expect(server.mails).toEqual([]);
    });

    it('once the session was not used for an hour, or is twelve hours old', async () => {
      const id = await anOrder(server.db);
      server.setNow(later(3600));
      await expectStranger(await open(id));

      await start();
      const mine = await anOrder(server.db);
      for (let minutes = 0; minutes < 12 * 60; minutes += 30) {
        server.setNow(later(minutes * 60));
        expect((await open(mine)).status).toBe(200);
      }
      server.setNow(later(12 * 3600));
      await expectStranger(await open(mine));
    });

    it('after signing out, and for an account that was switched off', async () => {
      const id = await anOrder(server.db);
      await server.request('/v2/accounts/logout', { method: 'POST' });
      await expectStranger(await open(id));

      await start();
      const mine = await anOrder(server.db);
      await server.db.updateTable('staff').set({ active: 0 }).execute();
      await expectStranger(await open(mine));
    });
  });

  it('opens with the cookie that signing in sets, for that path alone', async () => {
    const id = await anOrder(server.db);
    const basic = Buffer.from(`sanne:${STAFF_PASSWORD}`).toString('base64');
    const login = await server.fetch('/v2/accounts/login', {
      method: 'POST',
      headers: { Authorization: `Basic ${basic}` },
    });
    const cookie = login.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/Path=\/v2\/mollieOrder;.*HttpOnly.*SameSite=Strict/);
    const [pair = ''] = cookie.split(';');
    expect((await open(id, { headers: { Cookie: pair } })).status).toBe(200);
  });

  it.each([404, 'abc', '0', '-1', '1.5', '99999999999999'])('404 as a Dutch page: order %s', async (orderno) => {
    for (const method of ['GET', 'POST']) {
      const answer = await open(orderno, { method });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<h1>Order niet gevonden</h1>');
    }
  });

  it('405: knows reading and sending alone', async () => {
    const answer = await open(await anOrder(server.db), { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, POST');
  });

  it('is kept as a file where none is set, and says so', async () => {
    const folder = aFolder();
    await start({ mailer: outboxMailer(folder) });
    const answer = await press(await anOrder(server.db));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>Bewaard, niet verstuurd</h1>');
    const [mail] = await outbox();
    expect(mail).toMatchObject({ result: 'kept', error: '' });
    expect(await readdir(folder)).toEqual([mail?.file]);
  });

  it('says that the mail server is down, records it, and may be tried again a minute later', async () => {
    const smtp = await startSmtp();
    await smtp.close();
    await start({ mailer: smtpMailer(smtp.url) });
    const id = await anOrder(server.db);
    const answer = await press(id);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain('De mailserver is niet bereikbaar. Probeer het over een minuut opnieuw.');
    expect(await outbox()).toMatchObject([{ result: 'failed', error: expect.stringContaining('ECONNREFUSED') }]);
    const route = '/v2/mollieOrder/resentMail/:orderno';
    expect(server.failures).toEqual([
      { requestId: expect.any(String), method: 'POST', route, orderno: id, code: 'ESOCKET' },
    ]);
    expect(await (await open(id)).text()).not.toContain('Vorige keer');
    expect((await press(id)).status).toBe(429);
    server.setNow(later(60));
    expect((await press(id)).status).toBe(502);
  });

  it('names the address that the mail server refused, where the others have the mail', async () => {
    const smtp = await startSmtp({ refuses: 'piet@devaart.example' });
    onTestFinished(smtp.close);
    await start({ mailer: smtpMailer(smtp.url) });
    const id = await anOrder(server.db, { email: 'info@devaart.example, piet@devaart.example' });
    const answer = await press(id);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('<h1>Deels verstuurd</h1>');
    expect(page).toContain('Niet verstuurd aan piet@devaart.example: geweigerd door de mailserver.');
  });

  it('says that a mail may have been sent where the mail server did not confirm it', async () => {
    const smtp = await startUnconfirming('hang up');
    onTestFinished(smtp.close);
    await start({ mailer: smtpMailer(smtp.url) });
    const page = await (await press(await anOrder(server.db))).text();
    expect(page).toContain('<h1>Misschien verstuurd</h1>');
    expect(page).not.toContain('niet bereikbaar');
  });

  it('keeps nobody waiting while a mail is on its way; a server that stops then leaves it as unfinished', async () => {
    const arrived = gate();
    await start({ mailer: () => arrived.opened.then(() => ({ result: 'sent', file: '' })) });
    const sending = press(await anOrder(server.db));
    await expect.poll(outbox).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ result: 'unknown', error: expect.stringContaining('Niet afgemaakt') }]);
    expect((await server.request('/v2/dashboard/overviewTransactions')).status).toBe(200);
    const json = { shop_id: 1, title: 'Intussen', description: 'Iemand anders werkt door.' };
    expect((await server.request('/v2/news/new', { json })).status).toBe(200);
    arrived.open();
    expect((await sending).status).toBe(200);
    expect(await outbox()).toMatchObject([{ result: 'sent', error: '' }]);
  });

  it('says in a page that something went wrong inside', async () => {
    const id = await anOrder(server.db);
    await server.db.schema.alterTable('outbox').renameTo('elsewhere').execute();
    const answer = await press(id);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Er ging iets mis op de server.');
    expect(server.failures).toHaveLength(1);
    await server.db.schema.alterTable('elsewhere').renameTo('outbox').execute();
  });
});
