import { DefaultQueryExecutor, sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listPage } from '../../../server/api/listPage';
import { listQuery } from '../../../server/api/listQuery';
import { customers, transactions } from '../../../server/api/lists';
import { insertAll } from '../../../server/db/insertAll';
import type { Db } from '../../../server/db/schema';
import { completeSearchTexts, searchCondition } from '../../../server/db/searchTexts';
import { listIn } from '../../../src/provider/records/mapping';
import { mappings } from '../../../src/provider/records/mappings';
import { endpoints } from '../../../src/v2/endpoints';
import { aCustomer, anOrder, aTask } from '../../support/builders';
import { aMachineProduct } from '../../support/declaredRecords';
import { leftOutIf } from '../../support/leftOut';
import { queryPlans } from '../../support/queryPlans';
import { createTestServer, eachEngine, listPath, MONDAY, type TestServer } from '../../support/server';
import { cannotUsePostgres, testDatabase } from '../../support/testDatabase';

/** The lists of v2 that `/api` has in pages: what they answer is what the dashboard makes of the whole list in memory. */

const NAMES = [
  'Élan',
  'elan',
  'zeep',
  'Appel',
  'nr 10',
  'nr 9',
  '12 stuks',
  '100',
  'Weiß & Zn',
  'a-b',
  'a b',
  'ab',
  "d'Or",
];
/** Cents. As a number of euros times a hundred the last three come out a little less or more. */
const PRICES = [950, 1650, 2350, 1999, 110, 820];
const PLACES = ["'s-Hertogenbosch", 'Den Haag', 'Ĳmuiden', 'Utrecht'];
const PHONES = ['030 123 45 67', '+31301234567', '', '0031 6 12345678', '06-12345678', '+32 3 123 45 67'];
const at = <Value>(values: readonly Value[], nth: number): Value => values[nth % values.length] as Value;

const someOrders = async ({ db }: TestServer) => {
  const shops = [1, 2];
  for (const [nth, company_name] of [...NAMES, ...NAMES].entries())
    await anOrder(db, {
      ...{
        company_name,
        last_name: at(['Bos', 'van Dam', 'Ćosić'], nth),
        place: at(PLACES, nth),
        phone: at(PHONES, nth),
      },
      ...{ email: `info${nth % 12}@wasstraat.example`, shop_id: at(shops, nth), housenumber: String(nth) },
      ...{ created: `2026-11-${10 + nth} 10:00:00`, lines: [{ price_cents: at(PRICES, nth) }] },
    });
};

const someCustomers = async ({ db }: TestServer) => {
  for (const [nth, company_name] of NAMES.entries())
    await aCustomer(db, {
      ...{ company_name, name: at(['Bos', 'van Dam', 'Ćosić'], nth), company_place: at(PLACES, nth) },
      ...{ company_phone: at(PHONES, nth), order_on_invoice: nth % 2, marketing_automation: nth % 2 },
      ...{
        created_by_order: nth % 5 === 0 ? 1 : 0,
        prio_shop_id: at([1, 2, null], nth),
        shops: at([[1], [1, 2], []], nth),
      },
      ...{ last_login: at([null, `2026-11-${10 + nth} 10:00:00`], nth), active: at(['Y', 'N'], nth) },
      ...{ king_debiteurnummer_sireon: String(20_000 + nth), email: 'not@searched.example' },
    });
};

const LISTS = [
  {
    resource: transactions,
    add: someOrders,
    sorts: ['orderno', 'company_name', 'last_name', 'place', 'phone', 'email', 'created', 'total', 'shop_id', 'id'],
    filters: [
      ...['elan', 'WEISS', 'weiß', "'s-h", 'jan zeep', '16.50', '2026-11-12', '030-123.45.67', '12', 'xyz'].map(
        (q) => ({ q }),
      ),
      ...[{ shop_id: 2 }, { total: '9.50' }, { total_gte: 16.5, total_lte: '16,50' }, { created_lte: '2026-11-12' }],
      { total_gte: 1e308 },
      ...[19.99, '1,10', 8.2].map((total) => ({ total_gte: total, total_lte: total })),
      ...[{ created_gte: '2026-11-20', shop_id: [1, 3], q: 'info' }, { place: 'Den Haag' }, { place: 'den haag' }],
    ],
  },
  {
    resource: customers,
    add: someCustomers,
    sorts: [
      ...['company_name', 'name', 'company_place', 'company_phone', 'company_email', 'user_role', 'order_on_invoice'],
      ...['last_login', 'active', 'id'],
    ],
    filters: [
      ...['élan', '3526kl', '030-1234567', '0031301234567', '+31612345678', '20003', 'not@searched', 'klant'].map(
        (q) => ({ q }),
      ),
      ...[{ active: 'Y' }, { company_place: 'Utrecht' }, { user_role: 'Relatie' }, { order_on_invoice: 1, q: 'a' }],
      ...[{ id: [1, 3, 99] }, { last_login_gte: '2026-11-12' }, { prio_shop_id: 2 }],
    ],
  },
];

eachEngine('a list of v2 under /api', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const listed = async (resource: string, query: Record<string, unknown>) => {
    const answer = await server.request(listPath(resource, query));
    expect(answer.status, JSON.stringify(query)).toBe(200);
    return { data: await answer.json(), total: Number(answer.headers.get('Content-Range')?.split('/')[1]) };
  };

  it.each(LISTS)(
    '$resource.name: the same rows, order and search as in memory',
    async ({ resource, add, sorts, filters }) => {
      await add(server);
      await completeSearchTexts(server.db, [resource]);
      const { name } = resource;
      const mapping = mappings[name];
      const whole = await server.client.call(
        name === 'customers' ? endpoints.customers.list : endpoints.transactions.list,
      );
      if (!mapping) throw new Error(name);
      const params = [
        ...sorts.flatMap((field) =>
          (['ASC', 'DESC'] as const).flatMap((order) => [
            { filter: {}, sort: { field, order } },
            { filter: { q: 'straat' }, sort: { field, order } },
          ]),
        ),
        ...filters.map((filter) => ({ filter, sort: { field: 'company_name', order: 'ASC' as const } })),
      ];
      for (const { filter, sort } of params) {
        const expectPage = async (page: number) => {
          const inMemory = listIn(mapping, whole, { filter, sort, pagination: { page, perPage: 5 } });
          const range = [5 * (page - 1), 5 * page - 1];
          const answer = await listed(name, { filter, sort: [sort.field, sort.order], range });
          expect(answer, JSON.stringify({ filter, sort, page })).toEqual({
            data: inMemory.data,
            total: inMemory.total,
          });
          return answer.total;
        };
        const total = await expectPage(2);
        await expectPage(Math.max(1, Math.ceil(total / 5)));
      }
    },
  );

  it('finds an order by its date and total as they are read on the screen, at the server and in memory', async () => {
    const wanted = await anOrder(server.db, { created: '2026-11-12 10:00:00', lines: [{ price_cents: 123_456 }] });
    await anOrder(server.db, { phone: '' });
    await completeSearchTexts(server.db, [transactions]);
    const mapping = mappings.transactions;
    if (!mapping) throw new Error('no mapping');
    const whole = await server.client.call(endpoints.transactions.list);
    for (const q of ['12-11-2026', '2026-11-12', '€ 1.234,56', '1.234,56', '1234,56', '1234.56']) {
      const inMemory = listIn(mapping, whole, { filter: { q }, sort: { field: 'id', order: 'ASC' } });
      expect(
        inMemory.data.map(({ id }) => id),
        q,
      ).toEqual([wanted]);
      const { data } = await listed('transactions', { filter: { q }, sort: ['id', 'ASC'] });
      expect(
        data.map(({ id }: { id: number }) => id),
        q,
      ).toEqual([wanted]);
    }
  });

  it('an empty value stands last in both directions, and from the end', async () => {
    const customer_id = await aCustomer(server.db);
    const task = (done: string | null) => aTask(server.db, { customer_id, done });
    const [open, early, late] = [
      await task(null),
      await task('2026-11-01 10:00:00'),
      await task('2026-11-02 10:00:00'),
    ];
    const product = async (litres: string) => {
      const id = await aMachineProduct(server.db);
      await sql`update machine_products set litres = ${litres} where id = ${id}`.execute(server.db);
      return id;
    };
    const [none, small, large] = [await product(''), await product('5'), await product('20')];
    const idsOf = async (resource: string, field: string, order: string) => {
      const pages = [
        [0, 0],
        [1, 1],
        [2, 2],
      ].map((range) => listed(resource, { sort: [field, order], range }));
      return (await Promise.all(pages)).flatMap(({ data }) => data.map(({ id }: { id: number }) => id));
    };
    expect(await idsOf('advisor_tasks', 'done', 'ASC')).toEqual([early, late, open]);
    expect(await idsOf('advisor_tasks', 'done', 'DESC')).toEqual([late, early, open]);
    expect(await idsOf('machine_products', 'litres', 'ASC')).toEqual([small, large, none]);
    expect(await idsOf('machine_products', 'litres', 'DESC')).toEqual([large, small, none]);
  });

  it.each(['created', 'total'])('is read by the index of %s, in both directions and from the end', async (field) => {
    const { db } = server;
    await anOrder(db, { lines: [] });
    const { orderno: _, ...order } = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const orders = Array.from({ length: 3_000 }, (_, nth) => ({
      ...order,
      ...{ total_cents: nth, created: new Date(MONDAY.getTime() + nth * 60_000).toISOString() },
    }));
    await insertAll(db, 'orders', orders);
    await sql`analyze orders`.execute(db);
    const plans = queryPlans(db, 'orders');
    for (const order of ['ASC', 'DESC'])
      for (const range of ['[0,9]', '[2990,2999]']) {
        const query = { range, sort: JSON.stringify([field, order]) };
        await listPage(db, transactions, listQuery(query, { ...transactions, search: () => undefined }));
        const steps = (await plans()).at(-1)?.steps.join();
        expect(steps, `${order} ${range}`).toContain(field === 'total' ? 'orders_total_cents' : 'orders_created');
      }
  });

  it('says how long each is', async () => {
    await anOrder(server.db);
    const { data } = await listed('sizes', {});
    expect(data).toMatchObject([
      { list: 'transactions', records: 1 },
      { list: 'customers', records: 0 },
    ]);
  });

  it('finds and sorts an order and a customer as they are after each write', async () => {
    const orderno = await anOrder(server.db, { company_name: 'Aa' });
    const other = await anOrder(server.db, { company_name: 'Bb' });
    const id = await aCustomer(server.db, { company_name: 'Aa' });
    await completeSearchTexts(server.db, [transactions, customers]);
    const byName = async (resource: string, q = '') =>
      (await listed(resource, { filter: { q }, sort: ['company_name', 'ASC'] })).data.map(
        (row: { id: number }) => row.id,
      );

    const order = await server.client.call(endpoints.transactions.one, { params: { id: orderno } });
    await server.client.call(endpoints.transactions.update, {
      params: { id: orderno },
      body: { ...order, company_name: 'Zoë' },
    });
    expect([await byName('transactions'), await byName('transactions', 'zoe')]).toEqual([[other, orderno], [orderno]]);

    const customer = await server.client.call(endpoints.customers.one, { params: { id } });
    const body = { ...customer, company_name: 'Zoë', password: '' };
    await server.client.call(endpoints.customers.update, { params: { id }, body: body as never });
    const added = await server.client.call(endpoints.customers.create, {
      body: { ...body, company_name: 'Bb', username: 'nieuwe klant', password: 'een geheime zin' } as never,
    });
    expect([await byName('customers'), await byName('customers', 'zoe')]).toEqual([[added.id, id], [id]]);
    await server.client.call(endpoints.customers.delete, { params: { id } });
    expect([await byName('customers'), await byName('customers', 'zoe')]).toEqual([[added.id], []]);
    const changes = await server.db.selectFrom('audit').select('changes').execute();
    expect(changes.filter((entry) => entry.changes.includes('sort_'))).toEqual([]);
  });
});

it('a page is read by its order where most orders pass the filter, and as SQLite sees fit where few do', async () => {
  const { db, request } = await createTestServer({ engine: 'sqlite' });
  await anOrder(db, { place: 'Utrecht', lines: [] });
  const { orderno: _, ...order } = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const totals = Array.from({ length: 3_000 }, (_, nth) =>
    nth % 15 === 0 ? 50_000 : nth % 300 === 1 ? 60_000 : 6_000,
  );
  await insertAll(
    db,
    'orders',
    totals.map((total_cents) => ({ ...order, total_cents })),
  );
  const plans = queryPlans(db, 'orders');
  const pageOf = async (filter: object) => {
    const answer = await request(listPath('transactions', { filter, sort: ['place', 'ASC'], range: [0, 9] }));
    const rows: unknown[] = await answer.json();
    // The last query reads the rows, the one before it finds them.
    const page = (await plans()).at(-2);
    const isByOrder = page?.text.includes('where +(');
    const seen = { rows: rows.length, range: answer.headers.get('Content-Range'), isByOrder };
    return isByOrder ? { ...seen, step: page?.steps[0] } : seen;
  };
  const cases = [
    { filter: { total_gte: 50 }, total: 3_000, isByOrder: true },
    { filter: { total_gte: 50, shop_id: 1 }, total: 3_000, isByOrder: true },
    { filter: { total_gte: 600 }, total: 10, isByOrder: false },
    // On average the order's index would be read less far than there are such orders, at worst to its end.
    { filter: { total: 500 }, total: 200, isByOrder: false },
    { filter: { total_gte: 50, place: 'Utrecht' }, total: 3_000, isByOrder: false },
  ];
  for (const { filter, total, isByOrder } of cases)
    expect(await pageOf(filter), JSON.stringify(filter)).toEqual({
      rows: 10,
      range: `transactions 0-9/${total}`,
      isByOrder,
      // Which index it takes for the others is its own choice: builds differ in what they know of how rare a value is.
      ...(isByOrder && { step: expect.stringContaining('orders_sort_place') }),
    });
});

it('the last page is read from the end of the list', async () => {
  const { db, request } = await createTestServer({ engine: 'sqlite' });
  for (let nth = 0; nth < 12; nth += 1) await anOrder(db);
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  onTestFinished(() => executed.mockRestore());
  const answer = await request('/api/transactions?sort=["place","ASC"]&range=[10,19]');
  expect(answer.headers.get('Content-Range')).toBe('transactions 10-11/12');
  const pages = executed.mock.calls.map(([compiled]) => compiled).filter(({ sql: text }) => text.includes('offset'));
  expect(pages.map(({ parameters }) => parameters)).toEqual([[2, 0]]);
});

/** An order, and as many of companies by number, which the search knows. */
const manyOrders = async (db: Db, count: number) => {
  await anOrder(db, { lines: [] });
  const { orderno: _, ...order } = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const companies = Array.from({ length: count }, (_, nth) => `Wasstraat ${nth}`);
  await insertAll(
    db,
    'orders',
    companies.map((company_name) => ({ ...order, company_name })),
  );
  await completeSearchTexts(db, [transactions]);
};

it(
  'a page in the order of a text is read by its index on PostgreSQL, downwards too',
  leftOutIf(cannotUsePostgres),
  async () => {
    const { db, close } = await testDatabase('postgres');
    onTestFinished(close);
    await manyOrders(db, 3_000);
    await sql`analyze orders`.execute(db);
    const plans = queryPlans(db, 'orders');
    const pageOf = async (order: string, range: string) => {
      const query = { range, sort: JSON.stringify(['company_name', order]) };
      const { ids } = await listPage(db, transactions, listQuery(query, { ...transactions, search: () => undefined }));
      const asked = await plans();
      return { ids, queries: asked.length, steps: asked.at(-1)?.steps.join() };
    };
    const byIndex = expect.stringContaining('orders_sort_company_name');
    for (const range of ['[0,9]', '[2991,3000]']) {
      expect(await pageOf('ASC', range), range).toMatchObject({ queries: 2, steps: byIndex });
      expect(await pageOf('DESC', range), range).toMatchObject({ queries: 3, steps: byIndex });
    }
    // What a shop has just put into the database has none yet, and stands last in both directions.
    const id = await anOrder(db, { company_name: 'Zz' });
    for (const direction of ['ASC', 'DESC']) expect((await pageOf(direction, '[3001,3001]')).ids).toEqual([id]);
  },
);

describe('a search of a long list on PostgreSQL', leftOutIf(cannotUsePostgres), () => {
  it('finds the orders before it sorts them: it counts them all', async () => {
    const { db, close } = await testDatabase('postgres');
    onTestFinished(close);
    await manyOrders(db, 2_000);
    for (const table of ['orders', 'search_texts']) await sql`analyze ${sql.table(table)}`.execute(db);
    const search = (q: string) => searchCondition(db, transactions, q);
    const query = { filter: '{"q":"wasstraat"}', sort: '["company_name","ASC"]' };
    const plans = queryPlans(db, 'orders');
    const { ids, total } = await listPage(db, transactions, listQuery(query, { ...transactions, search }));
    expect([ids.length, total]).toEqual([25, 2_001]);
    const [{ steps } = { steps: [] }] = await plans();
    expect(steps.filter((step) => step.includes('search_texts'))).not.toEqual([]);
    expect(steps.filter((step) => step.includes('orders_sort_company_name'))).toEqual([]);
  });
});
