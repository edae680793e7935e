import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aCustomer, aTask } from '../support/builders';
import { createTestServer, eachEngine, type TestServer } from '../support/server';
import { unversioned } from '../support/unversioned';

const { customers, tasks } = endpoints;

eachEngine('tasks', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const listOf = async (id: number) => (await server.client.call(tasks.list, { params: { id } })).tasks;
  const set = (taskId: number, value: 0 | 1) =>
    server.client.call(tasks.set, { params: { taskId }, body: { set: value } });

  it('come with their customer: open ones first, the oldest on top, then what was done last', async () => {
    const { client, db } = server;
    const id = await aCustomer(db, { company_name: 'Autowas Oost' });
    await aTask(db);
    const doneFirst = await aTask(db, { customer_id: id, done: '2026-11-10 12:00:00' });
    const open = await aTask(db, { customer_id: id, description: 'Slang vervangen' });
    const doneLast = await aTask(db, { customer_id: id, done: '2026-11-12 08:00:00' });
    const openToo = await aTask(db, { customer_id: id });
    const answer = await client.call(tasks.list, { params: { id } });
    expect(answer.tasks.map(({ task_id }) => task_id)).toEqual([open, openToo, doneLast, doneFirst]);
    expect(answer.tasks[0]).toEqual({ task_id: open, description: 'Slang vervangen', done: null, customer_id: id });
    expect(answer.customer).toEqual(unversioned(await client.call(customers.one, { params: { id } })));
  });

  it('a customer without tasks has an empty list', async () => {
    expect(await listOf(await aCustomer(server.db))).toEqual([]);
  });

  it('a new task is open', async () => {
    const { client, db } = server;
    const customerId = await aCustomer(db);
    const { id } = await client.call(tasks.create, {
      params: { customerId },
      body: { description: 'Prijslijst sturen' },
    });
    expect(await listOf(customerId)).toEqual([
      { task_id: id, description: 'Prijslijst sturen', done: null, customer_id: customerId },
    ]);
  });

  it('is done at the local time of the business, and open again', async () => {
    const { db } = server;
    const customer_id = await aCustomer(db);
    const id = await aTask(db, { customer_id });
    const other = await aTask(db, { customer_id });
    server.setNow(new Date('2026-11-16T09:30:15Z'));
    await set(id, 1);
    expect(await listOf(customer_id)).toMatchObject([
      { task_id: other, done: null },
      { task_id: id, done: '2026-11-16 10:30:15' },
    ]);
    server.setNow(new Date('2026-11-16T09:45:00Z'));
    await set(id, 1);
    expect((await listOf(customer_id))[1]?.done).toBe('2026-11-16 10:30:15');
    await set(id, 0);
    expect((await listOf(customer_id)).map(({ done }) => done)).toEqual([null, null]);
  });

  it('is set with 1 or 0 alone: one that is done is not reopened by a call that does not say so', async () => {
    const customer_id = await aCustomer(server.db);
    const id = await aTask(server.db, { customer_id, done: '2026-11-16 10:30:15' });
    for (const said of [2, null, '', undefined])
      expect(await server.refused(`/v2/dashboard/customer/tasks/set/${id}`, { set: said })).toEqual({
        set: 'Kies ja of nee.',
      });
    expect((await listOf(customer_id))[0]?.done).toBe('2026-11-16 10:30:15');
  });

  it('is deleted', async () => {
    const { client, db } = server;
    const customer_id = await aCustomer(db);
    const [gone, kept] = [await aTask(db, { customer_id }), await aTask(db, { customer_id })];
    await client.call(tasks.delete, { params: { taskId: gone } });
    expect((await listOf(customer_id)).map(({ task_id }) => task_id)).toEqual([kept]);
  });
});
