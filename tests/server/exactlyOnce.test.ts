import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import { createApp } from '../../server/start/app';
import { exactlyOnce, forgetAnswers } from '../../server/writes/idempotency';
import { RESEND_WITHIN } from '../../src/provider/http/idempotency';
import { aCustomer, aProduct, aStaffMember } from '../support/builders';
import { gate } from '../support/gate';
import { leftOutIf } from '../support/leftOut';
import { createTestServer, eachEngine, MONDAY, NEW_PRODUCT, type TestServer } from '../support/server';
import { cannotUsePostgres, testDatabase } from '../support/testDatabase';

const PUSH = '/v2/push/sendNotification/sireon';
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';
const aBody = (main_title = 'Shampoo') => ({
  main_title,
  main_description: 'Reinigt de lak.',
  active: 1,
  discount_price_active: 0,
  categories: [],
});
const hours = (count: number) => new Date(MONDAY.getTime() + count * 3_600_000);

/** Lets two go on once both are there; who comes later goes on at once. */
const meeting = () => {
  const { opened, open } = gate();
  let count = 0;
  return () => {
    count += 1;
    if (count === 2) open();
    return opened;
  };
};

it.each([true, false])(
  'of two writes that wait for each other on PostgreSQL one is tried again (with a key: %s)',
  leftOutIf(cannotUsePostgres),
  async (hasKey) => {
    const { db, close } = await testDatabase('postgres');
    onTestFinished(close);
    const [one, other] = [await aProduct(db), await aProduct(db)];
    const bothHold = meeting();
    let tries = 0;
    const write = (name: string, ids: readonly number[]) =>
      exactlyOnce(db, hasKey ? { key_hash: name, request_hash: name } : undefined, MONDAY, async (transaction) => {
        tries += 1;
        for (const id of ids) {
          await transaction
            .updateTable('products')
            .set(({ ref }) => ({ prio: sql`${ref('prio')} + 1` }))
            .where('product_id', '=', id)
            .execute();
          await bothHold();
        }
        return name;
      });
    await db.updateTable('products').set({ prio: 0 }).execute();
    expect(await Promise.all([write('een', [one, other]), write('twee', [other, one])])).toEqual(['een', 'twee']);
    const places = await db.selectFrom('products').select('prio').execute();
    // The one that is tried again may come first once more, and both wait again.
    expect(tries).toBeGreaterThan(2);
    expect(places).toEqual([{ prio: 2 }, { prio: 2 }]);
    expect(await db.selectFrom('answers').select('answer').orderBy('key_hash').execute()).toEqual(
      hasKey ? [{ answer: '"een"' }, { answer: '"twee"' }] : [],
    );
  },
);

it('a write that ends in a deadlock is tried five times', async () => {
  const { db, close } = await testDatabase('sqlite');
  onTestFinished(close);
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const write = vi.fn().mockRejectedValue(deadlock);
  await expect(exactlyOnce(db, undefined, MONDAY, write)).rejects.toThrow(deadlock);
  expect(write).toHaveBeenCalledTimes(5);
  write.mockRejectedValueOnce(deadlock).mockRejectedValueOnce(deadlock).mockResolvedValue('gedaan');
  expect(await exactlyOnce(db, undefined, MONDAY, write)).toBe('gedaan');
});

eachEngine('a write with a key', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const send = (path: string, json: unknown, key = KEY, init: RequestInit = {}) =>
    server.request(path, { json, ...init, headers: { 'Idempotency-Key': key, ...init.headers } });
  const titles = async () =>
    (await server.db.selectFrom('products').select('main_title').orderBy('product_id').execute()).map(
      ({ main_title }) => main_title,
    );
  const rowsOf = async (table: 'audit' | 'answers' | 'pushes' | 'staff') =>
    server.db.selectFrom(table).selectAll().execute();

  it('sent again is answered as before, and done once: one record, one audit row', async () => {
    const first = await send(NEW_PRODUCT, aBody());
    const again = await send(NEW_PRODUCT, aBody());
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect(await titles()).toEqual(['Shampoo']);
    expect(await rowsOf('audit')).toHaveLength(1);
  });

  it('without a key, or with another, is another write', async () => {
    await send(NEW_PRODUCT, aBody());
    await send(NEW_PRODUCT, aBody(), `${KEY}2`);
    await server.request(NEW_PRODUCT, { json: aBody() });
    expect(await titles()).toHaveLength(3);
  });

  it('hands a push message over once, and wakes its delivery once', async () => {
    let wakes = 0;
    const pushes = { stored: 'queued' as const, wake: () => (wakes += 1), stop: async () => {} };
    const app = createApp({
      db: server.db,
      now: () => MONDAY,
      pushes,
      mailer: async () => ({ result: 'sent', file: '' }),
    });
    const headers = {
      Authorization: `Bearer ${server.token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': KEY,
    };
    for (let time = 0; time < 3; time += 1)
      await app.request(PUSH, { method: 'POST', headers, body: '{"message":"Vandaag open"}' });
    expect(await rowsOf('pushes')).toHaveLength(1);
    expect(wakes).toBe(1);
  });

  it('sent many times at the same moment is done once, and all get its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(NEW_PRODUCT, aBody())));
    const data = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(data.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await titles()).toEqual(['Shampoo']);
  });

  it.each([
    ['another body', NEW_PRODUCT, aBody('Wax')],
    ['another call', PUSH, { message: 'Vandaag open' }],
  ])('409: with %s under the same key nothing is done, and what the first made is told', async (_, path, body) => {
    const { data } = await (await send(NEW_PRODUCT, aBody())).json();
    const answer = await send(path, body);
    expect(answer.status).toBe(409);
    expect((await answer.json()).data).toEqual({
      error: expect.stringContaining('Er is niets opgeslagen.'),
      id: data.id,
    });
    expect(await titles()).toEqual(['Shampoo']);
    expect(await rowsOf('pushes')).toEqual([]);
  });

  it('of someone else under the same key is a write of its own', async () => {
    await send(NEW_PRODUCT, aBody());
    const { token } = await startSession(server.db, await aStaffMember(server.db), MONDAY, SESSION_LIMITS);
    const answer = await send(NEW_PRODUCT, aBody('Wax'), KEY, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    expect(await titles()).toEqual(['Shampoo', 'Wax']);
  });

  it('that was refused or failed keeps nothing: the next try is carried out', async () => {
    expect((await send('/v2/dashboard/product/edit/1', aBody())).status).toBe(404);
    const id = await aProduct(server.db);
    expect(id).toBe(1);
    expect((await send('/v2/dashboard/product/edit/1', aBody('Wax'))).status).toBe(200);
    await server.db.schema.alterTable('product_categories').renameTo('gone').execute();
    expect((await send(NEW_PRODUCT, aBody(), `${KEY}2`)).status).toBe(500);
    await server.db.schema.alterTable('gone').renameTo('product_categories').execute();
    expect((await send(NEW_PRODUCT, aBody(), `${KEY}2`)).status).toBe(200);
    expect(await titles()).toEqual(['Wax', 'Shampoo']);
  });

  it('that deletes is answered as before when it is sent again', async () => {
    const id = await aProduct(server.db);
    for (let time = 0; time < 2; time += 1)
      expect((await send(`/v2/dashboard/product/${id}`, undefined, KEY, { method: 'DELETE' })).status).toBe(200);
    expect((await server.request(`/v2/dashboard/product/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it.each(['kort', 'x'.repeat(129), 'met spatie en nog wat meer', 'é'.repeat(20)])(
    '400: a key that is %j is no key',
    async (key) => {
      const refused = await send(NEW_PRODUCT, aBody(), key);
      expect(refused.status).toBe(400);
      const error = 'Idempotency-Key moet 16 tot en met 128 zichtbare tekens hebben.';
      expect(await refused.json()).toMatchObject({ data: { error } });
      expect(await titles()).toEqual([]);
    },
  );

  it('is kept for a day, and then deleted', async () => {
    await send(NEW_PRODUCT, aBody());
    server.setNow(hours(11));
    await send(NEW_PRODUCT, aBody());
    expect(await titles()).toHaveLength(1);
    const old = Array.from({ length: 1_050 }, (_, nth) => ({
      ...{ key_hash: `oud ${nth}`, request_hash: 'x', answer: '{}', created_ms: 0 },
    }));
    await server.db.insertInto('answers').values(old).execute();
    expect(await forgetAnswers(server.db, hours(11))).toBe(1_050);
    expect(await rowsOf('answers')).toHaveLength(1);
    // A browser sends a write that waited again for so long.
    expect(await forgetAnswers(server.db, new Date(MONDAY.getTime() + RESEND_WITHIN))).toBe(0);
    expect(await forgetAnswers(server.db, hours(23.9))).toBe(0);
    expect(await forgetAnswers(server.db, hours(24.1))).toBe(1);
  });

  it('under /api is done once too, and what is kept tells neither key nor password', async () => {
    const json = { username: 'noor', name: 'Noor', password: 'een geheime zin' };
    const first = await send('/api/staff', json);
    const again = await send('/api/staff', json);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(await rowsOf('staff')).toHaveLength(2);
    const kept = await rowsOf('answers');
    expect(kept).toHaveLength(1);
    expect(kept[0]?.answer).toMatch(/^\{"id":\d+\}$/);
    expect(JSON.stringify(kept)).not.toContain(KEY);
    expect(JSON.stringify(kept)).not.toMatch(/geheime|argon2|Noor/i);
  });

  it('409: under /api too, and nothing is told of what made no record', async () => {
    const json = { username: 'noor', name: 'Noor', password: 'een geheime zin' };
    const { id } = await (await send('/api/staff', json)).json();
    const other = await send('/api/staff', { ...json, name: 'Nora' });
    expect([other.status, (await other.json()).data.id]).toEqual([409, id]);
    expect((await send(PUSH, { message: 'Vandaag open' }, `${KEY}2`)).status).toBe(200);
    const push = await send(PUSH, { message: 'Morgen open' }, `${KEY}2`);
    expect([push.status, (await push.json()).data]).toEqual([409, { error: expect.any(String) }]);
    expect(await rowsOf('pushes')).toHaveLength(1);
  });

  it('that is corrected while it is under way is there once: one of the two, and the other is told its id', async () => {
    for (let time = 0; time < 10; time += 1) {
      const key = `${KEY}${time}`;
      const names = [`nr ${time}`, `nummer ${time}`];
      const answers = await Promise.all(names.map((name) => send(NEW_PRODUCT, aBody(name), key)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).data.id));
      expect(ids[0]).toBe(ids[1]);
      expect((await titles()).filter((title) => names.includes(title))).toHaveLength(1);
    }
  });

  it('that sets a task twice under two keys sets it twice', async () => {
    const customer = await aCustomer(server.db);
    const made = await send(`/v2/dashboard/customer/${customer}/tasks/new`, { description: 'Bellen' });
    const { data } = await made.json();
    for (const [set, key] of [
      [1, `${KEY}2`],
      [0, `${KEY}3`],
    ] as const)
      await send(`/v2/dashboard/customer/tasks/set/${data.id}`, { set }, key);
    expect(await server.db.selectFrom('tasks').select('done').execute()).toEqual([{ done: null }]);
  });
});
