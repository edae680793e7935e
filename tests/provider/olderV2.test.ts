import { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDataProvider } from '../../src/provider/dataProvider';
import { type Client, createClient } from '../../src/provider/http/client';
import { endpoints } from '../../src/v2/endpoints';
import {
  aCustomer,
  aMachine,
  aMarketAdvert,
  aNewsMessage,
  anOrder,
  aProduct,
  aReport,
  aTask,
} from '../support/builders';
import { aPngUrl } from '../support/pictures';
import { createTestServer, type TestServer } from '../support/server';

/** What an older installation answers and takes, met by the dashboard's own provider. */
let server: TestServer;
let client: Client;
let provider: DataProvider;
const send = vi.fn<typeof fetch>();
beforeEach(async () => {
  server = await createTestServer();
  send.mockReset().mockImplementation(server.fetch);
  const token = () => server.token;
  client = createClient({ token, fetch: send, base: '', pause: async () => {} });
  provider = createDataProvider(client, new QueryClient(), { token, fetch: send });
});

/** The bodies of the writes to such a path. */
const sentTo = (path: string): Record<string, unknown>[] =>
  send.mock.calls.flatMap(([url, init]) =>
    String(url).includes(path) && typeof init?.body === 'string' ? [JSON.parse(init.body)] : [],
  );

/** The answers to reads of such a path, as an older installation would give them. */
const answers = (path: string, change: (answer: { code?: string; data: Row }) => unknown) =>
  send.mockImplementation(async (url, init) => {
    const answer = await server.fetch(url, init);
    if (init?.method !== 'GET' || !String(url).includes(path)) return answer;
    return Response.json(change(await answer.json()));
  });
type Row = Record<string, unknown>;

describe('an edited customer', () => {
  test('is sent without a password, unless one was typed', async () => {
    const id = await aCustomer(server.db, { company_name: 'Wasstraat De Brug' });
    for (const password of [undefined, '', 'een nieuw wachtwoord']) {
      const { data: previousData } = await provider.getOne('customers', { id });
      await provider.update('customers', { id, data: { ...previousData, password }, previousData });
    }
    const [untouched, emptied, typed] = sentTo('customer/edit');
    expect(untouched).toMatchObject({ company_name: 'Wasstraat De Brug' });
    expect(untouched).not.toHaveProperty('password');
    expect(emptied).not.toHaveProperty('password');
    expect(typed).toMatchObject({ password: 'een nieuw wachtwoord' });
  });
});

describe('a list that a save sends back', () => {
  const without = (path: string, list: string) =>
    answers(path, ({ code, data: { [list]: _, ...data } }) => ({ code, data }));

  test('is none where it is null; a product without its categories is refused: its save would send that it has none', async () => {
    const id = await aProduct(server.db);
    without('product/overview/', 'categories');
    await expect(provider.getOne('products', { id })).rejects.toMatchObject({ kind: 'unreadable' });
    answers('product/overview/', ({ code, data }) => ({ code, data: { ...data, categories: null } }));
    expect((await provider.getOne('products', { id })).data).toMatchObject({ categories: [] });
  });

  test('is not sent of a customer whose shops v2 does not tell', async () => {
    const id = await aCustomer(server.db);
    without('customer/overview/', 'shops');
    const { data: previousData } = await provider.getOne('customers', { id });
    await provider.update('customers', { id, data: { ...previousData, name: 'Jan' }, previousData });
    const [sent] = sentTo('customer/edit');
    expect(sent).toMatchObject({ name: 'Jan' });
    expect(sent).not.toHaveProperty('shops');
  });
});

describe('what a customer has', () => {
  const lists = [
    ['tasks', (customer_id: number) => aTask(server.db, { customer_id })],
    ['machines', (customer_id: number) => aMachine(server.db, { customer_id })],
    ['reports', (customer_id: number) => aReport(server.db, { customer_id, user_id: server.userId })],
  ] as const;
  const read = (resource: string, customer_id: number) =>
    provider.getList(resource, {
      filter: { customer_id },
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'ASC' },
    });

  test.each(lists)('%s: is read whatever v2 tells of the customer beside it', async (resource, make) => {
    const customer_id = await aCustomer(server.db);
    await make(customer_id);
    for (const customer of [[{ customer_id }], { company_name: 'De Brug' }, null, undefined, 'De Brug']) {
      answers(`${resource}/overview`, ({ code, data }) => ({ code, data: { ...data, customer } }));
      expect((await read(resource, customer_id)).total).toBe(1);
    }
  });

  test.each(lists)('%s: null is none, and rows of which none can be read are a failure', async (resource) => {
    const customer_id = await aCustomer(server.db);
    answers(`${resource}/overview`, ({ code, data }) => ({ code, data: { ...data, [resource]: null } }));
    expect(await read(resource, customer_id)).toMatchObject({ data: [], total: 0 });
    answers(`${resource}/overview`, ({ code, data }) => ({ code, data: { ...data, [resource]: [{ odd: true }] } }));
    // Another customer: the list that was read is used for a while.
    await expect(read(resource, await aCustomer(server.db))).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('a report of somebody who is gone has no advisor, and a moment of its own without one written out', async () => {
    const customer_id = await aCustomer(server.db);
    const id = await aReport(server.db, { customer_id, user_id: server.userId, scheduled: '2026-12-01 09:30:00' });
    for (const advisor of [null, { user_id: null, name: null }, []]) {
      answers('reports/overview', ({ code, data }) => ({
        code,
        data: { ...data, reports: [{ ...Object(data.reports)[0], advisor, formatted_scheduled: null }] },
      }));
      const { data } = await provider.getOne('reports', { id });
      expect(data).toMatchObject({ user_id: null, formatted_scheduled: '01-12-2026 09:30', customer_id });
    }
  });
});

describe('an answer of an older kind', () => {
  test('an advert is known by its id, whatever that is called', async () => {
    const market_id = await aMarketAdvert(server.db, { title: 'Stofzuiger' });
    for (const name of ['market_id', 'marketId', 'id']) {
      answers('market/overview/', ({ code, data: { market_id: given, ...advert } }) => ({
        code,
        data: { ...advert, [name]: given },
      }));
      const { data } = await provider.getOne('market', { id: market_id });
      expect(data).toMatchObject({ id: market_id, market_id, title: 'Stofzuiger' });
    }
  });

  test('figures are read by their name, with or without the id of what they are of', async () => {
    const customer = { company_name: 'De Brug', sold_orders: '3', revenues: '12.5', logins: 2 };
    answers('v2/', ({ code }) => ({ code, data: [{ ...customer, main_title: 'Wax', sold: 4 }] }));
    const { bestSoldProducts, customerOrders, customerLogins } = endpoints.statistics;
    const params = { shopId: 1 };
    expect(await client.call(bestSoldProducts, { params })).toMatchObject([{ main_title: 'Wax', sold: 4 }]);
    expect(await client.call(customerOrders, { params })).toMatchObject([{ sold_orders: 3, customer_id: null }]);
    expect(await client.call(customerLogins, {})).toMatchObject([{ company_name: 'De Brug', logins: 2 }]);
  });

  test('figures without a code count; any other call must have one', async () => {
    answers('v2/', ({ data }) => ({ data }));
    expect(await client.call(endpoints.statistics.customerLogins, {})).toEqual([]);
    expect(await client.call(endpoints.home.salesLastWeeks, {})).not.toEqual([]);
    await expect(client.call(endpoints.products.list, {})).rejects.toMatchObject({ kind: 'refused' });
  });

  test('an ISO moment of an appointment is opened, and saved, with its time', async () => {
    const id = await aReport(server.db, { user_id: server.userId, scheduled: '2026-11-24 09:30:00' });
    answers('reports/overview', ({ code, data }) => ({
      code,
      data: {
        ...data,
        reports: (data.reports as Row[]).map((report) => ({ ...report, scheduled: '2026-11-24T08:30:00.000Z' })),
      },
    }));
    const { data: previousData } = await provider.getOne('reports', { id });
    expect(previousData.scheduled).toBe('2026-11-24 09:30:00');
    await provider.update('reports', {
      id,
      data: { ...previousData, working_comments: 'Pomp vervangen' },
      previousData,
    });
    expect(sentTo('/edit')).toMatchObject([{ scheduled: '2026-11-24 09:30:00', working_comments: 'Pomp vervangen' }]);
  });

  test('a product code that comes as the number 2 is saved as 002', async () => {
    const id = await aMachine(server.db, { product: '002' });
    answers('machines/overview', ({ code, data }) => ({ code, data: { ...data, product: 2 } }));
    const { data: previousData } = await provider.getOne('machines', { id });
    await provider.update('machines', { id, data: { ...previousData, brand: 'Kärcher' }, previousData });
    expect(sentTo('/edit')).toMatchObject([{ product: '002', brand: 'Kärcher' }]);
  });
});

describe('orders whose amounts and moments come in another notation', () => {
  const ids = async (params: { field?: string; filter?: object }) => {
    const { data } = await provider.getList('transactions', {
      filter: params.filter ?? {},
      sort: { field: params.field ?? 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 25 },
    });
    return data.map(({ id }) => id);
  };
  beforeEach(async () => {
    for (let orderno = 1; orderno <= 4; orderno += 1) await anOrder(server.db);
    const extra: Row[] = [
      { total: '1.234,56', created: '2026-11-15T22:59:59.000Z', shop_id: '2' },
      { total: 2000, created: '2026-11-15T23:00:00.000Z', shop_id: '1' },
      { total: '84.5', created: '2026-11-16T22:59:59.000Z', shop_id: null },
      { total: null, created: null, shop_id: '2' },
    ];
    answers('overviewTransactions', ({ code, data }) => ({
      code,
      data: (data as unknown as Row[]).map((order) => ({ ...order, ...extra[Number(order.orderno) - 1] })),
    }));
  });

  test('are sorted by amount, those without one last', async () => {
    expect(await ids({ field: 'total' })).toEqual([3, 1, 2, 4]);
  });

  test('are found by the amount, the day and the hour that the list shows', async () => {
    expect(await ids({ filter: { q: '84,50' } })).toEqual([3]);
    expect(await ids({ filter: { q: '€ 2.000,00' } })).toEqual([2]);
    expect(await ids({ filter: { q: '1.234,56' } })).toEqual([1]);
    expect(await ids({ filter: { q: '16-11-2026' } })).toEqual([2, 3]);
    expect(await ids({ filter: { q: '15-11-2026 23:59' } })).toEqual([1]);
  });

  test('are filtered by amount, by day of the business and by shop', async () => {
    expect(await ids({ filter: { total_gte: '84.5', total_lte: '1300' } })).toEqual([1, 3]);
    expect(await ids({ filter: { created_gte: '2026-11-16', created_lte: '2026-11-16' } })).toEqual([2, 3]);
    expect(await ids({ filter: { shop_id: 2 } })).toEqual([1, 4]);
  });
});

test.each([endpoints.home.salesLastWeeks, endpoints.statistics.systemUsageLastMonth])(
  'days that come newest first, $path, are read from the oldest on',
  async (row) => {
    const days = await client.call(row, {});
    answers(row.path, ({ code, data }) => ({ code, data: (data as unknown as Row[]).toReversed() }));
    expect(days.length).toBeGreaterThan(20);
    expect(await client.call(row, {})).toEqual(days);
  },
);

test.each([
  endpoints.statistics.salesLastMonth,
  endpoints.statistics.nrOfOrders,
  endpoints.statistics.revenueLastMonth,
])('days of a shop that come newest first, $path, are read from the oldest on', async (row) => {
  const days = await client.call(row, { params: { shopId: 1 } });
  answers('dashboard', ({ code, data }) => ({ code, data: (data as unknown as Row[]).toReversed() }));
  expect(await client.call(row, { params: { shopId: 1 } })).toEqual(days);
});

describe('an image that is answered as a data-URL', () => {
  const STORED = 'data:image/jpg;base64,AAAA';
  beforeEach(() => answers('news/overview/', ({ code, data }) => ({ code, data: { ...data, image: STORED } })));

  test('is not sent again with an edit that left it as it was', async () => {
    const id = await aNewsMessage(server.db);
    const { data: previousData } = await provider.getOne('news', { id });
    await provider.update('news', { id, data: { ...previousData, title: 'Zondag open' }, previousData });
    expect(sentTo('news/edit')).toMatchObject([{ title: 'Zondag open' }]);
    expect(sentTo('/image/')).toEqual([]);
  });

  test('is sent when another one was chosen', async () => {
    const id = await aNewsMessage(server.db);
    const image = aPngUrl();
    const { data: previousData } = await provider.getOne('news', { id });
    await provider.update('news', { id, data: { ...previousData, image }, previousData });
    expect(sentTo('/image/')).toEqual([{ image }]);
  });
});
