import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createClient } from '../../src/provider/http/client';
import { V2Error } from '../../src/provider/http/V2Error';
import { AS_KEPT, keyOf } from '../../src/provider/reads/queryCache';
import { ImageUploadError } from '../../src/provider/uploadImages';
import { endpoints } from '../../src/v2/endpoints';
import {
  aCategory,
  aCustomer,
  aLead,
  aMachine,
  aMarketAdvert,
  aNewsMessage,
  aProduct,
  aReport,
  aSubcategory,
  aTask,
  aWaterReport,
} from '../support/builders';
import { aPng, aPngUrl } from '../support/pictures';
import { createTestServer, type TestServer } from '../support/server';

/** The dashboard's own provider against the real server in process. */
let server: TestServer;
let queryClient: QueryClient;
let provider: DataProvider;
const send = vi.fn<typeof fetch>();
const requests = () => send.mock.calls.map(([url, init]) => `${init?.method} ${url}`);

beforeEach(async () => {
  server = await createTestServer();
  send.mockReset().mockImplementation(server.fetch);
  queryClient = new QueryClient();
  const token = () => server.token;
  const client = createClient({ token, fetch: send, base: '', pause: async () => {} });
  provider = createDataProvider(client, queryClient, { token, fetch: send });
});

const page = (number = 1, perPage = 2) => ({ pagination: { page: number, perPage } });
const byTitle = { sort: { field: 'main_title', order: 'ASC' as const } };

describe('getList', () => {
  test('pages, sorts and searches from one answer', async () => {
    for (const main_title of ['Wax', 'Actief schuim', 'Velgenreiniger']) await aProduct(server.db, { main_title });
    const first = await provider.getList('products', { ...page(1), ...byTitle, filter: {} });
    expect(first.data.map(({ main_title }) => main_title)).toEqual(['Actief schuim', 'Velgenreiniger']);
    expect(first.total).toBe(3);
    expect(first.data[0]?.id).toBe(first.data[0]?.product_id);
    const second = await provider.getList('products', { ...page(2), ...byTitle, filter: {} });
    expect(second.data.map(({ main_title }) => main_title)).toEqual(['Wax']);
    const found = await provider.getList('products', { ...page(1), ...byTitle, filter: { q: 'schuim' } });
    expect(found.total).toBe(1);
    expect(requests()).toEqual(['GET /v2/dashboard/product/overview']);
  });

  test('a product is found by its name and its article numbers, and by no number of another field', async () => {
    const numbers = { sku: 'SK-1', king_sireon_artikelnummer: 'KS-2', king_carwash_artikelnummer: 'KC-3' };
    await aProduct(server.db, { main_title: 'Wax', main_price: '77', main_description: 'Glans', ...numbers });
    const total = async (q: string) =>
      (await provider.getList('products', { ...page(), ...byTitle, filter: { q } })).total;
    for (const q of ['wax', 'sk-1', 'ks-2', 'kc-3', 'wax kc-3']) expect(await total(q), q).toBe(1);
    for (const q of ['77', 'glans', 'waxsk']) expect(await total(q), q).toBe(0);
  });

  test('asks again once the list is stale, and after a write', async () => {
    const id = await aProduct(server.db);
    const list = () => provider.getList('products', { ...page(), ...byTitle, filter: {} });
    await list();
    await queryClient.invalidateQueries({ queryKey: keyOf(endpoints.products.list) });
    await list();
    await provider.delete('products', { id });
    expect((await list()).total).toBe(0);
    expect(requests().filter((request) => request === 'GET /v2/dashboard/product/overview')).toHaveLength(3);
  });

  test('what refers to a record is read each time, and once for all that asks for it together', async () => {
    const id = await aCustomer(server.db);
    const tasks = (field: string) =>
      provider.getManyReference('tasks', {
        ...{ target: 'customer_id', id, filter: {}, ...page(), sort: { field, order: 'ASC' } },
      });
    await Promise.all([tasks('id'), tasks('description')]);
    await tasks('done');
    expect(requests()).toHaveLength(2);
  });

  test('react-admin’s `refetch` and `refetchInterval` ask again; paging and a direct call do not', async () => {
    await aProduct(server.db);
    await aProduct(server.db);
    const params = (number: number) => ({ ...page(number, 1), ...byTitle, filter: {} });
    const direct = (number: number) => provider.getList('products', params(number));
    // As useGetList asks.
    const asked = (number: number) => {
      const queryKey = ['products', 'getList', { ...params(number), meta: undefined }];
      return queryClient.fetchQuery({ queryKey, queryFn: () => direct(number) });
    };
    await asked(1);
    await asked(2);
    await direct(1);
    expect(requests()).toHaveLength(1);
    await aProduct(server.db);
    expect((await asked(1)).total).toBe(3);
    expect(requests()).toHaveLength(2);
    // This page was given before the list was read.
    expect((await asked(2)).total).toBe(3);
    expect(requests()).toHaveLength(2);
  });

  test('react-admin’s `refetch` renews the other pages too, once they are opened', async () => {
    await aProduct(server.db);
    await aProduct(server.db);
    const opened = (number: number) => {
      const params = { ...page(number, 1), ...byTitle, filter: {} };
      const queryFn = () => provider.getList('products', params);
      const queryKey = ['products', 'getList', { ...params, meta: undefined }];
      return new QueryObserver(queryClient, { queryKey, queryFn, ...AS_KEPT });
    };
    const totalOf = async (number: number) => {
      const list = opened(number);
      const stop = list.subscribe(() => {});
      await expect.poll(() => list.getCurrentResult().isFetching).toBe(false);
      const { total } = Object(list.getCurrentResult().data);
      stop();
      return { list, total };
    };
    const { list } = await totalOf(1);
    await totalOf(2);
    await aProduct(server.db);
    await list.refetch();
    expect(requests()).toHaveLength(2);
    expect((await totalOf(2)).total).toBe(3);
    expect((await totalOf(1)).total).toBe(3);
    expect(requests()).toHaveLength(2);
  });

  test('react-admin’s `refetch` of an InfiniteList reads the list once, and further pages do not', async () => {
    for (let nth = 0; nth < 3; nth += 1) await aProduct(server.db);
    const params = { ...byTitle, filter: {} };
    const observer = new InfiniteQueryObserver(queryClient, {
      queryKey: ['products', 'getInfiniteList', { ...params, ...page(1, 1) }],
      queryFn: ({ pageParam }) => provider.getList('products', { ...params, ...page(pageParam, 1) }),
      initialPageParam: 1,
      getNextPageParam: (_, pages) => pages.length + 1,
    });
    const stop = observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
    await observer.fetchNextPage();
    expect(requests()).toHaveLength(1);
    await observer.refetch();
    expect(requests()).toHaveLength(2);
    stop();
  });

  test('react-admin’s refresh button asks again', async () => {
    const list = () => provider.getList('products', { ...page(), ...byTitle, filter: {} });
    await list();
    await queryClient.invalidateQueries();
    await list();
    expect(requests()).toHaveLength(2);
  });

  test('a product is found by its shop, its category and its subcategory', async () => {
    const category_id = await aCategory(server.db);
    const subcategory_id = await aSubcategory(server.db, { product_category_id: category_id });
    const id = await aProduct(server.db, { categories: [{ category_id, subcategory_id }] });
    await aProduct(server.db);
    // One of several too, as react-admin's SelectArrayInput asks for them.
    for (const filter of [
      { category_id },
      { subcategory_id },
      { shop_id: [1, 2], category_id: [999, category_id] },
      { subcategory_id: [String(subcategory_id), 999] },
    ]) {
      const { data } = await provider.getList('products', { ...page(), ...byTitle, filter });
      expect(data.map((record) => record.id)).toEqual([id]);
    }
  });

  test('a failure is an error, not an empty list', async () => {
    send.mockResolvedValue(new Response('<html>', { status: 500 }));
    await expect(provider.getList('products', { ...page(), ...byTitle, filter: {} })).rejects.toBeInstanceOf(V2Error);
  });

  test('subcategories are listed out of their categories', async () => {
    const id = await aSubcategory(server.db, { subcategory_title: 'Voorwas' });
    const { data } = await provider.getList('subcategories', {
      ...page(),
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    expect(data).toMatchObject([{ id, subcategory_title: 'Voorwas' }]);
  });
});

describe('the other reads', () => {
  test('getOne of a lead has the details that the list lacks', async () => {
    const id = await aLead(server.db, { details: { branche: 'Transport' } });
    expect((await provider.getOne('b2binsights', { id })).data).toMatchObject({
      id,
      lead_id: id,
      branche: 'Transport',
    });
    expect((await provider.getMany('b2binsights', { ids: [id] })).data).toMatchObject([{ id, lead_id: id }]);
  });

  test('getOne asks for the record itself', async () => {
    const id = await aProduct(server.db, { main_title: 'Wax' });
    const { data } = await provider.getOne('products', { id });
    expect(data).toMatchObject({ id, product_id: id, main_title: 'Wax' });
    expect(requests()).toEqual([`GET /v2/dashboard/product/overview/${id}`]);
  });

  test('getMany and getManyReference look into the list', async () => {
    const ids = [await aProduct(server.db), await aProduct(server.db)];
    expect((await provider.getMany('products', { ids })).data.map(({ id }) => id)).toEqual(ids);
    const category = await aCategory(server.db);
    const subcategory = await aSubcategory(server.db, { product_category_id: category });
    await aSubcategory(server.db);
    const { data } = await provider.getManyReference('subcategories', {
      target: 'product_category_id',
      id: category,
      ...page(),
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    expect(data.map(({ id }) => id)).toEqual([subcategory]);
  });
});

describe('writes', () => {
  const product = {
    main_title: 'Wax',
    main_description: 'Glans',
    main_price: '12,50',
    active: 1,
    discount_price_active: 0,
  };

  test('a form of react-admin’s own whose picture failed says what is stored; saved again it makes no second record', async () => {
    const file = new File([Uint8Array.from(aPng())], 'foto.png', { type: 'image/png' });
    const save = () =>
      provider.create('news', {
        data: { title: 'Wax', description: 'Zaterdag', shop_id: 1, image: { rawFile: file } },
      });
    for (const refused of [new TypeError('offline'), undefined]) {
      send.mockImplementation(async (url, init) => {
        if (!String(url).includes('/image/')) return server.fetch(url, init);
        if (refused) throw refused;
        return new Response(JSON.stringify({ code: 'ERROR', data: { error: 'Te groot.' } }), { status: 413 });
      });
      await expect(save()).rejects.toThrow(/^Alles is opgeslagen, behalve de afbeelding\. /);
    }
    send.mockImplementation(server.fetch);
    await save();
    const rows = await server.db.selectFrom('news').select('image').execute();
    expect(rows).toEqual([{ image: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  test('a form of react-admin’s own whose picture was stored, but not the rest, can be saved again', async () => {
    const id = await aNewsMessage(server.db, { title: 'Wax' });
    const { data: previousData } = await provider.getOne('news', { id });
    const image = { rawFile: new File([Uint8Array.from(aPng())], 'foto.png', { type: 'image/png' }) };
    const save = (title: string) =>
      provider.update('news', { id, data: { ...previousData, title, image }, previousData });
    await expect(save('')).rejects.toThrow('Titel is verplicht');
    expect((await save('Schuim')).data).toMatchObject({
      title: 'Schuim',
      image: expect.stringMatching(/^\/v2\/images/),
    });
  });

  test('a picture that was stored before the line broke is no conflict, and is not sent twice', async () => {
    const id = await aNewsMessage(server.db, { title: 'Wax' });
    const { data: opened } = await provider.getOne('news', { id });
    const meta = { opened };
    const save = () =>
      provider.update('news', {
        id,
        data: { ...opened, title: 'Schuim', image: aPngUrl() },
        previousData: opened,
        meta,
      });
    let isBroken = false;
    send.mockImplementation(async (url, init) => {
      if (isBroken) throw new TypeError('offline');
      isBroken = String(url).includes('/image/');
      return server.fetch(url, init);
    });
    await expect(save()).rejects.toThrow('verbinding');
    send.mockImplementation(server.fetch);
    await save();
    expect((await provider.getOne('news', { id })).data).toMatchObject({ title: 'Schuim' });
    expect(requests().filter((request) => request.includes('/image/'))).toHaveLength(1);
  });

  test('create sends the product, then its image, as one save', async () => {
    const category_id = await aCategory(server.db);
    const categories = [{ shop_id: 1, shop_product_category_id: category_id, shop_product_subcategory_id: null }];
    const { data } = await provider.create('products', { data: { ...product, categories, main_image: aPngUrl() } });
    expect(requests()).toEqual(['POST /v2/dashboard/product/new/1', `POST /v2/dashboard/product/${data.id}/image/new`]);
    const held = await provider.getOne('products', { id: data.id });
    expect(held.data).toMatchObject({ main_title: 'Wax', main_price: '12.50', categories });
    expect(held.data.main_image).toMatch(/^\/v2\/images\/[0-9a-f]{64}$/);
  });

  test("the file of react-admin's own ImageInput is sent as an image", async () => {
    const rawFile = new File([new Uint8Array(aPng())], 'wax.png', { type: 'image/png' });
    const main_image = { rawFile, src: 'blob:wax', title: 'wax.png' };
    const { data } = await provider.create('products', { data: { ...product, main_image } });
    const stored = async () => (await provider.getOne('products', { id: data.id })).data;
    const made = await stored();
    expect(made.main_image).toMatch(/^\/v2\/images\/[0-9a-f]{64}$/);
    await provider.update('products', { id: data.id, data: { ...made, main_image }, previousData: made });
    expect(requests().filter((call) => call.includes('/image/'))).toHaveLength(2);
    expect((await stored()).main_image).toBe(made.main_image);
  });

  test('a picture that v2 can only replace is not taken away, and the form says so; one that it can remove is', async () => {
    const { data } = await provider.create('products', { data: { ...product, main_image: aPngUrl() } });
    const previousData = (await provider.getOne('products', { id: data.id })).data;
    send.mockClear();
    const cleared = { id: data.id, data: { ...previousData, main_image: null }, previousData };
    await expect(provider.update('products', cleared)).rejects.toMatchObject({
      message: 'Dit kan alleen worden vervangen.',
      fields: { main_image: 'Dit kan alleen worden vervangen.' },
    });
    expect(requests()).toEqual([]);
    const id = await aMarketAdvert(server.db);
    for (const image_1 of [aPngUrl(), null]) {
      const advert = (await provider.getOne('market', { id })).data;
      await provider.update('market', { id, data: { ...advert, image_1 }, previousData: advert });
      expect(Boolean((await provider.getOne('market', { id })).data.image_1)).toBe(image_1 !== null);
    }
  });

  test('one shop is found in their list: v2 has no other call for it', async () => {
    expect((await provider.getOne('shops', { id: 2 })).data).toMatchObject({ id: 2 });
  });

  test('an image of a form that fails keeps the record, and goes out alone at the next try', async () => {
    send.mockImplementation((url, init) =>
      String(url).includes('/image/') ? Promise.resolve(new Response('', { status: 500 })) : server.fetch(url, init),
    );
    const error = await provider
      .create('products', {
        data: { ...product, main_image: aPngUrl() },
        meta: { formKey: { key: () => 'k'.repeat(32) } },
      })
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ImageUploadError);
    const id = (error as ImageUploadError).recordId;
    expect((await provider.getOne('products', { id })).data.main_image).toBeNull();
    send.mockReset().mockImplementation(server.fetch);
    await (error as ImageUploadError).retry();
    expect(requests()).toEqual([`POST /v2/dashboard/product/${id}/image/new`]);
    expect((await provider.getOne('products', { id })).data.main_image).not.toBeNull();
  });

  test('update sends an image only when a new one was chosen', async () => {
    const id = await aProduct(server.db, { ...product, main_price: '12.50' });
    const { data: previousData } = await provider.getOne('products', { id });
    send.mockClear();
    const meta = { opened: previousData };
    await provider.update('products', { id, data: { ...previousData, main_title: 'Harde wax' }, previousData, meta });
    expect(requests()).toEqual([`POST /v2/dashboard/product/edit/${id}`]);
    expect((await provider.getOne('products', { id })).data.main_title).toBe('Harde wax');
  });

  test("a form of react-admin's own, which has no base, gets what is stored: it may save again", async () => {
    const id = await aProduct(server.db, { ...product, main_price: '12.50' });
    const { data: previousData } = await provider.getOne('products', { id });
    const data = { ...previousData, main_price: '13,5', active: false };
    const saved = (await provider.update('products', { id, data, previousData })).data;
    expect(saved).toEqual((await provider.getOne('products', { id })).data);
    expect(saved).toMatchObject({ main_price: '13.5', active: 0 });
  });

  test('updateMany and deleteMany go out one by one', async () => {
    const ids = [await aProduct(server.db), await aProduct(server.db)];
    await provider.updateMany('products', { ids, data: { active: 0 } });
    expect((await server.db.selectFrom('products').select('active').execute()).map(({ active }) => active)).toEqual([
      0, 0,
    ]);
    await provider.deleteMany('products', { ids });
    expect(await server.db.selectFrom('products').select('product_id').execute()).toEqual([]);
  });

  test('of many, one that is gone is deleted already, one that is refused keeps no other back, and what was done is told', async () => {
    const ids = [await aProduct(server.db), await aProduct(server.db), await aProduct(server.db)];
    const [gone = 0, refused = 0] = ids;
    await server.client.call(endpoints.products.delete, { params: { id: gone } });
    let status = 409;
    send.mockImplementation((url, init) =>
      String(url).endsWith(`/${refused}`) && init?.method !== 'GET'
        ? Promise.resolve(Response.json({ code: 'Error', data: { error: 'In gebruik.' } }, { status }))
        : server.fetch(url, init),
    );
    await expect(provider.deleteMany('products', { ids })).rejects.toThrow('2 van de 3 zijn verwijderd. In gebruik.');
    expect(await server.db.selectFrom('products').select('product_id').execute()).toEqual([{ product_id: refused }]);
    // Of a server that does not work, the others are not asked.
    const other = await aProduct(server.db);
    status = 500;
    await expect(provider.deleteMany('products', { ids: [refused, other] })).rejects.toThrow(/^In gebruik\.$/);
    expect(await server.db.selectFrom('products').select('product_id').execute()).toHaveLength(2);
  });

  test('the image of a new category travels with it, a later one through its own call', async () => {
    const category = { shop_id: 1, category_title: 'Schuim', category_color: '#007c89', category_active: 1 };
    const { data } = await provider.create('categories', { data: { ...category, category_image: aPngUrl() } });
    expect(requests()).toEqual(['POST /v2/dashboard/category/new']);
    const { data: previousData } = await provider.getOne('categories', { id: data.id });
    send.mockClear();
    await provider.update('categories', {
      id: data.id,
      data: { ...previousData, category_image: aPngUrl() },
      previousData,
    });
    expect(requests()).toEqual([
      `POST /v2/dashboard/category/${data.id}/image/update`,
      `GET /v2/dashboard/category/overview/${data.id}`,
      `POST /v2/dashboard/category/edit/${data.id}`,
      `GET /v2/dashboard/category/overview/${data.id}`,
    ]);
  });
});

test('a resource that v2 does not know goes to /api in the dialect of ra-data-simple-rest', async () => {
  send.mockResolvedValue(new Response('[{"id":1}]', { headers: { 'Content-Range': 'staff 0-0/1' } }));
  const { data, total } = await provider.getList('staff', {
    ...page(),
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  expect({ data, total }).toEqual({ data: [{ id: 1 }], total: 1 });
  expect(String(send.mock.calls[0]?.[0])).toMatch(/^\/api\/staff\?filter=/);
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('Authorization')).toBe(`Bearer ${server.token}`);
});

describe('what a customer has', () => {
  const everything = { ...page(1, 10), sort: { field: 'id', order: 'ASC' as const }, filter: {} };

  test('is found by id, wherever v2 has a call for one; one that is gone is left out', async () => {
    const ids = [await aMachine(server.db), await aMachine(server.db)];
    const found = async (resource: string, wanted: readonly number[]) =>
      (await provider.getMany(resource, { ids: [...wanted] })).data.map(({ id }) => id);
    expect(await found('machines', [...ids, 999])).toEqual(ids);
    const report = await aReport(server.db, { user_id: server.userId });
    expect(await found('reports', [report])).toEqual([report]);
  });

  test.each([
    ['tasks', aTask],
    ['waterreports', aWaterReport],
  ] as const)('%s: by id out of the lists that were read', async (resource, make) => {
    const customer_id = await aCustomer(server.db);
    const id = await make(server.db, { customer_id });
    expect((await provider.getMany(resource, { ids: [id] })).data).toEqual([]);
    const list = await provider.getManyReference(resource, { target: 'customer_id', id: customer_id, ...everything });
    expect(list.data.map((record) => record.id)).toEqual([id]);
    expect((await provider.getMany(resource, { ids: [id, 999] })).data).toEqual(list.data);
    expect((await provider.getOne(resource, { id })).data).toEqual(list.data[0]);
  });

  test('is found by id in the lists that were read, also beside one that failed', async () => {
    const customer_id = await aCustomer(server.db);
    const id = await aTask(server.db, { customer_id });
    const listOf = (customer: number) =>
      provider.getManyReference('tasks', { target: 'customer_id', id: customer, ...everything });
    send.mockResolvedValueOnce(Response.json({ code: 'Error', data: { error: 'Nee.' } }, { status: 422 }));
    await expect(listOf(customer_id + 1)).rejects.toThrow('Nee.');
    await listOf(customer_id);
    expect((await provider.getMany('tasks', { ids: [id] })).data.map((record) => record.id)).toEqual([id]);
    await provider.updateMany('tasks', { ids: [id], data: { done: true } });
    expect((await server.db.selectFrom('tasks').select('done').executeTakeFirstOrThrow()).done).not.toBeNull();
  });
});

describe('a write of some fields', () => {
  test.each(['with', 'without'])('leaves the others as they are, %s the record it was read from', async (way) => {
    const id = await aNewsMessage(server.db, { title: 'Wasdag', description: 'Zaterdag' });
    const { data: read } = await provider.getOne('news', { id });
    const previousData = way === 'with' ? read : (undefined as never);
    await provider.update('news', { id, data: { title: 'Wasweek' }, previousData });
    const { data } = await provider.getOne('news', { id });
    expect([data.title, data.description]).toEqual(['Wasweek', 'Zaterdag']);
  });

  test.each([{}, { title: 'Wasdag' }])('leaves them when it comes with a part of the record: %o', async (part) => {
    const id = await aNewsMessage(server.db, { title: 'Wasdag', description: 'Zaterdag' });
    await provider.update('news', { id, data: { title: 'Wasweek' }, previousData: { id, ...part } as never });
    const { data } = await provider.getOne('news', { id });
    expect([data.title, data.description]).toEqual(['Wasweek', 'Zaterdag']);
  });

  test('under /api too: what the row of a list does not have, does not become empty', async () => {
    const { data: made } = await provider.create('views', {
      data: { resource: 'customers', name: 'Op rekening', settings: '{"filter":{}}', shared: 1 },
    });
    const { id, name } = made;
    await provider.update('views', { id, data: { name: 'Delft' }, previousData: { id, name } as never });
    expect((await provider.getOne('views', { id })).data).toMatchObject({ ...made, name: 'Delft' });
  });

  test('of no record reads none: a list without references has them all', async () => {
    expect(await provider.getMany('staff', { ids: [] })).toEqual({ data: [] });
    expect(send).not.toHaveBeenCalled();
  });

  test('reaches many, and many are read at once: news', async () => {
    const ids = [await aNewsMessage(server.db), await aNewsMessage(server.db)];
    expect(await provider.updateMany('news', { ids, data: { title: 'Nieuw' } })).toEqual({ data: ids });
    const { data } = await provider.getMany('news', { ids });
    expect(data.map(({ title }) => title)).toEqual(['Nieuw', 'Nieuw']);
  });

  test('reaches many, and many are read at once: accounts, under /api', async () => {
    const account = (n: number) => ({ username: `u${n}`, name: 'Oud', password_hash: '', active: 1, created: '' });
    const accounts = Array.from({ length: 30 }, (_, n) => account(n));
    const made = await server.db.insertInto('staff').values(accounts).returning('user_id').execute();
    const ids = made.map(({ user_id }) => user_id);
    expect(await provider.updateMany('staff', { ids, data: { name: 'Nieuw' } })).toEqual({ data: ids });
    const { data } = await provider.getMany('staff', { ids });
    expect(data.map(({ name, username }) => [name, username])).toEqual(accounts.map((one) => ['Nieuw', one.username]));
  });
});
