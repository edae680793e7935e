import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../src/v2/endpoints';
import {
  aCategory,
  aCustomer,
  aMachine,
  aMarketAdvert,
  aNewsMessage,
  anOrder,
  aProduct,
  aReport,
  aStaffMember,
  aSubcategory,
} from '../support/builders';
import { aPngUrl } from '../support/pictures';
import { createTestServer, eachEngine, type TestServer } from '../support/server';

/** Two people at one record: a write says which version it saw, and is refused when that is no longer the last one. */
eachEngine('the version of a record', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const one = async (path: string) => {
    const answer = await (await server.request(path)).json();
    const record = 'data' in answer ? answer.data : answer;
    return record.reports?.[0] ?? record;
  };
  const productAt = (id: number) => one(`/v2/dashboard/product/overview/${id}`);
  const save = (path: string, json: unknown, version?: number | string) =>
    server.request(path, { json, headers: version === undefined ? {} : { 'If-Match': `"${version}"` } });
  const saveProduct = async (id: number, change: object, version?: number | string) =>
    save(`/v2/dashboard/product/edit/${id}`, { ...(await productAt(id)), ...change }, version);

  it('is another after every write of it, and no other', async () => {
    const [id, other] = [await aProduct(server.db), await aProduct(server.db)];
    const versions = [(await productAt(id)).version];
    expect(versions).toEqual([0]);
    for (const write of [
      () => saveProduct(id, { main_title: 'Wax' }),
      () => save(`/v2/dashboard/product/${id}/image/new`, { main_image: aPngUrl() }),
    ]) {
      expect((await write()).status).toBe(200);
      versions.push((await productAt(id)).version);
    }
    expect(new Set(versions).size).toBe(3);
    await saveProduct(other, { main_title: 'Wax' });
    const order = [other, id].map((productId, prio) => ({ productId, prio: String(prio) }));
    expect((await save('/v2/dashboard/product/updateOrder/', { order })).status).toBe(200);
    expect((await productAt(id)).version).toBe(versions.at(-1));
  });

  it('comes with each record that can be edited, and with no list', async () => {
    const staff = await aStaffMember(server.db);
    for (const path of [
      `/v2/dashboard/category/overview/${await aCategory(server.db)}`,
      `/v2/dashboard/subcategory/overview/${await aSubcategory(server.db)}`,
      `/v2/dashboard/product/overview/${await aProduct(server.db)}`,
      `/v2/dashboard/overviewTransactions/${await anOrder(server.db)}`,
      `/v2/dashboard/customer/overview/${await aCustomer(server.db)}`,
      `/v2/dashboard/customer/machines/overview/${await aMachine(server.db)}`,
      `/v2/dashboard/customer/reports/overview/${await aReport(server.db, { user_id: staff })}`,
      `/v2/dashboard/market/overview/${await aMarketAdvert(server.db)}`,
      `/v2/news/overview/${await aNewsMessage(server.db)}`,
      `/api/staff/${staff}`,
    ])
      expect({ path, version: (await one(path)).version }).toEqual({ path, version: 0 });
    const [product] = await server.client.call(endpoints.products.list);
    expect(product).not.toHaveProperty('version');
  });

  it('is another for each product that goes along with its subcategory or category, as the history says', async () => {
    const { db } = server;
    const [wax, foam] = [
      await aCategory(db, { category_title: 'Wax', shop_id: 1 }),
      await aCategory(db, { category_title: 'Schuim', shop_id: 1 }),
    ];
    const subcategory_title = 'Hard';
    const subcategory_id = await aSubcategory(db, { product_category_id: wax, subcategory_title });
    const [id, other] = [
      await aProduct(db, { main_title: 'Polish', categories: [{ category_id: wax, subcategory_id }] }),
      await aProduct(db, { categories: [{ category_id: wax }] }),
    ];
    const told: unknown[] = [];
    const after = async (write: Response | Promise<Response>) => {
      const { status } = await write;
      const entries = await db.selectFrom('audit').selectAll().where('resource', '=', 'products').execute();
      told.push([status, ...entries.slice(told.length).map(({ changes }) => JSON.parse(changes)[0])]);
      expect(entries.at(-1)).toMatchObject({ verb: 'update', record_id: id, record_name: 'Polish' });
      return productAt(id);
    };
    const moves = (product_category_id: number) =>
      after(save(`/v2/dashboard/subcategory/edit/${subcategory_id}`, { subcategory_title, product_category_id }));
    const opened = await productAt(id);
    const moved = await moves(foam);
    const late = await save(`/v2/dashboard/product/edit/${id}`, { ...opened, categories: [] }, opened.version);
    expect([late.status, moved.version === opened.version]).toEqual([409, false]);
    const category = await one(`/v2/dashboard/category/overview/${foam}`);
    const elsewhere = await after(save(`/v2/dashboard/category/edit/${foam}`, { ...category, shop_id: 2 }));
    expect(elsewhere.version).not.toBe(moved.version);
    const row = { id: subcategory_id, old: { product_category_id: foam }, new: { product_category_id: wax } };
    await after(server.request('/api/runs', { json: { resource: 'subcategories', label: 'Terug', rows: [row] } }));
    const categories = (old: string, now: string) => ({ field: 'categories', old, new: now });
    expect(told).toEqual([
      [200, categories('sireon › Wax › Hard', 'sireon › Schuim › Hard')],
      [200, categories('sireon › Schuim › Hard', 'carwash › Schuim › Hard')],
      [201, categories('carwash › Schuim › Hard', 'sireon › Wax › Hard')],
    ]);
    // Where nothing moved, no product has an entry.
    expect([(await moves(wax)).version, (await productAt(other)).version]).toEqual([(await productAt(id)).version, 0]);
  });

  it('409: a save that saw an older one changes nothing, and keeps no audit row', async () => {
    const id = await aProduct(server.db, { main_title: 'Wax' });
    const { version } = await productAt(id);
    expect((await saveProduct(id, { main_title: 'Van Bram' }, version)).status).toBe(200);
    const late = await saveProduct(id, { main_title: 'Van mij' }, version);
    expect(late.status).toBe(409);
    expect((await late.json()).data.error).toContain('Er is niets opgeslagen.');
    expect((await productAt(id)).main_title).toBe('Van Bram');
    expect(await server.db.selectFrom('audit').select('audit_id').execute()).toHaveLength(1);
    expect((await saveProduct(id, { main_title: 'Van mij' }, (await productAt(id)).version)).status).toBe(200);
  });

  it('is said in quotes or without them', async () => {
    const id = await aProduct(server.db);
    const json = await productAt(id);
    const saveOver = (version: string) =>
      server.request(`/v2/dashboard/product/edit/${id}`, { json, headers: { 'If-Match': version } });
    const statuses = [];
    for (const version of ['0', '0', '"0"', '"0', '0"']) statuses.push((await saveOver(version)).status);
    expect(statuses).toEqual([200, 409, 409, 400, 400]);
  });

  it('of two saves at the same moment that saw the same one, one is carried out', async () => {
    const id = await aProduct(server.db);
    for (let round = 0; round < 5; round += 1) {
      const record = await productAt(id);
      const saves = ['van Bram', 'van mij', 'van Noor'].map((main_title) =>
        save(`/v2/dashboard/product/edit/${id}`, { ...record, main_title }, record.version),
      );
      expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
  });

  it('a save that says none is carried out as ever, an unreadable one is refused', async () => {
    const id = await aProduct(server.db);
    await saveProduct(id, { main_title: 'Van Bram' });
    expect((await saveProduct(id, { main_title: 'Van mij' })).status).toBe(200);
    expect((await saveProduct(id, { main_title: 'Van mij' }, 'laatste')).status).toBe(400);
  });

  describe('of an account under /api', () => {
    const put = (id: number, name: string, version: number) =>
      server.request(`/api/staff/${id}`, {
        method: 'PUT',
        json: { name, active: 1, password: '' },
        headers: { 'If-Match': `"${version}"` },
      });

    it('is held against what is there, in the same way', async () => {
      const id = await aStaffMember(server.db);
      const { version } = await one(`/api/staff/${id}`);
      const saves = await Promise.all([put(id, 'Noor', version), put(id, 'Tim', version)]);
      expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  it('of a customer changes when the account is switched off', async () => {
    const id = await aCustomer(server.db);
    const path = `/v2/dashboard/customer/overview/${id}`;
    const { version, ...customer } = await one(path);
    await server.client.call(endpoints.customers.deactivate, { params: { id } });
    const late = await save(`/v2/dashboard/customer/edit/${id}`, { ...customer, password: '' }, version);
    expect(late.status).toBe(409);
    expect((await one(path)).active).toBe('N');
  });
});
