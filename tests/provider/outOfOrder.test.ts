import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDataProvider } from '../../src/provider/dataProvider';
import { type Client, createClient } from '../../src/provider/http/client';
import { queryOf } from '../../src/provider/reads/queryCache';
import { endpoints } from '../../src/v2/endpoints';
import { aProduct } from '../support/builders';
import { holding } from '../support/holding';
import { createTestServer, type TestServer } from '../support/server';

/** An answer that was given before a write and arrives after it never stands for what is there now. */
let server: TestServer;
let queryClient: QueryClient;
let provider: DataProvider;
let client: Client;
let line: ReturnType<typeof holding>;
let id: number;

beforeEach(async () => {
  server = await createTestServer();
  line = holding();
  queryClient = new QueryClient();
  const token = () => server.token;
  const send = line.between(server.fetch);
  client = createClient({ token, fetch: send, base: '', pause: async () => {} });
  provider = createDataProvider(client, queryClient, { token, fetch: send });
  id = await aProduct(server.db, { main_title: 'Wax' });
  return line.release;
});

const list = async () => {
  const whole = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };
  return (await provider.getList('products', whole)).data.map(({ main_title }) => main_title);
};
const rename = async (main_title: string) => {
  const data = { ...(await client.call(endpoints.products.one, { params: { id } })), id };
  await provider.update('products', { id, data: { ...data, main_title }, previousData: data });
};

describe('a list', () => {
  test('that was under way during a save is the new one, for who waited and who asks later', async () => {
    line.hold(/product\/overview$/);
    const waiting = list();
    await expect.poll(line.held).toHaveLength(1);
    line.pass();
    await rename('Harde wax');
    const later = await list();
    await line.release();
    expect([await waiting, later, await list()]).toEqual([['Harde wax'], ['Harde wax'], ['Harde wax']]);
  });

  test('of someone who signed out is not asked for again', async () => {
    line.hold(/product\/overview$/);
    const waiting = list().catch((error) => error.kind);
    await expect.poll(line.held).toHaveLength(1);
    await queryClient.cancelQueries();
    queryClient.clear();
    expect(await waiting).toBe('aborted');
    expect(line.held()).toHaveLength(1);
  });
});

test('a record that was under way during a save is the new one', async () => {
  line.hold(/overview\/\d+$/);
  const waiting = provider.getOne('products', { id });
  await expect.poll(line.held).toHaveLength(1);
  line.pass();
  await rename('Harde wax');
  await line.release();
  expect((await waiting).data.main_title).toBe('Harde wax');
});

test('what a page shows, under way for the first time during a save, is the new one', async () => {
  const row = endpoints.products.list;
  const seen: unknown[] = [];
  line.hold(/product\/overview$/);
  const observer = new QueryObserver(queryClient, queryOf(client, row, {}));
  const stop = observer.subscribe(({ data }) => seen.push(data?.[0]?.main_title));
  await expect.poll(line.held).toHaveLength(1);
  line.pass();
  await rename('Harde wax');
  await line.release();
  await expect.poll(() => seen.at(-1)).toBe('Harde wax');
  stop();
  expect(seen).not.toContain('Wax');
});
