import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { type Mailer, smtpMailer } from '../../server/mail/mailer';
import { RUNNING_MS } from '../../server/mail/outbox';
import { TIME_LIMITS } from '../../src/provider/http/client';
import { aCustomer, anOrder } from '../support/builders';
import { gate } from '../support/gate';
import { createTestServer, eachEngine, MONDAY, type TestServer } from '../support/server';
import { startSmtp, startUnconfirming } from '../support/smtp';

const HOSTILE = '<img src=x onerror=alert(1)> & "wit"';
const mail = {
  recipient: 'jan@wit.example, piet@wit.example',
  subject: 'Verslag van ons bezoek',
  message: `Beste Jan,\n${HOSTILE}`,
  sections: [
    { title: 'Taken', lines: ['Pomp nakijken'], head: [], rows: [] },
    { title: 'Water', lines: [], head: ['Waarde', 'Meting', 'Oordeel'], rows: [['pH', '7,4', '0,4 boven de norm']] },
    { title: 'Klant', lines: [], head: [], rows: [['Naam', HOSTILE]] },
  ],
};

eachEngine('the report of a visit by mail', (engine) => {
  let server: TestServer;
  let customer_id: number;
  const start = async (mailer?: Mailer) => {
    server = await createTestServer({ engine, ...(mailer ? { mailer } : {}) });
    customer_id = await aCustomer(server.db);
  };
  beforeEach(() => start());

  const post = (body: object = {}, key = 'sleutel-van-deze-mail') =>
    server.request('/api/outbox', {
      json: { ...mail, customer_id, ...body },
      headers: { 'Idempotency-Key': key },
    });
  const stored = () => server.db.selectFrom('outbox').selectAll().orderBy('mail_id').execute();
  const errorOf = async (answer: Response) => (await answer.json()).data.error;

  it('says the same as text and as HTML, with what was typed as text', async () => {
    const answer = await post();
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ customer_id, subject: mail.subject, result: 'sent', error: '' });
    const [sent] = server.mails;
    expect(sent).toMatchObject({
      sender: 'Sireon · Carwash',
      to: ['jan@wit.example', 'piet@wit.example'],
      subject: mail.subject,
    });
    for (const words of [
      'Pomp nakijken',
      'Waarde | Meting | Oordeel',
      'pH | 7,4 | 0,4 boven de norm',
      `Naam: ${HOSTILE}`,
    ])
      expect(sent?.text).toContain(words);
    for (const words of [
      'Pomp nakijken',
      'Waarde</th>',
      '0,4 boven de norm</td>',
      '&lt;img src=x onerror=alert(1)&gt;',
    ])
      expect(sent?.html).toContain(words);
    expect(sent?.html).not.toContain('<img');
    // Numbers, and what they are, stand at the right.
    expect(sent?.html?.match(/text-align:right[^>]*>[^<]*/g)?.map((cell) => cell.replace(/.*>/, ''))).toEqual([
      'Meting',
      '7,4',
    ]);
  });

  it('is sent once, however often it is pressed, and also at the same moment', async () => {
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await post()).status).toBe(201);
    expect(server.mails).toHaveLength(1);
    expect(await stored()).toMatchObject([{ customer_id, orderno: null, result: 'sent' }]);
    expect((await post({ subject: 'Iets anders' })).status).toBe(409);
    expect((await post({}, 'sleutel-van-een-andere-mail')).status).toBe(201);
    expect(server.mails).toHaveLength(2);
  });

  it('that a killed server left is sent also after the clock was set back', async () => {
    await post();
    const error = 'Niet afgemaakt: de server is nog bezig, of stopte tijdens het versturen.';
    await server.db.updateTable('outbox').set({ result: 'unknown', error }).execute();
    server.setNow(new Date(MONDAY.getTime() - 24 * 3_600_000));
    expect((await post()).status).toBe(201);
    expect(server.mails).toHaveLength(2);
  });

  it(
    'that a server left which stopped a while ago is answered before the dashboard gives up',
    async () => {
      await post();
      const error = 'Niet afgemaakt: de server is nog bezig, of stopte tijdens het versturen.';
      const created_ms = MONDAY.getTime() - RUNNING_MS + 1;
      await server.db.updateTable('outbox').set({ result: 'unknown', error, created_ms }).execute();
      const answer = await post();
      expect([answer.status, await errorOf(answer)]).toEqual([503, `${error} Vraag eerst na of hij is aangekomen.`]);
      server.setNow(new Date(MONDAY.getTime() + 1000));
      expect((await post()).status).toBe(201);
      expect(server.mails).toHaveLength(2);
    },
    TIME_LIMITS.write,
  );

  it('that is refused by the mail server says why, stays as failed, and is sent by the next press', async () => {
    const smtp = await startSmtp({ refuses: 'jan@wit.example' });
    onTestFinished(smtp.close);
    let url = 'smtp://127.0.0.1:1';
    await start((one) => smtpMailer(url)(one));
    const refused = await post({ recipient: 'piet@wit.example' });
    expect([refused.status, await errorOf(refused)]).toEqual([
      503,
      'De mail is niet verstuurd. De mailserver is niet bereikbaar.',
    ]);
    expect(await stored()).toMatchObject([{ result: 'failed', error: expect.stringContaining('ECONNREFUSED') }]);
    url = smtp.url;
    server.setNow(new Date(MONDAY.getTime() + 10 * 60_000));
    const sent = { result: 'sent', error: '', created: '2026-11-16 10:10:00' };
    expect(await (await post({ recipient: 'piet@wit.example' })).json()).toMatchObject(sent);
    expect(await (await server.request('/api/outbox?filter={"q":"10:10"}')).json()).toMatchObject([sent]);
    expect(smtp.received).toMatchObject([{ to: ['piet@wit.example'] }]);
    expect(await stored()).toHaveLength(1);
    const address = await post({ recipient: 'jan@wit.example' }, 'sleutel-van-een-andere-mail');
    expect(await errorOf(address)).toBe('De mail is niet verstuurd. De mailserver weigert het e-mailadres.');
  });

  it('goes to as many addresses as a customer may have', async () => {
    const addresses = Array.from({ length: 40 }, (_, nth) => `afdeling.${nth}@wit.example`);
    expect(addresses.join(',').length).toBeLessThan(1_000);
    expect(await (await post({ recipient: addresses.join(', ') })).json()).toMatchObject({ error: '' });
  });

  it('that one of its addresses does not take is told whom it did not reach, and does not go to the others twice', async () => {
    const smtp = await startSmtp({ refuses: 'jan@wit.example' });
    onTestFinished(smtp.close);
    await start(smtpMailer(smtp.url));
    const error = 'Niet verstuurd aan jan@wit.example: geweigerd door de mailserver.';
    for (const answer of [await post(), await post()])
      expect(await answer.json()).toMatchObject({ result: 'sent', error });
    expect(smtp.received).toMatchObject([{ to: ['piet@wit.example'] }]);
    expect(await stored()).toMatchObject([{ result: 'sent', error }]);
  });

  it('that the mail server had, and did not confirm, is not said to be unsent', async () => {
    const smtp = await startUnconfirming('hang up');
    onTestFinished(smtp.close);
    await start(smtpMailer(smtp.url));
    const answer = await post();
    const reason = 'De mailserver kreeg de mail, maar bevestigde hem niet. Misschien is hij verstuurd.';
    expect([answer.status, await errorOf(answer)]).toEqual([503, `${reason} Vraag eerst na of hij is aangekomen.`]);
    expect(await stored()).toMatchObject([{ result: 'unknown', error: expect.stringContaining(reason) }]);
  });

  it('that is pressed twice while it fails has the same reason both times', async () => {
    const { opened, open } = gate();
    let calls = 0;
    await start(async () => {
      calls += 1;
      await opened;
      throw Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' });
    });
    const first = post();
    await expect.poll(() => calls).toBe(1);
    const second = post();
    // Far enough to wait for the first; one that came too late fails for the same reason.
    await expect.poll(async () => (await server.request('/api/outbox')).status).toBe(200);
    open();
    for (const answer of [await first, await second])
      expect(await errorOf(answer)).toContain('De mail is niet verstuurd. De mailserver antwoordde niet op tijd.');
  });

  it.each([
    'info@wit.example, piet;jan@wit.example',
    'info@wit.example;',
    'info@wit.example, ',
    'Jan <jan@wit.example>',
    '(jan)@wit.example',
  ])('is refused to %j, and nothing is kept', async (recipient) => {
    const answer = await post({ recipient });
    expect([answer.status, (await answer.json()).data.fields]).toEqual([
      422,
      { recipient: 'Vul geldige e-mailadressen in, met een komma ertussen.' },
    ]);
    expect([await stored(), server.mails]).toEqual([[], []]);
  });

  it('whose customer was deleted before a retry is said to be gone, and does not go twice', async () => {
    await post();
    expect((await server.request(`/v2/dashboard/customer/${customer_id}`, { method: 'DELETE' })).status).toBe(200);
    const answer = await post();
    expect([answer.status, await errorOf(answer)]).toEqual([404, 'Deze mail bestaat niet (meer).']);
    expect([server.mails.length, server.failures]).toEqual([1, []]);
  });

  it('to a customer that is not there says so, and nothing is kept', async () => {
    const answer = await post({ customer_id: 999 });
    expect([answer.status, await errorOf(answer)]).toEqual([404, 'De klant bestaat niet (meer).']);
    expect([await stored(), server.mails]).toEqual([[], []]);
  });

  it('goes with its customer, and leaves the mails of orders as they are', async () => {
    const orderno = await anOrder(server.db);
    const row = { recipient: 'jan@wit.example', subject: 'Bestelling', created: '2026-11-16 10:00:00', created_ms: 1 };
    await server.db
      .insertInto('outbox')
      .values({ ...row, orderno, result: 'kept', error: '', file: '' })
      .execute();
    await post();
    expect((await server.request(`/v2/dashboard/customer/${customer_id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ orderno, customer_id: null }]);
  });
});
