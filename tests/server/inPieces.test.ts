import { expect, it } from 'vitest';
import { insertAll } from '../../server/db/insertAll';
import { ROWS, successJson } from '../../server/lib/inPieces';
import { endpoints } from '../../src/v2/endpoints';
import { anOrder } from '../support/builders';
import { createTestServer, eachEngine } from '../support/server';

it.each([0, 1, 50, 51, ROWS - 1, ROWS, ROWS + 1, 3 * ROWS])(
  '%d records are the same text in pieces as at once',
  async (count) => {
    const records = Array.from({ length: count }, (_, id) => ({ id, title: `"|" \\ é ${id}`, none: null }));
    expect(String(await successJson(records))).toBe(JSON.stringify({ code: 'OK', data: records }));
  },
);

it.each([{ a: 1 }, null, 'text', [undefined, '"|"']])('%j is the same text', async (data) => {
  expect(String(await successJson(data))).toBe(JSON.stringify({ code: 'OK', data }));
});

eachEngine('a long list of transactions', (engine) => {
  it('is whole and in order, and others are answered while it is made', async () => {
    const server = await createTestServer({ engine });
    const first = await anOrder(server.db, { created: '2026-11-10 10:00:00', lines: [] });
    const { orderno: _, ...order } = await server.db
      .selectFrom('orders')
      .selectAll()
      .where('orderno', '=', first)
      .executeTakeFirstOrThrow();
    // Newest first: of a moment the highest number, also where a piece ends among the many of one moment.
    const days = Array.from({ length: 2 * ROWS + 6 }, (_, nth) => `2026-11-${10 + (nth % 7)} 10:00:00`);
    days.fill('2026-11-16 10:00:00', ROWS);
    await insertAll(
      server.db,
      'orders',
      days.map((created) => ({ ...order, created })),
    );
    const stored = await server.db.selectFrom('orders').select(['orderno', 'created']).execute();
    const wanted = stored
      .toSorted((one, other) => other.created.localeCompare(one.created) || other.orderno - one.orderno)
      .map(({ orderno }) => orderno);

    let turns = 0;
    let isDone = false;
    const turn = () => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const list = await server.client.call(endpoints.transactions.list);
    isDone = true;
    expect(list.map(({ orderno }) => orderno)).toEqual(wanted);
    expect(turns).toBeGreaterThanOrEqual(3);
  });
});
