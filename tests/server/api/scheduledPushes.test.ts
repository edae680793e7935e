import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { deliverDue } from '../../../server/push/delivery';
import { webhook } from '../../../server/push/provider';
import { startPushes } from '../../../server/push/pushes';
import { storeDue } from '../../../server/push/storePush';
import { aScheduledPush } from '../../support/builders';
import { createTestServer, eachEngine, MONDAY, type TestServer } from '../../support/server';
import { startWebhook } from '../../support/webhook';

const MINUTE = 60_000;
const later = (minutes: number) => new Date(MONDAY.getTime() + minutes * MINUTE);

eachEngine('scheduled pushes', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const schedule = async (send_at: string, message = 'Zaterdag gratis wax', shop_id = 2) => {
    const answer = await server.request('/api/scheduled_pushes', { json: { shop_id, message, send_at } });
    return { status: answer.status, body: await answer.json() };
  };
  const recall = (id: number) => server.request(`/api/scheduled_pushes/${id}`, { method: 'DELETE' });
  const listed = async (): Promise<Record<string, unknown>[]> => (await server.request('/api/scheduled_pushes')).json();
  const statesListed = async () => (await listed()).map(({ state }) => state);
  const pushes = () => server.db.selectFrom('pushes').selectAll().orderBy('push_id').execute();
  const storeAt = (now: Date, stored: 'queued' | 'kept' = 'kept') => storeDue({ db: server.db, stored, now });

  it('waits for its minute, and is then a push of who scheduled it', async () => {
    const { status, body } = await schedule('2026-11-16 10:05');
    expect(status).toBe(201);
    const said = { message: 'Zaterdag gratis wax', shop_name: 'carwash', send_at: '2026-11-16 10:05:00' };
    expect(body).toMatchObject({ ...said, state: 'waiting', error: '' });
    await storeAt(new Date(later(5).getTime() - 1));
    expect([await pushes(), await statesListed()]).toEqual([[], ['waiting']]);
    await storeAt(later(5));
    await storeAt(later(6));
    const push = { shop_id: 2, user_id: server.userId, message: 'Zaterdag gratis wax', created: '2026-11-16 10:05:00' };
    expect(await pushes()).toMatchObject([{ ...push, result: 'kept' }]);
    expect(await listed()).toMatchObject([{ ...said, state: 'kept' }]);
    const found = await server.request(`/api/pushes?filter=${encodeURIComponent('{"q":"gratis wax"}')}`);
    expect(await found.json()).toHaveLength(1);
  });

  it.each([
    ['2027-03-28 02:30', /^02:30 bestaat die nacht niet/],
    ['2026-11-16 10:00', /^Kies een moment dat nog komt/],
    ['2062-11-16 10:00', /^Kies een moment binnen een jaar/],
  ])('is refused at %s, and nothing is kept', async (send_at, reason) => {
    const { status, body } = await schedule(send_at);
    expect([status, body.data.fields.send_at]).toEqual([422, expect.stringMatching(reason)]);
    expect(await listed()).toEqual([]);
  });

  it('is answered as before to a retry of its call, also once its minute has passed', async () => {
    const call = {
      json: { shop_id: 2, message: 'Zaterdag gratis wax', send_at: '2026-11-16 10:01' },
      headers: { 'Idempotency-Key': 'sleutel-van-dit-bericht' },
    };
    const { id } = await (await server.request('/api/scheduled_pushes', call)).json();
    server.setNow(later(2));
    await storeAt(later(2));
    const again = await server.request('/api/scheduled_pushes', call);
    expect([again.status, await again.json()]).toMatchObject([201, { id, state: 'kept' }]);
    expect(await pushes()).toHaveLength(1);
  });

  it('goes the first time in the hour that comes twice, also where that is a year away', async () => {
    server.setNow(new Date('2026-10-01T10:00Z'));
    await schedule('2026-10-25 02:30');
    await storeAt(new Date('2026-10-25T00:29Z'));
    expect(await pushes()).toEqual([]);
    await storeAt(new Date('2026-10-25T00:30Z'));
    expect(await pushes()).toMatchObject([{ created: '2026-10-25 02:30:00' }]);
  });

  it('422: to a shop that does not exist', async () => {
    const { status, body } = await schedule('2026-11-17 10:00', 'Tot zaterdag!', 9);
    expect([status, body.data.fields]).toEqual([422, { shop_id: 'Deze shop bestaat niet.' }]);
  });

  it('goes up to an hour late, as after a restart; older is missed, and said so', async () => {
    await schedule('2026-11-16 10:01', 'Te laat');
    await schedule('2026-11-16 10:02', 'Nog op tijd');
    await storeAt(later(62));
    expect((await pushes()).map(({ message }) => message)).toEqual(['Nog op tijd']);
    expect(await statesListed()).toEqual(['missed', 'kept']);
    await storeAt(later(63));
    expect(await pushes()).toHaveLength(1);
  });

  it('goes in the order of the moments, also where two of them are due at once', async () => {
    await schedule('2026-11-16 10:05', 'Toch dicht');
    await schedule('2026-11-16 10:02', 'Vanavond open');
    await storeAt(later(10));
    expect((await pushes()).map(({ message }) => message)).toEqual(['Vanavond open', 'Toch dicht']);
  });

  it('is called back while it waits, and stands in no bin; after that it is too late', async () => {
    const { body: first } = await schedule('2026-11-16 10:05', 'Toch maar niet');
    const { body: second } = await schedule('2026-11-16 10:05', 'Wel');
    expect((await recall(first.id)).status).toBe(200);
    await storeAt(later(5));
    expect((await pushes()).map(({ message }) => message)).toEqual(['Wel']);
    const late = await recall(second.id);
    expect([late.status, (await late.json()).data.error]).toEqual([
      409,
      'Dit bericht wacht niet meer: het kan niet worden teruggeroepen.',
    ]);
    expect((await recall(first.id)).status).toBe(404);
    expect(await server.db.selectFrom('bin').selectAll().execute()).toEqual([]);
  });

  it('by two servers at the same moment is sent once each', async () => {
    for (let nth = 0; nth < 10; nth += 1) await schedule('2026-11-16 10:05', `Bericht ${nth}`);
    await Promise.all([storeAt(later(5)), storeAt(later(5))]);
    expect((await pushes()).map(({ message }) => message).sort()).toEqual(
      Array.from({ length: 10 }, (_, nth) => `Bericht ${nth}`),
    );
  });

  it('is either sent or called back, never both', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const { body } = await schedule('2026-11-16 10:05', `Bericht ${nth}`);
      const [answer] = await Promise.all([recall(body.id), storeAt(later(5))]);
      const sent = (await pushes()).filter(({ message }) => message === `Bericht ${nth}`);
      expect(sent).toHaveLength(answer.status === 200 ? 0 : 1);
    }
  });

  it('goes under the same key where the database has lost that it went, also as another push', async () => {
    const hook = await startWebhook();
    onTestFinished(hook.close);
    await schedule('2026-11-16 10:05');
    const goAt = async (now: Date) => {
      await storeAt(now, 'queued');
      await deliverDue({ db: server.db, provider: webhook(hook.url), now: () => now });
    };
    await goAt(later(5));
    await server.db.updateTable('scheduled_pushes').set({ state: 'waiting', push_id: null }).execute();
    await goAt(later(6));
    const keys = hook.handed.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(hook.handed[0]?.body).toEqual({
      push_id: expect.any(Number),
      shop: 'carwash',
      message: 'Zaterdag gratis wax',
    });
  });

  it('that the provider refuses is never shown as sent, and says why', async () => {
    await schedule('2026-11-16 10:05');
    await storeAt(later(5), 'queued');
    expect(await statesListed()).toEqual(['queued']);
    await server.db
      .updateTable('pushes')
      .set({ result: 'failed', error: 'De pushdienst antwoordde met 503.' })
      .execute();
    expect(await listed()).toMatchObject([{ state: 'failed', error: 'De pushdienst antwoordde met 503.' }]);
  });

  describe('the service', () => {
    /** Its one timer, by hand. */
    const serve = (now: () => Date, provider?: Parameters<typeof startPushes>[0]['provider']) => {
      const rings: { ms: number; ring: () => void }[] = [];
      const service = startPushes({
        ...{ db: server.db, now, provider },
        timer: (ring, ms) => {
          rings.push({ ms, ring });
          return () => {};
        },
      });
      return { service, rings };
    };

    it('looks at its start, and then at each whole minute, with and without a provider', async () => {
      let at = new Date(later(2).getTime() + 15_000);
      await schedule('2026-11-16 10:02', 'Wachtte op de start');
      await schedule('2026-11-16 10:03', 'Een minuut later');
      const { service, rings } = serve(() => at);
      await expect.poll(() => rings.map(({ ms }) => ms)).toEqual([45_000]);
      expect((await pushes()).map(({ message, result }) => [message, result])).toEqual([
        ['Wachtte op de start', 'kept'],
      ]);
      at = later(3);
      rings[0]?.ring();
      await expect.poll(() => rings.map(({ ms }) => ms)).toEqual([45_000, MINUTE]);
      expect(await statesListed()).toEqual(['kept', 'kept']);
      await service.stop();
    });

    it('hands what is due to the provider in the same round', async () => {
      await aScheduledPush(server.db, { send_at: '2026-11-16 10:00:00', user_id: server.userId });
      const handed: string[] = [];
      const { service } = serve(
        () => MONDAY,
        async ({ message }) => {
          handed.push(message);
        },
      );
      await expect.poll(statesListed).toEqual(['sent']);
      expect(handed).toEqual(['Zaterdag gratis wax']);
      await service.stop();
    });
  });
});
