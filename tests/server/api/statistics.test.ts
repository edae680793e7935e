import { beforeEach, expect, it } from 'vitest';
import { anOrder } from '../../support/builders';
import { createTestServer, eachEngine, listPath, type TestServer } from '../../support/server';

eachEngine('/api/statistics', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  it('counts orders and their amounts by day and shop, from the first moment of a period to its last', async () => {
    const { db, request } = server;
    const moments = ['2026-10-31 23:59:59', '2026-11-01 00:00:00', '2026-11-02 23:59:59', '2026-11-03 00:00:00'];
    for (const created of moments) await anOrder(db, { created, total_cents: 1001 });
    await anOrder(db, { created: '2026-11-01 12:00:00', total_cents: 999 });
    await anOrder(db, { created: '2026-11-01 12:00:00', total_cents: 5, shop_id: 2 });
    const expected = [
      { full_date: '2026-11-01', shop_id: 1, sold_orders: 2, revenue_cents: 2000 },
      { full_date: '2026-11-02', shop_id: 1, sold_orders: 1, revenue_cents: 1001 },
      { full_date: '2026-11-01', shop_id: 2, sold_orders: 1, revenue_cents: 5 },
    ].map((row) => ({ id: `${row.full_date} ${row.shop_id}`, ...row }));
    const answer = await request('/api/statistics?from=2026-11-01&to=2026-11-02');
    expect([answer.headers.get('Content-Range'), await answer.json()]).toEqual(['statistics 0-2/3', expected]);
    const filtered = await request(listPath('statistics', { filter: { from: '2026-11-01', to: '2026-11-02' } }));
    expect(await filtered.json()).toEqual(expected);
  });

  it('gives the last month when none is asked', async () => {
    for (const created of ['2026-10-17 23:59:59', '2026-10-18 00:00:00', '2026-11-16 23:59:59', '2026-11-17 00:00:00'])
      await anOrder(server.db, { created });
    const rows = await (await server.request('/api/statistics')).json();
    expect(rows.map(({ full_date }: { full_date: string }) => full_date)).toEqual(['2026-10-18', '2026-11-16']);
  });

  it('refuses what is no period, other methods, and a stranger', async () => {
    const status = async (query: string, method = 'GET') =>
      (await server.request(`/api/statistics${query}`, { method })).status;
    for (const query of ['?from=2026-11-02&to=2026-11-01', '?from=2026-02-30&to=2026-03-01', '?filter=x'])
      expect(await status(query), query).toBe(400);
    expect(await status('?from=2026-11-02&to=2026-11-02')).toBe(200);
    // 1,100 days, both ends included, and one more.
    expect(await status('?from=2023-01-01&to=2026-01-04')).toBe(200);
    const tooLong = await server.request('/api/statistics?from=2023-01-01&to=2026-01-05');
    expect([tooLong.status, (await tooLong.json()).data.error]).toEqual([
      400,
      'Vraag om een periode van hoogstens 1100 dagen.',
    ]);
    const empty = await server.request('/api/statistics?from=2026-11-02&to=2026-11-02');
    expect([empty.headers.get('Content-Range'), await empty.json()]).toEqual(['statistics */0', []]);
    expect(await status('', 'POST')).toBe(405);
    expect(await status('', 'OPTIONS')).toBe(204);
    expect((await server.fetch('/api/statistics?from=2026-11-01&to=2026-11-02')).status).toBe(401);
  });
});
