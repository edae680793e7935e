import { beforeEach, expect, it } from 'vitest';
import { NORMS } from '../../../server/db/migrations/norms';
import { endpoints } from '../../../src/v2/endpoints';
import { aCustomer, aWaterReport } from '../../support/builders';
import { createTestServer, eachEngine, listPath, type TestServer } from '../../support/server';

eachEngine('the norms for water', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const put = async (path: string, json: object) => {
    const answer = await server.request(`/api/${path}`, { method: 'PUT', json });
    return { status: answer.status, body: await answer.json() };
  };
  const limits = { good_min: '6', good_max: '9', doubtful_min: '5,5', doubtful_max: '9.5' };
  const norm = { ...limits, advice_low: 'Dosering nakijken.', advice_high: '' };

  it('are there from the start: one for each value in each kind of water, with advice', async () => {
    const norms = await (await server.request('/api/norms?range=[0,99]')).json();
    expect(norms).toEqual(NORMS.map((row) => ({ ...row, id: row.norm_id })));
  });

  it('are changed, in their limits and their advice alone', async () => {
    const { status, body } = await put('norms/1', { ...norm, name: 'Anders', sampling_point: 'osmosis' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...norm, doubtful_min: '5.5', name: 'Leidingwater: pH', sampling_point: 'tap' });
  });

  it('are refused where the limits contradict each other, and stay as they were', async () => {
    const { status, body } = await put('norms/1', { ...norm, good_min: '10' });
    expect([status, body.data.fields.good_max]).toEqual([422, 'De bovengrens is lager dan de ondergrens.']);
    expect(await (await server.request('/api/norms/1')).json()).toMatchObject({ good_min: '6.5', good_max: '9.5' });
  });

  it('judge a report by its kind of water, which is tap water until it is told, and which v2 never sees', async () => {
    const { db, client } = server;
    const customer_id = await aCustomer(db);
    const first = await aWaterReport(db, { customer_id });
    await aWaterReport(db);
    expect((await put(`sampling_points/${first}`, { sampling_point: 'osmosis' })).status).toBe(200);
    const points = await (await server.request(listPath('sampling_points', { filter: { customer_id } }))).json();
    expect(points).toMatchObject([{ id: first, customer_id, sampling_point: 'osmosis' }]);
    const change = db.selectFrom('audit').select('record_name').where('resource', '=', 'sampling_points');
    expect((await change.executeTakeFirstOrThrow()).record_name).toBe(points[0].created);
    const [report] = await client.call(endpoints.waterreports.list, { params: { customerId: customer_id } });
    expect(report).not.toHaveProperty('sampling_point');
    const other = await db.selectFrom('waterreports').select('sampling_point').where('water_report_id', '<>', first);
    expect(await other.execute()).toEqual([{ sampling_point: 'tap' }]);
  });

  it('refuses a kind of water that it does not know, and a report that is not there', async () => {
    const report = await aWaterReport(server.db);
    const unknown = await put(`sampling_points/${report}`, { sampling_point: 'regen' });
    expect([unknown.status, unknown.body.data.fields]).toEqual([422, { sampling_point: 'Kies een soort water.' }]);
    expect((await put('sampling_points/999', { sampling_point: 'tap' })).status).toBe(404);
  });
});
