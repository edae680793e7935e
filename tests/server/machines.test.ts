import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aCustomer, aMachine } from '../support/builders';
import { createTestServer, eachEngine, type TestServer } from '../support/server';
import { unversioned } from '../support/unversioned';

const { customers, machines } = endpoints;

eachEngine('machines', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const body = {
    brand: 'Istobal',
    type: 'Wielwasser',
    production_year: '2021',
    line: '2',
    line_speed: '10,5',
    product: '420',
    percentage: '2.5',
    slag: '1000',
    usage_ml: '1234567890',
    comments: 'Pomp maakt geluid.',
  };
  const empty = {
    ...{ brand: '', type: '', production_year: '', line: '', line_speed: '' },
    ...{ product: '', percentage: '', slag: '', usage_ml: '', comments: '' },
  };
  const listOf = async (id: number) => (await server.client.call(machines.list, { params: { id } })).machines;
  const one = async (machineId: number) =>
    unversioned(await server.client.call(machines.one, { params: { machineId } }));
  const create = (customerId: number, changes: Partial<typeof body> = {}) =>
    server.client.call(machines.create, { params: { customerId }, body: { ...body, ...changes } });

  it('come with their customer, in order of view_order', async () => {
    const { client, db } = server;
    const id = await aCustomer(db, { company_name: 'Autowas Oost' });
    await aMachine(db);
    const last = await aMachine(db, { customer_id: id, view_order: 2 });
    const first = await aMachine(db, { customer_id: id, view_order: 0 });
    const middle = await aMachine(db, { customer_id: id, view_order: 1 });
    const answer = await client.call(machines.list, { params: { id } });
    expect(answer.machines.map(({ customer_machinery_id }) => customer_machinery_id)).toEqual([first, middle, last]);
    expect(answer.customer).toEqual(unversioned(await client.call(customers.one, { params: { id } })));
    expect(await one(first)).toEqual(answer.machines[0]);
  });

  it('a new one comes after the last of its customer, the first at 0', async () => {
    const { db } = server;
    const customerId = await aCustomer(db);
    await aMachine(db, { view_order: 90 });
    const first = await create(customerId);
    const second = await create(customerId, empty);
    expect(await listOf(customerId)).toEqual([
      { ...body, customer_machinery_id: first.id, customer_id: customerId, view_order: 0 },
      { ...empty, customer_machinery_id: second.id, customer_id: customerId, view_order: 1 },
    ]);
  });

  it('numbers may come as JSON numbers', async () => {
    const customerId = await aCustomer(server.db);
    const json = {
      ...body,
      production_year: 2021,
      line: 2,
      product: 420,
      percentage: 2.5,
      slag: 1000,
      usage_ml: 1234567890,
    };
    const answer = await server.request(`/v2/dashboard/customer/${customerId}/machines/new`, { json });
    expect(answer.status).toBe(200);
    expect(await listOf(customerId)).toMatchObject([body]);
  });

  it('an edit replaces every field, and leaves the machine its place and customer', async () => {
    const { client, db } = server;
    const customer_id = await aCustomer(db);
    const machineId = await aMachine(db, { customer_id, view_order: 4 });
    await client.call(machines.update, { params: { machineId }, body });
    expect(await one(machineId)).toEqual({ ...body, customer_machinery_id: machineId, customer_id, view_order: 4 });
    await client.call(machines.update, { params: { machineId }, body: empty });
    expect(await one(machineId)).toMatchObject(empty);
  });

  describe('the order', () => {
    const setUp = async () => {
      const { db } = server;
      const customer = await aCustomer(db);
      const [a, b, c] = [
        await aMachine(db, { customer_id: customer, view_order: 0 }),
        await aMachine(db, { customer_id: customer, view_order: 1 }),
        await aMachine(db, { customer_id: customer, view_order: 2 }),
      ];
      const neighbour = await aMachine(db, { view_order: 0 });
      return { customer, a, b, c, neighbour };
    };
    type Rows = Awaited<ReturnType<typeof setUp>>;
    const save = (ids: number[]) =>
      server.client.call(machines.updateOrder, {
        body: { order: ids.map((machineId, index) => ({ machineId, view_order: String(index) })) },
      });

    it('of all machines of one customer is saved', async () => {
      const { customer, a, b, c, neighbour } = await setUp();
      await save([c, a, b]);
      expect((await listOf(customer)).map((row) => [row.customer_machinery_id, row.view_order])).toEqual([
        [c, 0],
        [a, 1],
        [b, 2],
      ]);
      expect((await one(neighbour)).view_order).toBe(0);
    });

    it('is saved also where its numbers come as numbers', async () => {
      const { customer, a, b, c } = await setUp();
      const json = { order: [b, c, a].map((machineId, view_order) => ({ machineId, view_order })) };
      expect((await server.request('/v2/dashboard/customer/machines/updateOrder/', { json })).status).toBe(200);
      expect((await listOf(customer)).map((row) => row.customer_machinery_id)).toEqual([b, c, a]);
    });

    it.each([
      ['an unknown machine', ({ a, b, c }: Rows) => [c, b, a, 999]],
      ['an unknown machine in front', ({ a, b, c }: Rows) => [999, c, b, a]],
      ['an unknown machine in place of another', ({ a, b }: Rows) => [b, a, 999]],
      ['a repeated machine', ({ b, c }: Rows) => [c, c, b]],
      ['a machine too many times', ({ a, b, c }: Rows) => [c, b, a, a]],
      ['a missing machine', ({ b, c }: Rows) => [c, b]],
      ["another customer's machine", ({ a, b, c, neighbour }: Rows) => [c, b, a, neighbour]],
      ["another customer's machine in front", ({ a, b, c, neighbour }: Rows) => [neighbour, c, b, a]],
      ['nothing', () => []],
    ])('with %s changes nothing', async (_, idsOf) => {
      const rows = await setUp();
      const before = await listOf(rows.customer);
      await expect(save(idsOf(rows))).rejects.toMatchObject({
        status: 409,
        text: 'De lijst is intussen gewijzigd. Laad de pagina opnieuw en bepaal de volgorde dan nog eens.',
      });
      expect(await listOf(rows.customer)).toEqual(before);
      expect((await one(rows.neighbour)).view_order).toBe(0);
    });
  });
});
