import { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDataProvider } from '../../src/provider/dataProvider';
import { type Client, createClient } from '../../src/provider/http/client';
import { newKey } from '../../src/provider/http/idempotency';
import { endpoints } from '../../src/v2/endpoints';
import { aCustomer } from '../support/builders';
import { aPngUrl } from '../support/pictures';
import { createTestServer, type TestServer } from '../support/server';

/** Answers that are lost after the server acted: what was saved is there once. */
let server: TestServer;
let queryClient: QueryClient;
let provider: DataProvider;
let client: Client;
/** Whether the answer to a call gets lost. */
let loses: (call: string) => boolean;
const sent: string[] = [];

const between: typeof fetch = async (input, init) => {
  const call = `${init?.method} ${input}`;
  sent.push(call);
  const answer = await server.fetch(input, init);
  if (loses(call)) throw new TypeError('fetch failed');
  return answer;
};

beforeEach(async () => {
  server = await createTestServer();
  sent.length = 0;
  loses = () => false;
  queryClient = new QueryClient();
  const token = () => server.token;
  client = createClient({ token, fetch: between, base: '', pause: async () => {} });
  provider = createDataProvider(client, queryClient, { token, fetch: between });
});

const product = (main_title = 'Wax') => ({
  ...{ main_title, main_description: 'Glans', main_price: '12.50' },
  ...{ active: 1, discount_price_active: 0, main_image: aPngUrl() },
});
/** The key of a form, as its draft keeps it. */
const aFormKey = () => {
  let key = newKey();
  const renewKey = () => {
    key = newKey();
  };
  return { key: () => key, renewKey };
};
let formKey: ReturnType<typeof aFormKey>;
beforeEach(() => {
  formKey = aFormKey();
});
const create = (resource: string, data: object, meta?: object) =>
  provider.create(resource, { data, meta: meta ?? { formKey } });
const lost = async (resource: string, data: object) => {
  loses = (call) => call.startsWith('POST') && !call.includes('/image/');
  await expect(create(resource, data)).rejects.toMatchObject({ kind: 'network' });
  loses = () => false;
};
const titles = async () =>
  (await server.db.selectFrom('products').select('main_title').execute()).map(({ main_title }) => main_title);

describe('a record whose answer was lost', () => {
  test('is made once when the form is saved again, image and all', async () => {
    await lost('products', product());
    const { data } = await create('products', product());
    expect(await titles()).toEqual(['Wax']);
    expect((await provider.getOne('products', { id: data.id })).data.main_image).toMatch(/^\/v2\/images\//);
    const audited = await server.db.selectFrom('audit').select('verb').execute();
    expect(audited.map(({ verb }) => verb)).toEqual(['create', 'updateImage']);
  });

  test('is corrected when something in the form was changed before it is saved again', async () => {
    await lost('products', product('Wqx'));
    const { data } = await create('products', product('Wax'));
    expect(await titles()).toEqual(['Wax']);
    expect((await provider.getOne('products', { id: data.id })).data.main_image).toMatch(/^\/v2\/images\//);
  });

  test('stays one, however often its correction fails', async () => {
    await lost('products', product('Wqx'));
    loses = (call) => call.includes('/product/edit/');
    await expect(create('products', product('Wa'))).rejects.toMatchObject({ kind: 'network' });
    loses = () => false;
    await create('products', product('Wax'));
    expect(await titles()).toEqual(['Wax']);
  });

  test('is left alone by another form: that makes another record', async () => {
    await lost('products', product('Wax'));
    await create('products', product('Shampoo'), { formKey: aFormKey() });
    expect(await titles()).toEqual(['Wax', 'Shampoo']);
  });

  test('that did not reach the server is made, once, as it is in the end', async () => {
    vi.spyOn(server, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(create('products', product('Wqx'))).rejects.toMatchObject({ kind: 'network' });
    await create('products', product('Wax'));
    expect(await titles()).toEqual(['Wax']);
  });

  test('that cannot be corrected is told of, and the next save makes one beside it', async () => {
    const customer_id = await aCustomer(server.db);
    const water = (ph: string) => ({ customer_id, ph, hardness: '5', ec: '5', remarks: '' });
    await lost('waterreports', water('77'));
    await expect(create('waterreports', water('7,7'))).rejects.toThrow(/vorige poging is toch opgeslagen/);
    expect(await server.db.selectFrom('waterreports').select('ph').execute()).toEqual([{ ph: '77' }]);
    await create('waterreports', water('7,7'));
    expect(await server.db.selectFrom('waterreports').select('ph').execute()).toHaveLength(2);
  });

  test('of a customer is corrected too, but for the user name, which stays as it was given', async () => {
    const customer = {
      ...{ company_name: 'De Vaart', name: 'Jan', company_address: 'Kade 1', company_zip: '3526 KL' },
      ...{
        company_place: 'Utrecht',
        company_country_id: 1,
        company_phone: '030',
        company_email: 'jan@devaart.example',
      },
      ...{ order_on_invoice: 0, discount_on_first_order: 0, marketing_automation: 0, created_by_order: 0 },
      ...{ active: 'Y', shops: [], username: 'devaart', password: 'een lange zin' },
    };
    const names = () => server.db.selectFrom('customers').select(['username', 'company_name']).execute();
    await lost('customers', customer);
    await expect(create('customers', { ...customer, username: 'vaart' })).rejects.toThrow(/vorige poging/);
    expect(await names()).toEqual([{ username: 'devaart', company_name: 'De Vaart' }]);
    formKey = aFormKey();
    await lost('customers', { ...customer, username: 'brug', company_name: 'De Brg' });
    await create('customers', { ...customer, username: 'brug', company_name: 'De Brug' });
    expect(await names()).toContainEqual({ username: 'brug', company_name: 'De Brug' });
    expect(await names()).toHaveLength(2);
  });

  test('of a server that keeps no keys is made again: it cannot tell', async () => {
    const keyless: typeof fetch = (input, init) => {
      const { 'Idempotency-Key': _, ...headers } = Object(init?.headers);
      return between(input, { ...init, headers });
    };
    const client = createClient({ token: () => server.token, fetch: keyless, base: '', pause: async () => {} });
    provider = createDataProvider(client, queryClient, { token: () => server.token, fetch: keyless });
    await lost('products', product('Wqx'));
    await create('products', product('Wax'));
    expect(await titles()).toEqual(['Wqx', 'Wax']);
  });

  test('whose first try arrives after the corrected one is there once, as corrected', async () => {
    const late: (() => Promise<Response>)[] = [];
    vi.spyOn(server, 'fetch').mockImplementationOnce(async (input, init) => {
      late.push(() => server.fetch(input, init));
      throw new TypeError('fetch failed');
    });
    await expect(create('products', product('Wqx'))).rejects.toMatchObject({ kind: 'network' });
    await create('products', product('Wax'));
    expect((await late[0]?.())?.status).toBe(409);
    expect(await titles()).toEqual(['Wax']);
  });

  test('is made once by parts of react-admin too, which have no key of a form', async () => {
    const stock = () => create('products', product(), {});
    loses = (call) => call.includes('/product/new/');
    await expect(stock()).rejects.toMatchObject({ kind: 'network' });
    loses = () => false;
    await stock();
    expect(await titles()).toEqual(['Wax']);
    await stock();
    expect(await titles()).toEqual(['Wax', 'Wax']);
  });

  test('under /api is made once too', async () => {
    const account = { username: 'noor', name: 'Noor', password: 'een lange zin' };
    await lost('staff', account);
    const { data } = await create('staff', account);
    expect(data).toMatchObject({ name: 'Noor' });
    expect(await server.db.selectFrom('staff').select('username').execute()).toHaveLength(2);
  });

  describe('under /api, corrected before it is saved again', () => {
    /** A resource that keeps one firm, made by an earlier try. */
    const firm = { id: 7, name: 'Schum', kvk: '123' };
    const puts: unknown[] = [];
    beforeEach(() => {
      puts.length = 0;
      vi.spyOn(server, 'fetch').mockImplementation(async (_, init) => {
        if (init?.method === 'POST')
          return Response.json({ code: 'ERROR', data: { error: 'Andere opdracht.', id: 7 } }, { status: 409 });
        if (init?.method !== 'PUT') return Response.json({ ...firm, version: 1 });
        puts.push(JSON.parse(String(init.body)));
        return Response.json({ ...firm, name: 'Schuim' });
      });
    });

    test('is what the form says now', async () => {
      const { data } = await create('example_firms', { name: 'Schuim', kvk: '123' });
      expect(data).toMatchObject({ id: 7, name: 'Schuim' });
      expect(puts).toMatchObject([{ name: 'Schuim', kvk: '123' }]);
    });

    test.each([
      ['cannot be changed', { name: 'Schuim', kvk: '456' }],
      ['is never answered', { name: 'Schuim', kvk: '123', password: 'een lange zin' }],
    ])('is told of where a field %s, and the next save has another key', async (_, data) => {
      const before = formKey.key();
      await expect(create('example_firms', data)).rejects.toThrow(/vorige poging is toch opgeslagen/);
      expect(formKey.key()).not.toBe(before);
    });
  });
});

test('a record whose deletion was not answered is deleted when that is asked again', async () => {
  const { data } = await create('products', product());
  loses = (call) => call.startsWith('DELETE');
  await expect(provider.delete('products', { id: data.id })).rejects.toMatchObject({ kind: 'network' });
  loses = () => false;
  await provider.delete('products', { id: data.id });
  expect(await titles()).toEqual([]);
});

test('a record whose creation was not answered is made once, also when what waited on this device was sent between', async () => {
  const customerId = await aCustomer(server.db);
  const data = { resource: 'customers', name: 'Op rekening', settings: '{}', shared: 1 };
  loses = (call) => call.startsWith('POST');
  await expect(provider.create('views', { data })).rejects.toMatchObject({ kind: 'network' });
  loses = () => false;
  // Not by the provider: nobody has seen it.
  await client.call(endpoints.tasks.create, { params: { customerId }, body: { description: 'Nabellen' } });
  await provider.create('views', { data });
  expect(await server.db.selectFrom('views').selectAll().execute()).toHaveLength(1);
});

describe('an act whose answer was lost and that is meant anew, after another write', () => {
  test('deletes what went back from the bin', async () => {
    const { data } = await create('products', product());
    loses = (call) => call.startsWith('DELETE');
    await expect(provider.delete('products', { id: data.id })).rejects.toMatchObject({ kind: 'network' });
    loses = () => false;
    await provider.update('bin', { id: 1, data: { restored: 1 }, previousData: { id: 1 } });
    expect(await titles()).toEqual(['Wax']);
    await provider.delete('products', { id: data.id });
    expect(await titles()).toEqual([]);
  });

  test('stores an image that another one replaced meanwhile', async () => {
    const { data } = await create('products', product());
    const image = async () => (await provider.getOne('products', { id: data.id })).data.main_image;
    const save = async (main_image: string) => {
      const { data: opened } = await provider.getOne('products', { id: data.id });
      return provider.update('products', { id: data.id, data: { ...opened, main_image }, previousData: opened });
    };
    const [first, second] = [aPngUrl(1), aPngUrl(2)];
    loses = (call) => call.includes('/image/');
    await expect(save(first)).rejects.toMatchObject({ kind: 'network' });
    const ofFirst = await image();
    loses = () => false;
    await save(second);
    expect(await image()).not.toBe(ofFirst);
    await save(first);
    expect(await image()).toBe(ofFirst);
  });
});
