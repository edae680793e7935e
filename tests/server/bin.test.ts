import { DefaultQueryExecutor, sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { restResources } from '../../server/api/index';
import { insertAll } from '../../server/db/insertAll';
import { completeSearchTexts } from '../../server/db/searchTexts';
import { tablesInOrder } from '../../server/db/tables';
import { ROWS } from '../../server/lib/inPieces';
import { forgetOld } from '../../server/writes/bin/bin';
import { deletedWith } from '../../server/writes/bin/deletedRows';
import { eraseHistory } from '../../server/writes/bin/eraseHistory';
import { endpoints } from '../../src/v2/endpoints';
import {
  aBinEntry,
  aCategory,
  aCustomer,
  aMachine,
  aNewsMessage,
  anOrder,
  aProduct,
  aReport,
  aSubcategory,
  aTask,
  aWaterReport,
} from '../support/builders';
import { aMachineProduct } from '../support/declaredRecords';
import { queryPlans } from '../support/queryPlans';
import { createTestServer, eachEngine, listPath, MONDAY, type TestServer } from '../support/server';
import { testDatabase } from '../support/testDatabase';
import { whileMoving } from '../support/whileMoving';

const later = (days: number) => new Date(MONDAY.getTime() + days * 24 * 60 * 60_000);
/** What a deletion and a restoration leave behind beside the record. */
const TRACES = ['audit', 'bin', 'search_texts', 'sessions'];

eachEngine('the bin', (engine) => {
  let server: TestServer;
  let tables: string[];
  beforeEach(async () => {
    const sqlite = await testDatabase('sqlite');
    // The cast is needed: the names are those of the database, not of Kysely's types.
    tables = (await tablesInOrder(sqlite.db as never)).filter((table) => !TRACES.includes(table));
    await sqlite.close();
    server = await createTestServer({ engine, name: 'Sanne de Vries' });
  });

  /** Every row of every table, whatever the order. */
  const everything = async () => {
    const contents: Record<string, string[]> = {};
    for (const table of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(server.db);
      contents[table] = rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).sort();
    }
    return contents;
  };
  const found = async (resource: string, q: string) =>
    (await server.request(listPath(resource, { filter: { q } }))).json();
  const inBin = async (q = '') => found('bin', q);
  const restore = async (id: number) => server.request(`/api/bin/${id}`, { method: 'PUT', json: { restored: 1 } });
  const reasonOf = async (answer: Response) => [answer.status, (await answer.json()).data.error];

  const aShop = async () => {
    const category = await aCategory(server.db, { category_title: 'Shampoo' });
    const subcategory = await aSubcategory(server.db, { product_category_id: category });
    const product = await aProduct(server.db, { categories: [{ category_id: category, subcategory_id: subcategory }] });
    return { category, subcategory, product };
  };

  it('does not get a record that others refer to: the answer says so', async () => {
    const id = await aMachineProduct(server.db);
    await sql`create table pointing (machine_product integer not null references machine_products (id))`.execute(
      server.db,
    );
    await sql`insert into pointing values (${id})`.execute(server.db);
    const answer = await server.request(`/api/machine_products/${id}`, { method: 'DELETE' });
    const reason = 'Dit kan niet worden verwijderd: andere gegevens verwijzen er nog naar.';
    expect(await reasonOf(answer)).toEqual([409, reason]);
    expect((await server.request(`/api/machine_products/${id}`)).status).toBe(200);
  });

  it('has a deleted customer, and restores it with its shops, tasks, reports, machines, logins and orders', async () => {
    const customer_id = await aCustomer(server.db, { company_name: 'Wasstraat Zwolle', shops: [1, 2] });
    await aTask(server.db, { customer_id });
    await aReport(server.db, { customer_id, user_id: server.userId });
    await aMachine(server.db, { customer_id });
    await aWaterReport(server.db, { customer_id });
    await anOrder(server.db, { customer_id });
    await anOrder(server.db, {});
    await server.db.insertInto('customer_logins').values({ customer_id, created: '2026-11-01 10:00:00' }).execute();
    await completeSearchTexts(server.db, restResources);
    const before = await everything();
    await server.client.call(endpoints.customers.delete, { params: { id: customer_id } });
    expect(await everything()).not.toEqual(before);
    expect(await found('customers', 'zwolle')).toEqual([]);

    const [entry] = await inBin('wasstraat');
    expect(entry).toEqual({
      ...{ id: entry.bin_id, bin_id: entry.bin_id, created: '2026-11-16 10:00:00', user_name: 'Sanne de Vries' },
      ...{ resource: 'customers', record_id: customer_id, record_name: 'Wasstraat Zwolle', restored: null },
    });
    const answer = await restore(entry.id);
    expect([answer.status, (await answer.json()).restored]).toEqual([200, '2026-11-16 10:00:00']);
    expect(await everything()).toEqual(before);
    expect(await found('customers', 'zwolle')).toHaveLength(1);
    const told = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('resource', '=', 'customers')
      .orderBy('audit_id')
      .execute();
    expect(told.map(({ verb, record_id, record_name }) => [verb, record_id, record_name])).toEqual([
      ['delete', customer_id, 'Wasstraat Zwolle'],
      ['restore', customer_id, 'Wasstraat Zwolle'],
    ]);
  });

  it.for([
    [
      'tasks',
      async () => {
        const id = await aCustomer(server.db);
        const taskId = await aTask(server.db, { customer_id: id });
        return () => server.client.call(endpoints.tasks.delete, { params: { taskId } });
      },
    ],
    [
      'news',
      async () => {
        const id = await aNewsMessage(server.db);
        return () => server.client.call(endpoints.news.delete, { params: { id } });
      },
    ],
    [
      'products',
      async () => {
        const { product } = await aShop();
        await anOrder(server.db, { lines: [{ product_id: product }] });
        return () => server.client.call(endpoints.products.delete, { params: { id: product } });
      },
    ],
    [
      'categories',
      async () => {
        const id = await aCategory(server.db);
        return () => server.client.call(endpoints.categories.delete, { params: { id } });
      },
    ],
    [
      'subcategories',
      async () => {
        const id = await aSubcategory(server.db, { product_category_id: await aCategory(server.db) });
        return () => server.client.call(endpoints.subcategories.delete, { params: { id } });
      },
    ],
  ] as const)('restores what was deleted of %s, as it was', async ([, make]) => {
    const remove = await make();
    const before = await everything();
    await remove();
    expect(await everything()).not.toEqual(before);
    const [entry] = await inBin();
    expect((await restore(entry.id)).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it('gives a product back to all lines of orders that it stood in with one statement, but to none filled since', async () => {
    const { product } = await aShop();
    const other = await aProduct(server.db);
    await anOrder(server.db, { lines: Array.from({ length: 5 }, () => ({ product_id: product })) });
    await server.client.call(endpoints.products.delete, { params: { id: product } });
    const lines = () => server.db.selectFrom('order_lines').select(['order_line_id', 'product_id']).execute();
    const [first] = await lines();
    const change = server.db.updateTable('order_lines').set({ product_id: other });
    await change.where('order_line_id', '=', first?.order_line_id ?? 0).execute();
    const [entry] = await inBin();
    const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    onTestFinished(() => executed.mockRestore());
    expect((await restore(entry.id)).status).toBe(200);
    expect(executed.mock.calls.filter(([one]) => /update "order_lines"/.test(one.sql))).toHaveLength(1);
    const kept = (await lines()).map(({ product_id }) => product_id).toSorted();
    expect(kept).toEqual([product, product, product, product, other].toSorted());
  });

  it('restores many rows of a table in pieces, between which others are answered', async () => {
    const customer_id = await aCustomer(server.db);
    const login = { customer_id, created: '2026-11-01 10:00:00' };
    await insertAll(server.db, 'customer_logins', Array(ROWS + 5).fill(login));
    await completeSearchTexts(server.db, restResources);
    const before = await everything();
    await server.client.call(endpoints.customers.delete, { params: { id: customer_id } });
    const [entry] = await inBin();
    const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    const yielded = vi.spyOn(globalThis, 'setImmediate');
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    expect((await restore(entry.id)).status).toBe(200);
    expect(yielded).toHaveBeenCalled();
    expect(executed.mock.calls.filter(([one]) => /^\s*insert into "customer_logins"/.test(one.sql))).toHaveLength(2);
    expect(await everything()).toEqual(before);
  });

  it('restores once, and nothing that was never there', async () => {
    const id = await aNewsMessage(server.db);
    await server.client.call(endpoints.news.delete, { params: { id } });
    const [entry] = await inBin();
    await restore(entry.id);
    expect(await reasonOf(await restore(entry.id))).toEqual([409, 'Dit is al teruggezet.']);
    expect((await restore(999)).status).toBe(404);
    expect((await server.request('/api/bin/1', { method: 'PUT', json: { restored: 0 } })).status).toBe(422);
  });

  it('says what stands in the way, restores nothing then, and does after what it belongs to is back', async () => {
    const { category, subcategory, product } = await aShop();
    const before = await everything();
    await server.client.call(endpoints.products.delete, { params: { id: product } });
    await server.client.call(endpoints.subcategories.delete, { params: { id: subcategory } });
    await server.client.call(endpoints.categories.delete, { params: { id: category } });
    const between = await everything();
    const [ofProduct, ofSubcategory, ofCategory] = (await inBin()).map(({ id }: { id: number }) => id);
    for (const id of [ofProduct, ofSubcategory])
      expect(await reasonOf(await restore(id))).toEqual([409, expect.stringMatching(/^Dit kan nu niet terug: /)]);
    expect(await everything()).toEqual(between);
    for (const id of [ofCategory, ofSubcategory, ofProduct]) expect((await restore(id)).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it.each(['ÉLODIE', 'Klant'])('restores no customer %s beside one who has that user name by now', async (username) => {
    const customer_id = await aCustomer(server.db, { username });
    await server.client.call(endpoints.customers.delete, { params: { id: customer_id } });
    const other = await aCustomer(server.db, { username: username.toLowerCase() });
    const [entry] = await inBin();
    expect(await reasonOf(await restore(entry.id))).toEqual([409, expect.stringMatching(/^Dit kan nu niet terug: /)]);
    await server.db.deleteFrom('customers').where('customer_id', '=', other).execute();
    expect((await restore(entry.id)).status).toBe(200);
  });

  const placements = () => server.db.selectFrom('product_categories').selectAll().execute();
  const moveSubcategory = (id: number, product_category_id: number) => {
    const body = {
      product_category_id,
      subcategory_title: 'Auto',
      subcategory_color: '#000000',
      subcategory_active: 1 as const,
    };
    return server.client.call(endpoints.subcategories.update, { params: { id }, body });
  };

  it('restores a product where its subcategory and its category are now', async () => {
    const { category, subcategory, product } = await aShop();
    const [there, moved] = [await aCategory(server.db, { shop_id: 1 }), await aCategory(server.db, { shop_id: 1 })];
    const both = [
      { category_id: category, subcategory_id: subcategory },
      { category_id: moved, subcategory_id: null },
    ];
    const inBoth = await aProduct(server.db, { categories: both });
    for (const id of [product, inBoth]) await server.client.call(endpoints.products.delete, { params: { id } });
    await moveSubcategory(subcategory, there);
    await server.client.call(endpoints.categories.delete, { params: { id: category } });
    for (const id of [there, moved]) {
      const body = { category_title: 'Wax', category_color: '#000000', category_active: 1 as const, shop_id: 2 };
      await server.client.call(endpoints.categories.update, { params: { id }, body });
    }
    for (const { resource, id } of await inBin())
      if (resource === 'products') expect((await restore(id)).status).toBe(200);
    expect(
      (await placements()).toSorted((one, other) => one.position - other.position || one.product_id - other.product_id),
    ).toEqual([
      { product_id: product, position: 0, shop_id: 2, category_id: there, subcategory_id: subcategory },
      { product_id: inBoth, position: 0, shop_id: 2, category_id: there, subcategory_id: subcategory },
      { product_id: inBoth, position: 1, shop_id: 2, category_id: moved, subcategory_id: null },
    ]);
  });

  it.each(['categories', 'subcategories'] as const)(
    'restores a product among %s that a colleague is moving: it waits for where that comes to stand',
    async (moved) => {
      const { category, subcategory, product } = await aShop();
      const there = await aCategory(server.db, { shop_id: 2 });
      await server.client.call(endpoints.products.delete, { params: { id: product } });
      const [entry] = await inBin();
      const move: Parameters<typeof whileMoving>[1] =
        moved === 'categories'
          ? ['categories', category, { shop_id: 2 }]
          : ['subcategories', subcategory, { product_category_id: there }];
      const answer = await whileMoving(server, move, () => restore(entry.id));
      expect(answer.status).toBe(200);
      expect(await placements()).toMatchObject([
        { shop_id: 2, category_id: moved === 'categories' ? category : there, subcategory_id: subcategory },
      ]);
    },
  );

  it('keeps nothing of a deletion that is refused', async () => {
    const { category } = await aShop();
    await expect(server.client.call(endpoints.categories.delete, { params: { id: category } })).rejects.toThrow();
    expect(await inBin()).toEqual([]);
  });

  it('has no saved view, which may be its maker’s alone', async () => {
    const body = { resource: 'news', name: 'Mijn nieuws', settings: '{}', shared: 0 };
    const { id } = await (await server.request('/api/views', { method: 'POST', json: body })).json();
    expect((await server.request(`/api/views/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await inBin()).toEqual([]);
  });

  it('forgets after 30 days, at the next start or within a day: no deletion waits for that', async () => {
    const remove = async () => {
      const id = await aNewsMessage(server.db);
      await server.client.call(endpoints.news.delete, { params: { id } });
    };
    const kept = async () => [
      (await server.db.selectFrom('bin').selectAll().execute()).length,
      (await server.db.selectFrom('search_texts').selectAll().where('resource', '=', 'bin').execute()).length,
    ];
    await remove();
    await forgetOld(server.db, later(29));
    expect(await kept()).toEqual([1, 1]);
    await forgetOld(server.db, later(31));
    expect(await kept()).toEqual([0, 0]);

    await remove();
    await server.db.updateTable('bin').set({ created: '2026-10-16 10:00:00' }).execute();
    await remove();
    expect(await kept()).toEqual([2, 2]);
    await forgetOld(server.db, MONDAY);
    expect(await kept()).toEqual([1, 1]);
  });

  it('forgets a few records at a time, so that a server with hundreds of them goes on answering', async () => {
    const day = { created: '2026-10-16 10:00:00', contents: '{"rows":[],"emptied":[]}' };
    for (let record = 0; record < 45; record += 1) await aBinEntry(server.db, day);
    const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    onTestFinished(() => executed.mockRestore());
    await forgetOld(server.db, MONDAY);
    expect(executed.mock.calls.filter(([one]) => one.sql.startsWith('delete from "bin"'))).toHaveLength(3);
    expect(await inBin()).toEqual([]);
  });

  it('takes what was known of a customer out of the history with it: who did what, and when, stays', async () => {
    const call = server.client.call;
    const everywhere = async (text: string) => {
      const places: Record<string, number> = {};
      for (const table of ['audit', 'bin', 'runs', 'run_rows', 'search_texts']) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(server.db);
        const count = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(text)).length;
        if (count > 0) places[table] = count;
      }
      return places;
    };
    const hasCustomer = async (name: string) => {
      const id = await aCustomer(server.db, { company_name: 'Wasstraat' });
      const row = { id, old: { company_name: 'Wasstraat' }, new: { company_name: name } };
      await server.request('/api/runs', { json: { resource: 'customers', label: 'Namen', rows: [row] } });
      const body = { description: `${name} bellen` };
      await call(endpoints.tasks.create, { params: { customerId: id }, body });
      const mail = {
        recipient: 'jan@wit.example',
        subject: `Verslag voor ${name}`,
        message: 'Zie het verslag.',
        sections: [],
      };
      expect((await server.request('/api/outbox', { json: { ...mail, customer_id: id } })).status).toBe(201);
      return id;
    };
    const [gone, back] = [await hasCustomer('Geheim BV'), await hasCustomer('Terug BV')];
    for (const id of [gone, back]) {
      await call(endpoints.customers.delete, { params: { id } });
      expect((await restore((await inBin()).at(-1).id)).status).toBe(200);
    }
    await call(endpoints.customers.delete, { params: { id: gone } });

    const before = await everywhere('geheim');
    expect(Object.keys(before)).toEqual(['audit', 'bin', 'run_rows', 'search_texts']);
    await forgetOld(server.db, later(29));
    expect(await everywhere('geheim')).toEqual(before);
    const { audit, run_rows } = await everywhere('terug');
    await forgetOld(server.db, later(31));
    expect(await everywhere('geheim')).toEqual({});
    expect(await everywhere('terug')).toMatchObject({ audit, run_rows });
    expect(await found('audit', 'geheim')).toEqual([]);
    expect(await found('outbox', 'terug')).toHaveLength(1);
    const left = server.db.selectFrom('audit').selectAll().where('resource', '=', 'customers');
    const entries = await left.where('record_id', '=', gone).orderBy('audit_id').execute();
    expect(entries.map(({ user_name, verb, record_name, changes }) => [user_name, verb, record_name, changes])).toEqual(
      ['update', 'delete', 'restore', 'delete'].map((verb) => ['Sanne de Vries', verb, '', '[]']),
    );
  });
});

it('finds what bulk changes say of a forgotten customer by its number', async () => {
  const { db } = await createTestServer({ engine: 'sqlite' });
  const plans = queryPlans(db, 'run_rows');
  await eraseHistory(db, { rows: [{ table: 'customers', row: { customer_id: 1 } }], emptied: [] });
  const [{ steps = [] } = {}] = await plans();
  expect(steps.join()).toContain('INDEX run_rows_record_id (record_id=?)');
});

it('keeps any number of rows that go with a record', async () => {
  const { db } = await createTestServer({ engine: 'sqlite' });
  const customer_id = await aCustomer(db);
  // More than V8 takes as arguments of one call.
  const count = 200_000;
  await sql`
    insert into customer_logins (customer_id, created)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select ${customer_id}, '2026-11-01 10:00:00' from numbers`.execute(db);
  const { rows } = await deletedWith(db, 'customers', 'customer_id', customer_id);
  expect(rows.filter(({ table }) => table === 'customer_logins')).toHaveLength(count);
});
