import { DefaultQueryExecutor } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aCustomer, anOrder } from '../../support/builders';
import { createTestServer, eachEngine } from '../../support/server';

eachEngine('/api/ordered_products', (engine) => {
  it('adds up what a customer ordered of an article in a month', async () => {
    const { db, request } = await createTestServer({ engine });
    const customer_id = await aCustomer(db);
    const soap = { sku: 'SH-20', quantity: 2 };
    await anOrder(db, { customer_id, created: '2026-09-30 23:59:00', lines: [soap] });
    await anOrder(db, { customer_id, created: '2026-10-01 00:00:00', lines: [soap, { sku: 'WX-5', quantity: 1 }] });
    await anOrder(db, { customer_id, created: '2026-10-31 09:00:00', lines: [{ ...soap, quantity: 3 }] });
    await anOrder(db, { customer_id: await aCustomer(db), created: '2026-10-02 09:00:00', lines: [soap] });
    await anOrder(db, { customer_id: null, created: '2026-10-02 09:00:00', lines: [soap] });

    const filter = { customer_id, month_gte: '2026-10', month_lte: '2026-10' };
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["sku","ASC"]' });
    const answer = await request(`/api/ordered_products?${query}`);
    expect(await answer.json()).toEqual([
      { id: expect.any(Number), customer_id, sku: 'SH-20', month: '2026-10', quantity: 5 },
      { id: expect.any(Number), customer_id, sku: 'WX-5', month: '2026-10', quantity: 1 },
    ]);
  });
});

it('the orders of others are not read for those of one customer', async () => {
  const { db, request } = await createTestServer({ engine: 'sqlite' });
  const customer_id = await aCustomer(db);
  await anOrder(db, { customer_id, lines: [{ sku: 'SH-20' }] });
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  onTestFinished(() => executed.mockRestore());

  const query = new URLSearchParams({ filter: JSON.stringify({ customer_id }) });
  expect(await (await request(`/api/ordered_products?${query}`)).json()).toHaveLength(1);

  const queries = executed.mock.calls.map(([compiled]) => compiled).filter((one) => one.sql.includes('order_lines'));
  expect(queries).toHaveLength(3);
  for (const compiled of queries) {
    const { rows } = await db.executeQuery<{ detail: string }>({
      ...compiled,
      sql: `explain query plan ${compiled.sql}`,
    });
    const plan = rows.map(({ detail }) => detail);
    expect(plan).toContainEqual(expect.stringContaining('SEARCH orders USING INDEX orders_customer_id'));
    expect(plan).toContainEqual(expect.stringContaining('SEARCH order_lines USING INDEX order_lines_orderno'));
  }
});
