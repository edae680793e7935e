import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { anOrder } from '../support/builders';
import { createTestServer, eachEngine, type TestServer } from '../support/server';

const { list, one, update } = endpoints.transactions;

const anAddress = {
  first_name: 'Fatma',
  prefix_last_name: 'van der',
  last_name: 'Zee',
  company_name: 'Autowas Zee',
  street: 'Dijk',
  housenumber: '8',
  housenumber_ext: 'bis',
  zip: '8301 AB',
  place: 'Emmeloord',
  phone: '0527 123456',
  email: 'fatma@autowaszee.example',
};

eachEngine('transactions', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const read = (id: number) => server.client.call(one, { params: { id } });

  it('are listed newest first, each with its moment and total', async () => {
    const old = await anOrder(server.db, { created: '2026-11-01 09:00:00' });
    const first = await anOrder(server.db, { created: '2026-11-12 09:00:00', lines: [{ price_cents: 1205 }] });
    const second = await anOrder(server.db, { created: '2026-11-12 09:00:00' });
    const transactions = await server.client.call(list);
    expect(transactions.map(({ orderno }) => orderno)).toEqual([second, first, old]);
    expect(transactions[1]).toMatchObject({
      created: '2026-11-12 09:00:00',
      total: '12.05',
      company_name: 'Wasstraat De Vaart',
    });
  });

  it('are empty in a shop that sold nothing', async () => {
    expect(await server.client.call(list)).toEqual([]);
  });

  it('show one with its lines in their order, its total and its moment', async () => {
    const id = await anOrder(server.db, {
      ...anAddress,
      created: '2026-10-03 14:05:09',
      lines: [
        { sku: 'WX-1', title: 'Wax', quantity: 3, price_cents: 4000 },
        { sku: 'SH-5', title: 'Shampoo', quantity: 1, price_cents: 345 },
      ],
    });
    await anOrder(server.db);
    expect(await read(id)).toMatchObject({
      ...anAddress,
      orderno: id,
      created: '2026-10-03 14:05:09',
      total: '123.45',
      lines: [
        { sku: 'WX-1', title: 'Wax', quantity: 3, price: '40.00' },
        { sku: 'SH-5', title: 'Shampoo', quantity: 1, price: '3.45' },
      ],
    });
  });

  it('never tell whole cents or keys of the database', async () => {
    const id = await anOrder(server.db);
    const answer = await (await server.request(`/v2/dashboard/overviewTransactions/${id}`)).json();
    expect(answer.data).not.toHaveProperty('total_cents');
    expect(Object.keys(answer.data.lines[0])).toEqual(['sku', 'title', 'quantity', 'price']);
  });

  it('keep what was corrected, and nothing else changes', async () => {
    const id = await anOrder(server.db, { lines: [{ price_cents: 995, quantity: 2 }] });
    const other = await anOrder(server.db);
    const before = await read(id);
    const otherBefore = await read(other);
    await server.client.call(update, { params: { id }, body: anAddress });
    expect(await read(id)).toEqual({ ...before, ...anAddress, version: 1 });
    expect(await read(other)).toEqual(otherBefore);
  });
});
