import { beforeEach, expect, it } from 'vitest';
import { sweepImages } from '../../../server/images/imageSweep';
import { BIN_KEPT_MS } from '../../../server/writes/bin/bin';
import { endpoints } from '../../../src/v2/endpoints';
import { aCustomer, aMachine } from '../../support/builders';
import { aPngUrl } from '../../support/pictures';
import { createTestServer, eachEngine, MONDAY, type TestServer } from '../../support/server';

eachEngine('the photo of a machine', (engine) => {
  let server: TestServer;
  let customer_id: number;
  let machine: number;
  beforeEach(async () => {
    server = await createTestServer({ engine });
    customer_id = await aCustomer(server.db);
    machine = await aMachine(server.db, { customer_id, type: 'Boog' });
  });

  const put = async (image: unknown, id = machine) => {
    const answer = await server.request(`/api/machine_photos/${id}`, { method: 'PUT', json: { image } });
    return { status: answer.status, body: await answer.json() };
  };
  const photo = async () => (await (await server.request(`/api/machine_photos/${machine}`)).json()).image;
  const statusOf = async (path: string) => (await server.app.request(path)).status;

  it('is stored by its hash, replaced and removed, by name in the history, and v2 never sees it', async () => {
    expect(await photo()).toBeNull();
    const { status, body } = await put(aPngUrl(1));
    expect([status, body]).toEqual([
      200,
      { id: machine, customer_machinery_id: machine, customer_id, image: body.image },
    ]);
    expect(await statusOf(body.image)).toBe(200);
    await put(aPngUrl(2));
    expect(await photo()).not.toBe(body.image);
    expect((await put(null)).body.image).toBeNull();
    const entries = await server.db.selectFrom('audit').selectAll().where('resource', '=', 'machine_photos').execute();
    expect(entries.map(({ verb, record_id, record_name }) => [verb, record_id, record_name])).toEqual(
      [1, 2, 3].map(() => ['update', machine, 'Boog']),
    );
    await put(aPngUrl(3));
    const params = { id: customer_id, machineId: machine };
    const { machines } = await server.client.call(endpoints.machines.list, { params });
    for (const one of [...machines, await server.client.call(endpoints.machines.one, { params })])
      expect(one).not.toHaveProperty('image');
  });

  it('keeps no text for a search that it does not have', async () => {
    expect((await put(null)).status).toBe(200);
    const texts = server.db.selectFrom('search_texts').selectAll().where('resource', '=', 'machine_photos');
    expect(await texts.execute()).toEqual([]);
  });

  it('is refused when it is no picture, or of no machine, and the one before stays', async () => {
    await put(aPngUrl(1));
    const before = await photo();
    const noPicture = await put('data:image/png;base64,AAAA');
    expect([noPicture.status, Object.keys(noPicture.body.data.fields)]).toEqual([422, ['image']]);
    expect((await put(undefined)).body.data.fields).toEqual({ image: 'Foto is verplicht.' });
    expect((await put(aPngUrl(2), 999)).status).toBe(404);
    expect(await photo()).toBe(before);
  });

  it('goes with its machine, and comes back with it out of the bin as long as that has it', async () => {
    const { body } = await put(aPngUrl(1));
    // The history of the photo itself is too old to keep it.
    await server.db.updateTable('audit').set({ created: '2020-01-01 00:00:00' }).execute();
    await server.client.call(endpoints.customers.delete, { params: { id: customer_id } });
    expect((await server.request(`/api/machine_photos/${machine}`)).status).toBe(404);
    expect(await sweepImages(server.db, MONDAY)).toBe(0);
    const [entry] = await (await server.request('/api/bin')).json();
    const restored = await server.request(`/api/bin/${entry.id}`, { method: 'PUT', json: { restored: 1 } });
    expect(restored.status).toBe(200);
    expect(await photo()).toBe(body.image);

    await server.client.call(endpoints.customers.delete, { params: { id: customer_id } });
    expect(await sweepImages(server.db, new Date(MONDAY.getTime() + BIN_KEPT_MS + 60_000))).toBe(1);
    expect(await statusOf(body.image)).toBe(404);
  });
});
