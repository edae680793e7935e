import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import { aCustomer, aWaterReport } from '../support/builders';
import { createTestServer, eachEngine, type TestServer } from '../support/server';

const { tasks, waterreports } = endpoints;

eachEngine('waterreports', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const body = { ph: '7,25', hardness: '12', ec: '512,5', remarks: 'Na de ontharder gemeten.' };
  const listOf = (customerId: number) => server.client.call(waterreports.list, { params: { customerId } });
  const create = (customerId: number, changes: object = {}) =>
    server.client.call(waterreports.create, { params: { customerId }, body: { ...body, ...changes } });

  it('of a customer come newest first', async () => {
    const { db } = server;
    const customer_id = await aCustomer(db);
    await aWaterReport(db);
    const middle = await aWaterReport(db, { customer_id, created: '2026-06-01 10:00:00' });
    const newest = await aWaterReport(db, { customer_id, created: '2026-11-01 10:00:00' });
    const oldest = await aWaterReport(db, { customer_id, created: '2025-11-01 10:00:00' });
    expect((await listOf(customer_id)).map(({ water_report_id }) => water_report_id)).toEqual([newest, middle, oldest]);
  });

  it('keep the values as they were typed, and the moment in the local time of the business', async () => {
    const customerId = await aCustomer(server.db);
    const { id } = await create(customerId);
    expect(await listOf(customerId)).toEqual([
      { ...body, water_report_id: id, customer_id: customerId, created: '2026-11-16 10:00:00' },
    ]);
  });

  it('typed on a device without a network are of the moment at which they were typed; the history has when they came', async () => {
    const { client, db } = server;
    const customerId = await aCustomer(db);
    const sent = async (ago: string) => {
      const headers = { 'X-Written-Ago': ago };
      await client.call(waterreports.create, { params: { customerId }, body, headers });
      const { id: taskId } = await client.call(tasks.create, { params: { customerId }, body: { description: 'Pomp' } });
      await client.call(tasks.set, { params: { taskId }, body: { set: 1 }, headers });
      const { created } = await db
        .selectFrom('waterreports')
        .select('created')
        .orderBy('water_report_id', 'desc')
        .executeTakeFirstOrThrow();
      const { done } = await db
        .selectFrom('tasks')
        .select('done')
        .where('task_id', '=', taskId)
        .executeTakeFirstOrThrow();
      return [created, done];
    };
    const evening = '2026-11-15 18:30:00';
    expect(await sent(String(15.5 * 3600))).toEqual([evening, evening]);
    const now = '2026-11-16 10:00:00';
    // A clock that was set meanwhile, and what is no number of seconds, count for nothing.
    for (const ago of ['0', '-60', 'gisteren', '99999999', '']) expect(await sent(ago)).toEqual([now, now]);
    const changes = await db.selectFrom('audit').select('created').execute();
    expect(new Set(changes.map(({ created }) => created))).toEqual(new Set([now]));
  });

  it('are of tap water unless another kind comes with them, which v2 never sees', async () => {
    const customerId = await aCustomer(server.db);
    await create(customerId);
    await create(customerId, { sampling_point: 'tap' });
    await create(customerId, { sampling_point: 'osmosis' });
    const stored = await server.db.selectFrom('waterreports').select('sampling_point').orderBy('water_report_id');
    expect((await stored.execute()).map((row) => row.sampling_point)).toEqual(['tap', 'tap', 'osmosis']);
    for (const report of await listOf(customerId)) expect(report).not.toHaveProperty('sampling_point');
    // An older v2 is not told what every report has.
    expect(JSON.stringify(waterreports.create.body?.parse({ ...body, sampling_point: 'tap' }))).not.toContain('tap');
  });

  it('of one shown time stay in order of their number where the clock changes', async () => {
    const customerId = await aCustomer(server.db);
    const at = async (moment: string) => {
      server.setNow(new Date(moment));
      // A session lasts hours; this clock jumps months.
      await server.db
        .updateTable('sessions')
        .set({ created_ms: Date.parse(moment), last_used_ms: Date.parse(moment) })
        .execute();
      return (await create(customerId)).id;
    };
    const before = await at('2027-03-28T00:59:59Z');
    const after = await at('2027-03-28T01:00:00Z');
    const summer = await at('2027-10-31T00:30:00Z');
    const winter = await at('2027-10-31T01:30:00Z');
    expect((await listOf(customerId)).map(({ water_report_id, created }) => [water_report_id, created])).toEqual([
      [winter, '2027-10-31 02:30:00'],
      [summer, '2027-10-31 02:30:00'],
      [after, '2027-03-28 03:00:00'],
      [before, '2027-03-28 01:59:59'],
    ]);
  });
});
