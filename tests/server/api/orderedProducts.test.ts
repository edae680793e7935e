import { expect, it } from 'vitest';
import { aCustomer, anOrder } from '../../support/builders';
import { queryPlans } from '../../support/queryPlans';
import { createTestServer, eachEngine, listPath } from '../../support/server';

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
    const answer = await request(listPath('ordered_products', { filter, sort: ['sku', 'ASC'] }));
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
  const plans = queryPlans(db, 'order_lines');

  const answer = await request(listPath('ordered_products', { filter: { customer_id } }));
  expect(await answer.json()).toHaveLength(1);

  const read = await plans();
  expect(read).toHaveLength(2);
  for (const { steps } of read) {
    expect(steps).toContainEqual(expect.stringContaining('SEARCH orders USING INDEX orders_customer_id'));
    expect(steps).toContainEqual(expect.stringContaining('SEARCH order_lines USING INDEX order_lines_orderno'));
  }
});
