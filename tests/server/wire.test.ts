import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertAll } from '../../server/db/insertAll';
import { openDatabase } from '../../server/db/open';
import { ROWS } from '../../server/lib/inPieces';
import { createApp } from '../../server/start/app';
import { endpoints } from '../../src/v2/endpoints';
import { anOrder, aProduct } from '../support/builders';
import { createTestServer, eachEngine, NEW_PRODUCT, type TestServer } from '../support/server';

const aBody = {
  main_title: 'Shampoo',
  main_description: 'Reinigt de lak.',
  active: 1,
  discount_price_active: 0,
  categories: [],
};
const ofSize = (bytes: number) => JSON.stringify({ ...aBody, tech_description: 'x'.repeat(bytes) });

eachEngine('the wire', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
  });

  const failureOf = async (answer: Response) => {
    const { code, data } = await answer.json();
    expect(code).toBe('ERROR');
    expect(data.error).not.toBe('');
    return data;
  };
  const titles = async () => (await server.client.call(endpoints.products.list)).map((product) => product.main_title);

  it('wraps a success as code OK with its data, as JSON that no cache keeps', async () => {
    const answer = await server.request(NEW_PRODUCT, { json: aBody });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ code: 'OK', data: { id: expect.any(Number) } });
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each(['{', '', 'nonsense', '{"main_title":"a",}', Buffer.from([0x22, 0xff, 0x22])])(
    '400: malformed JSON is refused (%j)',
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await server.request(NEW_PRODUCT, { method: 'POST', body, headers });
      expect(answer.status).toBe(400);
      await failureOf(answer);
    },
  );

  describe('401', () => {
    it.each([
      ['no token', {}],
      ['a wrong token', { Authorization: `Bearer ${'a'.repeat(43)}` }],
      ['basic credentials', { Authorization: `Basic ${Buffer.from('sanne:geheim').toString('base64')}` }],
      ['a token in a cookie', { Cookie: 'token=TOKEN; resend=TOKEN' }],
      ['a token without its scheme', { Authorization: 'TOKEN' }],
    ])('every call refuses %s', async (_, given) => {
      const headers = new Headers(
        Object.entries(given).map(([name, value]): [string, string] => [name, value.replace('TOKEN', server.token)]),
      );
      const calls = server.app.routes.filter(
        ({ path, method }) => path.startsWith('/v2/') && /^(GET|POST|DELETE)$/.test(method),
      );
      const open = /^\/v2\/(accounts\/login|images|openapi\.json)/;
      const statuses = new Map<string, number>();
      for (const { path, method } of calls.filter((call) => !open.test(call.path))) {
        const address = path.replace(/:\w+(\{[^}]*\})?/g, '1');
        statuses.set(
          `${method} ${path}`,
          (await server.app.request(`${address}?token=${server.token}`, { method, headers })).status,
        );
      }
      expect(statuses.size).toBeGreaterThan(20);
      expect([...statuses].filter(([, status]) => status !== 401)).toEqual([]);
    });
  });

  it.each([
    '/v2/dashboard/nothing',
    '/v2',
    '/v2/',
    '/api/nothing',
    '/v2/dashboard/product/overview/0',
    '/v2/dashboard/product/overview/-1',
    '/v2/dashboard/product/overview/1.5',
    '/v2/dashboard/product/overview/een',
    '/v2/dashboard/product/overview/999',
    '/v2/dashboard/product/overview/2147483648',
    '/v2/dashboard/product/overview/99999999999999999999',
    '/elsewhere',
  ])('404: %s does not exist, as JSON', async (path) => {
    const answer = await server.request(path);
    expect(answer.status).toBe(404);
    await failureOf(answer);
  });

  it('405: a wrong method is refused with the right ones', async () => {
    const answer = await server.request('/v2/dashboard/product/overview', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    await failureOf(answer);
    const ofWrite = await server.request(NEW_PRODUCT);
    expect([ofWrite.status, ofWrite.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    for (const path of ['/v2/openapi.json', `/v2/images/${'0'.repeat(64)}`]) {
      const outside = await server.request(path, { method: 'DELETE' });
      expect([path, outside.status, outside.headers.get('Allow')]).toEqual([path, 405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('OPTIONS tells the methods, and opens nothing to other origins', async () => {
    const answer = await server.request('/v2/dashboard/product/1', {
      method: 'OPTIONS',
      headers: { Origin: 'https://elders.example' },
    });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([204, 'DELETE, OPTIONS']);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('HEAD answers as GET does, without the data', async () => {
    const answer = await server.request('/v2/dashboard/product/overview', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('HEAD of a long list takes no turn of those who read one', async () => {
    const { orderno: _, ...order } = await server.db
      .selectFrom('orders')
      .selectAll()
      .where('orderno', '=', await anOrder(server.db))
      .executeTakeFirstOrThrow();
    await insertAll(server.db, 'orders', Array<typeof order>(ROWS).fill(order));
    const path = `/${endpoints.transactions.list.path}`;
    const head = async () => {
      const answer = await server.request(path, { method: 'HEAD' });
      // At once: a HEAD that took a turn would keep it, and the others would wait for it.
      if (answer.status !== 200) throw new Error(`HEAD got ${answer.status}`);
      return answer.headers.get('Content-Type');
    };
    // More at once than read and wait for one user.
    const types = await Promise.all(Array.from({ length: 30 }, head));
    expect(new Set(types)).toEqual(new Set(['application/json']));
    expect((await (await server.request(path)).json()).data).toHaveLength(ROWS + 1);
  });

  it('a call with and without the slash at its end is the same call', async () => {
    const product = await aProduct(server.db);
    for (const path of ['/v2/dashboard/product/updateOrder/', '/v2/dashboard/product/updateOrder']) {
      const answer = await server.request(path, { json: { order: [{ productId: product, prio: '3' }] } });
      expect(answer.status).toBe(200);
    }
  });

  describe('413', () => {
    const streamed = (text: string) =>
      new ReadableStream({
        start(controller) {
          for (let at = 0; at < text.length; at += 65_536)
            controller.enqueue(new TextEncoder().encode(text.slice(at, at + 65_536)));
          controller.close();
        },
      });
    const post = (path: string, body: BodyInit) =>
      server.request(path, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
        duplex: 'half',
      } as RequestInit);

    it('a body over 256 kB is refused, with and without its length told', async () => {
      const large = ofSize(256 * 1024);
      const told = await server.request(NEW_PRODUCT, {
        method: 'POST',
        body: large,
        headers: { 'Content-Type': 'application/json', 'Content-Length': String(large.length) },
      });
      const untold = await post(NEW_PRODUCT, streamed(large));
      expect([told.status, untold.status]).toEqual([413, 413]);
      expect(await failureOf(untold)).toEqual({ error: 'De gegevens zijn te groot: hoogstens 256 kB.' });
    });

    it('a body up to 256 kB is read', async () => {
      expect((await post(NEW_PRODUCT, streamed(ofSize(255 * 1024)))).status).toBe(422);
    });

    it('an image may be larger, up to 8 MB', async () => {
      const product = await aProduct(server.db);
      const path = `/v2/dashboard/product/${product}/image/new`;
      expect((await post(path, streamed(JSON.stringify({ main_image: 'x'.repeat(7_900_000) })))).status).toBe(422);
      const large = await post(path, streamed(JSON.stringify({ main_image: 'x'.repeat(8 * 1024 * 1024) })));
      expect(large.status).toBe(413);
      expect(await failureOf(large)).toEqual({ error: 'De gegevens zijn te groot: hoogstens 8 MB.' });
    });

    it('a body on a call that has none is left unread', async () => {
      expect((await post('/v2/accounts/logout', streamed('x'.repeat(300 * 1024)))).status).toBe(200);
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    '415: a body as %j is not JSON',
    async (type) => {
      const headers = new Headers(type === '' ? [] : [['Content-Type', type]]);
      const answer = await server.request(NEW_PRODUCT, { method: 'POST', body: Buffer.from('{}'), headers });
      expect(answer.status).toBe(415);
      await failureOf(answer);
    },
  );

  describe('422', () => {
    it('names each field with its message', async () => {
      const answer = await server.request(NEW_PRODUCT, { json: { ...aBody, main_title: ' ', main_price: 'duur' } });
      expect(answer.status).toBe(422);
      expect(await failureOf(answer)).toEqual({
        error: 'Niet alles is goed ingevuld. Naam is verplicht. Vul een bedrag in, bijvoorbeeld 12,50.',
        fields: { main_title: 'Naam is verplicht.', main_price: 'Vul een bedrag in, bijvoorbeeld 12,50.' },
      });
      expect(await titles()).toEqual([]);
    });

    it.each([null, [], 'text', 3])('refuses a body that is %j', async (json) => {
      const answer = await server.request(NEW_PRODUCT, { json });
      expect(answer.status).toBe(422);
    });

    it('speaks Dutch where the contract has no words of its own', async () => {
      const answer = await server.request(NEW_PRODUCT, {
        json: { ...aBody, categories: [{ shop_id: 'x', category_id: 1 }] },
      });
      expect((await failureOf(answer)).fields).toEqual({ 'categories.0.shop_id': 'Deze waarde is niet geldig.' });
    });

    it('refuses U+0000 in the name of a field, without repeating it', async () => {
      const rows = [{ id: await aProduct(server.db), old: {}, new: { 'a\u0000b': 1 } }];
      const answer = await server.request('/api/runs', { json: { resource: 'products', label: 'Namen', rows } });
      expect(answer.status).toBe(422);
      expect(await failureOf(answer)).toEqual({
        error: 'Niet alles is goed ingevuld. Deze tekst bevat een teken dat niet kan worden opgeslagen.',
        fields: { 'rows.0.new': 'Deze tekst bevat een teken dat niet kan worden opgeslagen.' },
      });
    });

    it('refuses U+0000 in any text, however deep, and no other', async () => {
      for (const json of [
        { ...aBody, sku: 'a\u0000b' },
        { ...aBody, unknown: [{ deep: '\u0000' }] },
      ])
        expect((await server.request(NEW_PRODUCT, { json })).status).toBe(422);
      const spelled = { ...aBody, main_title: String.raw`C:\u0000` };
      expect((await server.request(NEW_PRODUCT, { json: spelled })).status).toBe(200);
      expect(await titles()).toEqual([spelled.main_title]);
    });
  });

  it('500: what went wrong inside is logged, never told', async () => {
    await server.db.schema.dropTable('product_categories').execute();
    const answer = await server.request(NEW_PRODUCT, { json: aBody });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'ERROR',
      data: { error: 'Er ging iets mis op de server. Probeer het later opnieuw.' },
    });
    expect(server.failures).toHaveLength(1);
  });

  it('a write that fails half-way leaves nothing behind', async () => {
    await server.db.schema.dropTable('product_categories').execute();
    await server.request(NEW_PRODUCT, { json: aBody });
    expect(await server.db.selectFrom('products').selectAll().execute()).toEqual([]);
  });

  it('is healthy, and ready while the database answers', async () => {
    const statusOf = async (path: string) => (await server.app.request(path)).status;
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200]);
    const { db, close } = await openDatabase({ dataDir: ':memory:' });
    await close();
    const cutOff = createApp({ db, mailer: async () => ({ result: 'sent', file: '' }) });
    expect((await cutOff.request('/healthz')).status).toBe(200);
    expect((await cutOff.request('/readyz')).status).toBe(503);
  });

  it('a long answer travels compressed to who takes that, a short one as it is', async () => {
    for (let time = 0; time < 10; time += 1) await aProduct(server.db);
    const answer = await server.request('/v2/dashboard/product/overview', { headers: { 'Accept-Encoding': 'gzip' } });
    expect([answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual(['gzip', 'Accept-Encoding']);
    const sent = Buffer.from(await answer.arrayBuffer());
    // `fetch` has unpacked it already.
    const unpacked = sent[0] === '{'.charCodeAt(0) ? sent : gunzipSync(sent);
    const whole = await server.request('/v2/dashboard/product/overview', {
      headers: { 'Accept-Encoding': 'gzip;q=0' },
    });
    expect([whole.headers.get('Content-Encoding'), whole.headers.get('Vary')]).toEqual([null, 'Accept-Encoding']);
    expect(JSON.parse(String(unpacked))).toEqual(await whole.json());
    const short = await server.request('/v2/accounts/checkToken', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(short.headers.get('Content-Encoding')).toBeNull();
  });
});
