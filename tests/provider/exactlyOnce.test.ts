import { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../src/provider/client';
import { createDataProvider } from '../../src/provider/dataProvider';
import { createWriteKeys, withKeys } from '../../src/provider/writeKeys';
import { aCustomer } from '../support/builders';
import { aPngUrl } from '../support/pictures';
import { createTestServer, type TestServer } from '../support/server';

/** Answers that are lost after the server acted: what was saved is there once. */
let server: TestServer;
let queryClient: QueryClient;
let provider: DataProvider;
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
  queryClient.setQueryData(['has-api'], true);
  const token = () => server.token;
  const keys = createWriteKeys(server.userId);
  const client = withKeys(createClient({ token, fetch: between, base: '', pause: async () => {} }), keys);
  provider = createDataProvider(client, queryClient, { token, fetch: between, keys });
});
afterEach(() => server.close());

const product = (main_title = 'Wax') => ({
  ...{ main_title, main_description: 'Glans', main_price: '12.50' },
  ...{ active: 1, discount_price_active: 0, main_image: aPngUrl() },
});
const form = {};
const create = (resource: string, data: object, meta: object = { form }) => provider.create(resource, { data, meta });
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
    await create('products', product('Shampoo'), { form: { another: true } });
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
    await lost('customers', { ...customer, username: 'brug', company_name: 'De Brg' });
    await create('customers', { ...customer, username: 'brug', company_name: 'De Brug' });
    expect(await names()).toContainEqual({ username: 'brug', company_name: 'De Brug' });
    expect(await names()).toHaveLength(2);
  });

  test('of a server that keeps no keys is made again: it cannot be asked', async () => {
    queryClient.setQueryData(['has-api'], false);
    await lost('products', product('Wqx'));
    await create('products', product('Wax'));
    expect(sent.filter((call) => call.includes('/api/'))).toEqual([]);
    expect(await titles()).toEqual(['Wqx', 'Wax']);
  });

  test('under /api is made once too', async () => {
    const account = { username: 'noor', name: 'Noor', password: 'een lange zin' };
    await lost('staff', account);
    const { data } = await create('staff', account);
    expect(data).toMatchObject({ name: 'Noor' });
    expect(await server.db.selectFrom('staff').select('username').execute()).toHaveLength(2);
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
