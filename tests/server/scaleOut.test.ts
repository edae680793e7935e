import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaff } from '../../server/auth/sessions';
import { isConflict } from '../../server/db/isConflict';
import { type OpenDatabase, openDatabase } from '../../server/db/open';
import type { Db } from '../../server/db/schema';
import { basic } from '../support/basic';
import { aCategory, anOrder, aProduct } from '../support/builders';
import { leftOutIf } from '../support/leftOut';
import { type RoundRobin, roundRobin } from '../support/roundRobin';
import { ADMIN, type ServerProcess, startServer } from '../support/serverProcess';
import { cannotUsePostgres, databasePlace, placeOf, testDatabase } from '../support/testDatabase';

/** Two servers, as processes of their own, on one PostgreSQL: to whoever calls they are one. */

/** Lets so many go on once all of them are there. */
const barrier = (count: number) => {
  const waiting: (() => void)[] = [];
  return () =>
    new Promise<void>((goOn) => {
      waiting.push(goOn);
      if (waiting.length === count) for (const each of waiting) each();
    });
};

describe('two servers on one database', leftOutIf(cannotUsePostgres), () => {
  let place: Awaited<ReturnType<typeof databasePlace>>;
  let started: ServerProcess[];
  let own: OpenDatabase;
  let proxy: RoundRobin;
  let urls: string[];

  beforeAll(async () => {
    place = await databasePlace('postgres');
    // At the same moment, on an empty database: each would make the tables and the first account.
    const settings = { DATABASE_URL: place.settings.databaseUrl ?? '', TRUSTED_PROXY: '127.0.0.1', ...ADMIN };
    started = [1, 2].map(() => startServer(settings));
    urls = await Promise.all(started.map(({ listening }) => listening));
    own = await openDatabase(place.settings);
    proxy = await roundRobin(urls);
  });
  afterAll(async () => {
    await proxy.stop();
    await Promise.all(started.map(({ stop }) => stop()));
    await own.close();
    await place.remove();
  });

  const login = (
    url: string,
    password = ADMIN.ADMIN_PASSWORD,
    username = ADMIN.ADMIN_USERNAME,
    address = '192.0.2.1',
  ) =>
    fetch(`${url}/v2/accounts/login`, {
      method: 'POST',
      headers: { Authorization: basic(username, password), 'X-Forwarded-For': address },
    });
  let token: string;
  let cookie: string;
  beforeEach(async () => {
    const answer = await login(proxy.url);
    token = (await answer.json()).data.API_token;
    cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  });

  const call = (url: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    });
  const dataOf = async (answer: Promise<Response>) => (await (await answer).json()).data;
  const [A, B] = [() => urls[0] ?? '', () => urls[1] ?? ''];

  it('that start at the same moment on an empty one make its tables and its first account once', async () => {
    expect(urls.filter((url) => url !== '')).toHaveLength(2);
    expect(await own.db.selectFrom('staff').select('username').execute()).toEqual([{ username: 'beheer' }]);
    const welcomes = started.filter(({ said }) => said().includes('Het eerste account is aangemaakt'));
    expect(welcomes).toHaveLength(1);
  });

  it('take turns behind a proxy', async () => {
    const before = [...proxy.counts()];
    for (let nth = 0; nth < 6; nth += 1) expect((await call(proxy.url, '/v2/accounts/checkToken')).status).toBe(200);
    expect(proxy.counts().map((count, at) => count - (before[at] ?? 0))).toEqual([3, 3]);
  });

  it('do not promise in the proxy’s name how long a connection stays open: a call after it was closed would be lost', async () => {
    expect((await call(A(), '/v2/accounts/checkToken')).headers.get('Keep-Alive')).toBe('timeout=65');
    expect((await call(proxy.url, '/v2/accounts/checkToken')).headers.get('Keep-Alive')).toBeNull();
  });

  it('share a session: begun at one it holds at the other, ended at one it is over at the other', async () => {
    token = (await (await login(A())).json()).data.API_token;
    expect((await call(B(), '/v2/accounts/checkToken')).status).toBe(200);
    expect((await call(A(), '/v2/accounts/logout', {})).status).toBe(200);
    for (const url of urls) expect((await call(url, '/v2/accounts/checkToken')).status).toBe(401);
  });

  it('count tries to sign in together', async () => {
    await createStaff(own.db, { username: 'piet', name: 'Piet', password: 'het goede wachtwoord', now: new Date() });
    const tryAt = (url: string, password = 'mis') => login(url, password, 'piet', '192.0.2.9');
    for (let nth = 0; nth < 10; nth += 1) expect((await tryAt(proxy.url)).status).toBe(401);
    for (const url of urls) expect((await tryAt(url, 'het goede wachtwoord')).status).toBe(429);
  });

  it('mail an order once a minute together, also when asked at the same moment', async () => {
    const orderno = await anOrder(own.db);
    const send = (url: string) =>
      fetch(`${url}/v2/mollieOrder/resentMail/${orderno}`, { method: 'POST', headers: { Cookie: cookie } });
    const statuses = (await Promise.all([...urls, ...urls].map(send))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 429, 429, 429]);
    expect((await send(B())).status).toBe(429);
    expect(await own.db.selectFrom('outbox').select('orderno').execute()).toEqual([{ orderno }]);
  });

  it('answer each other’s writes at once: nothing old is kept in one of them', async () => {
    const news = { shop_id: 1, title: 'Eerste', description: 'Tekst' };
    for (let round = 0; round < 5; round += 1) {
      const { id } = await dataOf(call(A(), '/v2/news/new', news));
      expect((await dataOf(call(B(), `/v2/news/overview/${id}`))).title).toBe('Eerste');
      expect((await call(B(), `/v2/news/edit/${id}`, { ...news, title: 'Tweede' })).status).toBe(200);
      expect((await dataOf(call(A(), `/v2/news/overview/${id}`))).title).toBe('Tweede');
      const listed: { newsId: number; title: string }[] = await dataOf(call(A(), '/v2/news/overview'));
      expect(listed.find(({ newsId }) => newsId === id)?.title).toBe('Tweede');
    }
  });

  it('never mix two orders that are saved at the same moment', async () => {
    const category_id = await aCategory(own.db);
    const ids: number[] = [];
    for (let nth = 0; nth < 40; nth += 1) ids.push(await aProduct(own.db, { categories: [{ category_id }] }));
    const orderOf = (wanted: number[]) => ({
      order: wanted.map((productId, at) => ({ productId, prio: `${at + 1}` })),
    });
    const [forwards, backwards] = [ids, ids.toReversed()];
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all([
        call(A(), '/v2/dashboard/product/updateOrder/', orderOf(forwards)),
        call(B(), '/v2/dashboard/product/updateOrder/', orderOf(backwards)),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const stored = await own.db.selectFrom('products').select('product_id').orderBy('prio').execute();
      const inOrder = stored.map(({ product_id }) => product_id);
      expect([forwards, backwards]).toContainEqual(inOrder);
    }
  });

  it('carry a write with a key out once, though both are asked at the same moment', async () => {
    const news = { shop_id: 1, title: 'Eenmalig', description: 'Tekst' };
    for (let round = 0; round < 5; round += 1) {
      const headers = { 'Idempotency-Key': `sleutel-voor-ronde-${round}` };
      const answers = await Promise.all(
        [...urls, ...urls].map((url) => dataOf(call(url, '/v2/news/new', news, headers))),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    }
    const stored = await own.db.selectFrom('news').select('newsId').where('title', '=', 'Eenmalig').execute();
    expect(stored).toHaveLength(5);
  });
});

it('six openings of one empty database at the same moment all succeed', leftOutIf(cannotUsePostgres), async () => {
  const settings = await placeOf('postgres');
  const opened = await Promise.allSettled(Array.from({ length: 6 }, () => openDatabase(settings)));
  expect(opened.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual([]);
  for (const result of opened) if (result.status === 'fulfilled') await result.value.close();
});

it('of two writes that wait for each other one is a conflict, not a fault', leftOutIf(cannotUsePostgres), async () => {
  const { db, close } = await testDatabase('postgres');
  const [first, second] = [await aCategory(db), await aCategory(db)];
  const touch = (transaction: Db, category_id: number) =>
    transaction.updateTable('categories').set({ category_active: 0 }).where('category_id', '=', category_id).execute();
  // Each holds what the other wants next.
  const bothHold = barrier(2);
  const write = (one: number, other: number) =>
    db.transaction().execute(async (transaction) => {
      await touch(transaction, one);
      await bothHold();
      await touch(transaction, other);
    });
  const ends = await Promise.allSettled([write(first, second), write(second, first)]);
  await close();
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(failures.map(isConflict)).toEqual([true]);
});
