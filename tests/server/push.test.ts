import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deliverDue, MAX_ATTEMPTS } from '../../server/push/delivery';
import { type Provider, type Push, webhook } from '../../server/push/provider';
import { type Pushes, startPushes } from '../../server/push/pushes';
import { localMoment } from '../../src/v2/businessTime';
import { endpoints } from '../../src/v2/endpoints';
import { listening } from '../support/listening';
import { createTestServer, eachEngine, MONDAY, type TestServer } from '../support/server';
import { startWebhook } from '../support/webhook';

const { sendNotification } = endpoints.push;
const SECOND = 1000;

eachEngine('push', (engine) => {
  let server: TestServer;
  let wake: () => void;
  /** Stores pushes as a server with a provider does, and hands none out by itself. */
  const queueing: Pushes = { stored: 'queued', wake: () => wake(), stop: async () => {} };

  const start = async (pushes?: Pushes, now = MONDAY) => {
    server = await createTestServer({ engine, pushes, now });
  };
  beforeEach(async () => {
    wake = vi.fn();
    await start(queueing);
  });

  const send = (message = 'Zaterdag 10% korting op wax', shop = 'sireon') =>
    server.client.call(sendNotification, { params: { shop }, body: { message } });
  const stored = () => server.db.selectFrom('pushes').selectAll().orderBy('push_id').execute();

  describe('sending', () => {
    it('stores the message with its shop, its sender and its moment, and then wakes the delivery', async () => {
      let seen: unknown[] = [];
      const woken = new Promise<void>((resolve) => {
        wake = () => {
          stored().then((rows) => {
            seen = rows;
            resolve();
          });
        };
      });
      expect(await send('Tot zaterdag!', 'carwash')).toEqual({});
      const push = {
        shop_id: 2,
        user_id: server.userId,
        message: 'Tot zaterdag!',
        created: '2026-11-16 10:00:00',
        result: 'queued',
        attempts: 0,
        error: '',
      };
      expect(await stored()).toMatchObject([push]);
      await woken;
      expect(seen, 'committed before anyone is woken').toMatchObject([push]);
    });

    it('is kept where there is no provider', async () => {
      await start();
      await send();
      expect(await stored()).toMatchObject([{ result: 'kept', attempts: 0, error: '' }]);
    });

    it.each([
      ['queued', 'a provider', queueing],
      ['kept', 'none', undefined],
    ])('the server says that a new one is %s where there is %s', async (result, _, pushes) => {
      await start(pushes);
      expect(await (await server.request('/api/push_service')).json()).toMatchObject([{ id: 1, stored: result }]);
    });

    it.each(['bakkerij', 'si\0reon'])('404: to a shop that does not exist: %j', async (shop) => {
      await expect(send('Tot zaterdag!', shop)).rejects.toMatchObject({
        status: 404,
        text: 'Deze shop bestaat niet (meer).',
      });
      expect(await stored()).toEqual([]);
      expect(wake).not.toHaveBeenCalled();
    });
  });

  describe('delivery', () => {
    let at: Date;
    let handed: Push[];
    /** What the provider says to each next push: '' is yes. */
    let answers: string[];
    const provider: Provider = async (push) => {
      handed.push(push);
      const refusal = answers.shift() ?? '';
      if (refusal !== '') throw new Error(refusal);
    };
    /** The lines of the log. */
    const log = { error: vi.fn() };
    const deliver = (by: Provider = provider) => deliverDue({ db: server.db, provider: by, now: () => at, log });
    const given = (reason: string | RegExp) => [
      [{ pushId: expect.any(Number), reason: expect.stringMatching(reason) }, 'a push was not delivered'],
    ];
    const wait = (ms: number) => {
      at = new Date(at.getTime() + ms);
    };
    beforeEach(() => {
      at = MONDAY;
      handed = [];
      answers = [];
      log.error.mockClear();
    });

    it('hands every queued push to the provider once, oldest first', async () => {
      await send('Eerste bericht');
      await send('Tweede bericht', 'carwash');
      expect(await deliver()).toBeUndefined();
      const [first, second] = await stored();
      expect(handed).toEqual([
        { push_id: first?.push_id, shop: 'sireon', message: 'Eerste bericht', created: '2026-11-16 10:00:00' },
        { push_id: second?.push_id, shop: 'carwash', message: 'Tweede bericht', created: '2026-11-16 10:00:00' },
      ]);
      expect([first, second]).toMatchObject([
        { result: 'sent', attempts: 1, error: '' },
        { result: 'sent', attempts: 1, error: '' },
      ]);
      for (let time = 0; time < 3; time += 1) {
        wait(3600 * SECOND);
        await deliver();
      }
      expect(handed).toHaveLength(2);
    });

    it('tries again after 1, 4, 16 and 64 seconds, and gives up after five attempts', async () => {
      answers = Array(9).fill('De pushdienst antwoordde met 503.');
      await send();
      for (const [index, seconds] of [1, 4, 16, 64].entries()) {
        expect(await deliver()).toBe(at.getTime() + seconds * SECOND);
        expect(await stored()).toMatchObject([
          { result: 'queued', attempts: index + 1, error: 'De pushdienst antwoordde met 503.' },
        ]);
        wait(seconds * SECOND - 1);
        await deliver();
        expect(handed, 'not a moment too early').toHaveLength(index + 1);
        wait(1);
      }
      expect(log.error).not.toHaveBeenCalled();
      expect(await deliver()).toBeUndefined();
      expect(log.error.mock.calls).toEqual(given('De pushdienst antwoordde met 503.'));
      expect(await stored()).toMatchObject([
        { result: 'failed', attempts: MAX_ATTEMPTS, error: 'De pushdienst antwoordde met 503.' },
      ]);
      wait(24 * 3600 * SECOND);
      await deliver();
      expect(handed).toHaveLength(MAX_ATTEMPTS);
    });

    it.each([
      ['30', 30],
      ['0', 1],
      ['3600', 64],
      ['Mon, 16 Nov 2026 10:00:00 GMT', 1],
    ])('waits as long as the provider asks (%j), at most its own longest wait', async (asked, seconds) => {
      const busy = async () => new Response('', { status: 429, headers: { 'Retry-After': asked } });
      await send();
      expect(await deliver(webhook('https://push.example', busy))).toBe(at.getTime() + seconds * SECOND);
      expect(await stored()).toMatchObject([{ result: 'queued', error: 'De pushdienst antwoordde met 429.' }]);
      wait(seconds * SECOND);
      await deliver();
      expect(await stored()).toMatchObject([{ result: 'sent', attempts: 2 }]);
    });

    it.each([5, 24 * 60])('tries again also after the clock was set back by %d minutes', async (minutes) => {
      answers = ['De pushdienst antwoordde met 503.'];
      await send();
      await deliver();
      wait(-minutes * 60 * SECOND);
      await deliver();
      expect(handed).toHaveLength(2);
      expect(await stored()).toMatchObject([{ result: 'sent', attempts: 2 }]);
    });

    it('stops at the first success', async () => {
      answers = ['De pushdienst is niet bereikbaar.', ''];
      await send();
      await deliver();
      wait(SECOND);
      expect(await deliver()).toBeUndefined();
      expect(await stored()).toMatchObject([{ result: 'sent', attempts: 2, error: '' }]);
      wait(3600 * SECOND);
      await deliver();
      expect(handed).toHaveLength(2);
    });

    it('of one push does not hold up another', async () => {
      answers = ['De pushdienst antwoordde met 500.', ''];
      await send('Lukt nog niet');
      await send('Lukt meteen');
      await deliver();
      expect(await stored()).toMatchObject([
        { message: 'Lukt nog niet', result: 'queued' },
        { message: 'Lukt meteen', result: 'sent' },
      ]);
    });

    it('by two servers on one database hands a push out once', async () => {
      for (let time = 0; time < 10; time += 1) await send(`Bericht ${time}`);
      await Promise.all([deliver(), deliver()]);
      await deliver();
      expect(handed.map(({ message }) => message).sort()).toEqual(Array.from({ length: 10 }, (_, n) => `Bericht ${n}`));
    });

    it('counts an attempt that a killed server left, and makes the next one half a minute later', async () => {
      await send();
      let hold: (() => void) | undefined;
      const killed = deliver(
        () =>
          new Promise((resolve) => {
            hold = resolve;
          }),
      );
      await expect.poll(() => hold).toBeDefined();
      expect(await stored()).toMatchObject([{ result: 'queued', attempts: 1 }]);
      wait(29 * SECOND);
      await deliver();
      expect(handed).toEqual([]);
      wait(SECOND);
      await deliver();
      expect(handed).toHaveLength(1);
      expect(await stored()).toMatchObject([{ result: 'sent', attempts: 2 }]);
      hold?.();
      await killed;
    });

    it('makes no sixth attempt where the fifth was cut short', async () => {
      await send();
      await server.db
        .updateTable('pushes')
        .set({ attempts: MAX_ATTEMPTS, next_attempt_ms: MONDAY.getTime() })
        .execute();
      expect(await deliver()).toBeUndefined();
      expect(handed).toEqual([]);
      expect(log.error.mock.calls).toEqual(given(/^De server stopte/));
      expect(await stored()).toMatchObject([
        { result: 'failed', error: expect.stringMatching(/^De server stopte tijdens de laatste poging\. Misschien/) },
      ]);
    });

    it('of before the server stood still for an hour goes to nobody any more', async () => {
      await send('Vanavond open tot tien uur');
      wait(3600 * SECOND);
      await send('Morgen weer open');
      await server.db
        .updateTable('pushes')
        .set({ created: localMoment(at) })
        .where('push_id', '=', 2)
        .execute();
      wait(SECOND);
      await deliver();
      expect(handed).toMatchObject([{ message: 'Morgen weer open' }]);
      expect(log.error.mock.calls).toEqual(given(/^Niet verstuurd/));
      expect(await stored()).toMatchObject([
        { result: 'failed', attempts: 0, error: 'Niet verstuurd: het bericht kon langer dan 60 minuten niet weg.' },
        { result: 'sent' },
      ]);
    });

    it('of a provider that was taken out of the settings is said not to have gone, once it is too late for it', async () => {
      await send('Vanavond open tot tien uur');
      await startPushes({ db: server.db, now: () => at, timer: () => () => {} }).stop();
      expect(await stored()).toMatchObject([{ result: 'queued' }]);
      wait(3601 * SECOND);
      await startPushes({ db: server.db, now: () => at, timer: () => () => {}, log }).stop();
      expect(log.error.mock.calls).toEqual(given(/^Niet verstuurd/));
      expect(await stored()).toMatchObject([
        { result: 'failed', error: 'Niet verstuurd: het bericht kon langer dan 60 minuten niet weg.' },
      ]);
    });

    it('is handed out at once also in the second of the two hours that have the same name', async () => {
      await send('Pomp defect');
      await server.db.updateTable('pushes').set({ created: '2026-10-25 02:10:00', next_attempt_ms: 0 }).execute();
      // 02:10 in winter time.
      at = new Date('2026-10-25T01:10:05Z');
      await deliver();
      expect(await stored()).toMatchObject([{ result: 'sent' }]);
    });

    it('leaves pushes that were kept where they are', async () => {
      await server.db.updateTable('pushes').set({ result: 'kept' }).execute();
      await send();
      await server.db.updateTable('pushes').set({ result: 'kept' }).execute();
      await deliver();
      expect(handed).toEqual([]);
    });
  });

  describe('the service', () => {
    const closes: (() => Promise<unknown>)[] = [];
    // The service goes by the real clock.
    beforeEach(() => start(queueing, new Date()));
    afterEach(async () => {
      while (closes.length > 0) await closes.pop()?.();
    });
    const serve = (provider: Provider, stopLimitMs = 200) => {
      const pushes = startPushes({ db: server.db, provider, stopLimitMs });
      wake = pushes.wake;
      closes.push(pushes.stop);
      return pushes;
    };
    const listen = async (...statuses: Parameters<typeof startWebhook>) => {
      const hook = await startWebhook(...statuses);
      closes.push(hook.close);
      return hook;
    };
    const become = (result: string) =>
      expect.poll(async () => (await stored()).map((push) => push.result)).toEqual([result]);

    it('posts a push to PUSH_WEBHOOK_URL as soon as it is stored', async () => {
      const hook = await listen();
      serve(webhook(hook.url));
      await send('Tot zaterdag!');
      await become('sent');
      const [push] = await stored();
      expect(hook.handed).toMatchObject([
        {
          headers: {
            'content-type': 'application/json',
            'idempotency-key': `push-1-${push?.created.replace(/\D/g, '')}`,
          },
          body: { push_id: push?.push_id, shop: 'sireon', message: 'Tot zaterdag!' },
        },
      ]);
    });

    it('tries again with the same key until the provider takes it', async () => {
      const hook = await listen(503, 302);
      serve(webhook(hook.url));
      await send();
      await become('sent');
      const keys = hook.handed.map(({ headers }) => headers['idempotency-key']);
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(1);
    });

    it('goes on at its start with what was queued', async () => {
      await send();
      const hook = await listen();
      serve(webhook(hook.url));
      await become('sent');
      expect(hook.handed).toHaveLength(1);
    });

    it('answers the sender without waiting for the provider', async () => {
      const hook = await listen('never');
      serve(webhook(hook.url));
      expect(await send()).toEqual({});
      await expect.poll(() => hook.handed).toHaveLength(1);
      expect(await stored()).toMatchObject([{ result: 'queued', attempts: 1 }]);
    });

    it('hands out nothing once it is stopped; an attempt on its way may finish', async () => {
      let hold: (() => void) | undefined;
      const pushes = serve(
        () =>
          new Promise((resolve) => {
            hold = resolve;
          }),
        60_000,
      );
      await send();
      await expect.poll(() => hold).toBeDefined();
      expect(await stored()).toMatchObject([{ attempts: 1 }]);
      const stopped = pushes.stop();
      await send('Na het stoppen');
      hold?.();
      await stopped;
      expect(await stored()).toMatchObject([
        { result: 'sent', attempts: 1 },
        { result: 'queued', attempts: 0 },
      ]);
    });

    it('cuts off an attempt that does not end, and leaves the push for the next start', async () => {
      const hook = await listen('never');
      const pushes = serve(webhook(hook.url));
      await send();
      await expect.poll(() => hook.handed).toHaveLength(1);
      await pushes.stop();
      expect(await stored()).toMatchObject([
        { result: 'queued', attempts: 1, error: 'De server stopte tijdens het versturen.' },
      ]);
    });
  });
});

describe('the provider', () => {
  const push: Push = { push_id: 7, shop: 'sireon', message: 'Tot zaterdag!', created: '2026-11-16 10:00:00' };

  it('does not take a push for an older one with its number, from before a backup was restored', async () => {
    const hook = await startWebhook();
    await webhook(hook.url)(push);
    await webhook(hook.url)({ ...push, message: 'Tot zondag!', created: '2026-11-16 15:00:00' });
    const [older, newer] = hook.handed;
    expect(newer?.headers['idempotency-key']).not.toBe(older?.headers['idempotency-key']);
    expect(newer?.body).toEqual({ push_id: 7, shop: 'sireon', message: 'Tot zondag!' });
    await hook.close();
  });

  it('is told a name and password of its address in a header', async () => {
    const hook = await startWebhook();
    const url = new URL(hook.url);
    url.username = 'dashboard';
    url.password = 'geheim:1';
    await webhook(url.href)(push);
    const basic = Buffer.from('dashboard:geheim:1').toString('base64');
    expect(hook.handed[0]?.headers.authorization).toBe(`Basic ${basic}`);
    await hook.close();
  });

  it.each([400, 401, 302, 500])('refuses with %i, and that is said', async (status) => {
    const hook = await startWebhook(status);
    await expect(webhook(hook.url)(push)).rejects.toThrow(`De pushdienst antwoordde met ${status}.`);
    expect(hook.handed).toHaveLength(1);
    await hook.close();
  });

  it('that is not there is said to be unreachable, without its address', async () => {
    const hook = await startWebhook();
    await hook.close();
    await expect(webhook(hook.url)(push)).rejects.toThrow(/^De pushdienst is niet bereikbaar \(ECONNREFUSED\)\.$/);
  });

  it('that says nothing for 10 seconds is given up', async () => {
    const silent: typeof fetch = () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'));
    await expect(webhook('https://push.example', silent)(push)).rejects.toThrow(
      'De pushdienst antwoordde niet binnen 10 seconden. Misschien is het bericht toch verstuurd.',
    );
  });

  it.each(['hangs up', 'answers with no HTTP'])(
    'that has the message and %s is not said to be unreachable',
    async (does) => {
      const server = createServer((socket) =>
        socket
          .on('error', () => {})
          .on('data', () => (does === 'hangs up' ? socket.destroy() : socket.end('hallo\r\n\r\n'))),
      );
      const { port, close } = await listening(server);
      onTestFinished(close);
      await expect(webhook(`http://127.0.0.1:${port}`)(push)).rejects.toThrow(
        'De pushdienst verbrak de verbinding zonder te antwoorden. Misschien is het bericht toch verstuurd.',
      );
    },
  );
});
