import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../../src/v2/endpoints';
import { aCustomer, anOrder, aProduct, aStaffMember, aTask, STAFF_PASSWORD } from '../../support/builders';
import { aPngUrl } from '../../support/pictures';
import { createTestServer, eachEngine, listPath, type TestServer } from '../../support/server';

eachEngine('/api/audit', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine, name: 'Sanne de Vries' });
  });

  const entries = async (filter: object = {}) =>
    (await server.request(listPath('audit', { filter, sort: ['id', 'DESC'] }))).json();
  const productBody = async (id: number, changes: object) => ({
    ...(await server.client.call(endpoints.products.one, { params: { id } })),
    ...changes,
  });

  it('says who changed what, when, from what to what', async () => {
    const id = await aProduct(server.db, { main_title: 'Shampoo', main_price: '12.50' });
    const body = await productBody(id, { main_title: 'Schuimshampoo', main_price: '13.75' });
    expect((await server.request(`/v2/dashboard/product/edit/${id}`, { json: body })).status).toBe(200);
    const [entry, ...others] = await entries({ resource: 'products', record_id: id });
    expect(others).toEqual([]);
    expect(entry).toEqual({
      id: expect.any(Number),
      audit_id: entry.id,
      created: '2026-11-16 10:00:00',
      user_id: server.userId,
      user_name: 'Sanne de Vries',
      resource: 'products',
      verb: 'update',
      record_id: id,
      record_name: 'Schuimshampoo',
      changes: [
        { field: 'main_title', old: 'Shampoo', new: 'Schuimshampoo' },
        { field: 'main_price', old: '12.50', new: '13.75' },
      ],
    });
  });

  it('keeps what a deleted record held, and what a new one began with', async () => {
    const id = await aProduct(server.db, { main_title: 'Velgenreiniger' });
    await server.request(`/v2/dashboard/product/${id}`, { method: 'DELETE' });
    const [gone] = await entries();
    expect(gone).toMatchObject({ verb: 'delete', record_id: id, record_name: 'Velgenreiniger' });
    expect(gone.changes).toContainEqual({ field: 'main_title', old: 'Velgenreiniger', new: null });

    const customer = await aCustomer(server.db);
    const made = await server.client.call(endpoints.tasks.create, {
      params: { customerId: customer },
      body: { description: 'Offerte sturen' },
    });
    const [task] = await entries();
    expect(task).toMatchObject({ resource: 'tasks', verb: 'create', record_id: made.id });
    expect(task.changes).toContainEqual({ field: 'description', old: null, new: 'Offerte sturen' });
  });

  it('holds no password and no picture', async () => {
    await server.request('/api/staff', { json: { username: 'noor', name: 'Noor', password: 'een geheime zin' } });
    const other = await aStaffMember(server.db, { username: 'tim', name: 'Tim' });
    await server.request(`/api/staff/${other}`, {
      method: 'PUT',
      json: { name: 'Tim', active: 1, password: 'een geheime zin', own_password: STAFF_PASSWORD },
    });
    const [changed, made] = await entries({ resource: 'staff' });
    expect(changed.changes).toEqual([{ field: 'password', old: null, new: null }]);
    expect(made.changes).not.toContainEqual(expect.objectContaining({ field: 'user_id' }));
    expect(made.changes.map(({ field }: { field: string }) => field)).not.toContain('password');

    const product = await aProduct(server.db);
    await server.request(`/v2/dashboard/product/${product}/image/new`, { json: { main_image: aPngUrl() } });
    const [image] = await entries();
    expect(image.changes).toEqual([{ field: 'main_image', old: null, new: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const kept = JSON.stringify(await server.db.selectFrom('audit').selectAll().execute());
    expect(kept).not.toMatch(/geheime|argon2|base64/);
  });

  it('tells a new order of many records in one entry, with what moved', async () => {
    const ids = [];
    for (const prio of [1, 2, 3]) ids.push(await aProduct(server.db, { prio }));
    const [first, second, third] = ids;
    const order = [second, first, third].map((productId, index) => ({ productId, prio: String(index + 1) }));
    expect((await server.request('/v2/dashboard/product/updateOrder/', { json: { order } })).status).toBe(200);
    const found = await entries();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      verb: 'updateOrder',
      record_id: null,
      changes: [{ field: 'order', old: `${first}, ${second}`, new: `${second}, ${first}` }],
    });
  });

  it('follows an order from each to the next, whoever saves one or adds a row at the same moment', async () => {
    const ids: number[] = [];
    for (const prio of [1, 2, 3, 4, 5]) ids.push(await aProduct(server.db, { prio }));
    const body = await productBody(ids[0] ?? 0, { main_image: aPngUrl() });
    const save = (turn: number) => {
      const turned = ids.map((_, at) => ids[(at + turn) % ids.length]);
      const order = turned.map((productId, at) => ({ productId, prio: String(at + 1) }));
      return server.request('/v2/dashboard/product/updateOrder/', { json: { order } });
    };
    const answers = await Promise.all(
      [1, 2, 3, 4, 1, 2, 3, 4].flatMap((turn) => [
        save(turn),
        server.request('/v2/dashboard/product/new/1', { json: { ...body, categories: [] } }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const moves = (await entries({ resource: 'products', verb: 'updateOrder' })).toReversed();
    const named = (text: string) => text.split(', ').map(Number);
    let now = ids;
    for (const { changes } of moves)
      for (const change of changes) {
        expect(ids).toEqual(expect.arrayContaining(named(change.new)));
        expect(now.filter((id) => named(change.old).includes(id))).toEqual(named(change.old));
        const next = named(change.new);
        now = now.map((id) => (named(change.old).includes(id) ? (next.shift() ?? id) : id));
      }
    const stored = server.db.selectFrom('products').select('product_id').where('product_id', 'in', ids).orderBy('prio');
    expect(now).toEqual((await stored.execute()).map(({ product_id }) => product_id));
  });

  it('follows what is done to customers, tasks, transactions and pushes', async () => {
    const customer = await aCustomer(server.db, { company_name: 'De Vaart' });
    const task = await aTask(server.db, { customer_id: customer });
    const orderno = await anOrder(server.db, { place: 'Utrecht' });
    const stored = await server.client.call(endpoints.transactions.one, { params: { id: orderno } });
    await server.client.call(endpoints.customers.deactivate, { params: { id: customer } });
    await server.client.call(endpoints.tasks.set, { params: { taskId: task }, body: { set: 1 } });
    await server.request(`/v2/dashboard/updateTransaction/${orderno}`, { json: { ...stored, place: 'Zeist' } });
    await server.client.call(endpoints.push.sendNotification, {
      params: { shop: 'sireon' },
      body: { message: 'Vandaag open' },
    });
    const [push, transaction, set, deactivated] = await entries();
    expect(push).toMatchObject({ resource: 'push', record_id: null });
    expect(push.changes).toContainEqual({ field: 'message', old: null, new: 'Vandaag open' });
    expect(transaction).toMatchObject({ resource: 'transactions', record_id: orderno });
    expect(transaction.changes).toEqual([{ field: 'place', old: 'Utrecht', new: 'Zeist' }]);
    expect(set).toMatchObject({ resource: 'tasks', verb: 'set', record_id: task });
    expect(deactivated).toMatchObject({ verb: 'deactivate', record_name: 'De Vaart' });
    expect(deactivated.changes).toEqual([{ field: 'active', old: 'Y', new: 'N' }]);
    expect(await entries({ q: 'zeist sanne' })).toHaveLength(1);
  });

  it('holds nothing of a write that was refused or undone', async () => {
    const json = { username: 'sanne', name: 'Tweede', password: 'een lange zin' };
    expect((await server.request('/api/staff', { json })).status).toBe(409);
    expect((await server.request('/v2/dashboard/product/999', { method: 'DELETE' })).status).toBe(404);
    expect(await entries()).toEqual([]);
  });

  it('and a write are kept together or not at all', async () => {
    const id = await aProduct(server.db);
    await server.db.schema.alterTable('audit').renameTo('audit_gone').execute();
    expect((await server.request(`/v2/dashboard/product/${id}`, { method: 'DELETE' })).status).toBe(500);
    await server.db.schema.alterTable('audit_gone').renameTo('audit').execute();
    expect(await server.db.selectFrom('products').select('product_id').execute()).toEqual([{ product_id: id }]);
  });

  it('lists the mails and pushes that went out', async () => {
    await server.client.call(endpoints.push.sendNotification, {
      params: { shop: 'carwash' },
      body: { message: 'Vandaag gesloten' },
    });
    expect(await (await server.request('/api/pushes?filter={"q":"gesloten"}')).json()).toEqual([
      expect.objectContaining({ shop_name: 'carwash', user_name: 'Sanne de Vries', result: 'kept' }),
    ]);
    const orderno = await anOrder(server.db);
    await server.db
      .insertInto('outbox')
      .values({
        ...{ orderno, recipient: 'jan@devaart.example', subject: 'Je bestelling', created: '2026-11-16 10:00:00' },
        ...{ created_ms: 0, result: 'kept', error: '', file: '/srv/outbox/1.eml' },
      })
      .execute();
    const [mail] = await (await server.request('/api/outbox')).json();
    expect(mail).toMatchObject({ orderno, recipient: 'jan@devaart.example', result: 'kept' });
    expect(mail).not.toHaveProperty('file');
  });
});
