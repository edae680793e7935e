import { type CompiledQuery, DefaultQueryExecutor, type QueryResult } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { insertAll } from '../../server/db/insertAll';
import { ROWS } from '../../server/lib/inPieces';
import { listen } from '../../server/start/listen';
import { createLog, inWords } from '../../server/start/log';
import { createPassThrough } from '../../server/start/passThrough';
import { basic } from '../support/basic';
import { anOrder, aProduct, aStaffMember } from '../support/builders';
import { everyCall, everyRecord } from '../support/everyCall';
import { createTestServer, eachEngine, type TestServer } from '../support/server';

/** The log: a line a request by its id, and nothing in it of what people are, typed or sent. */

interface Line extends Record<string, unknown> {
  level: string;
  msg: string;
}

const aLog = () => {
  const written: string[] = [];
  const log = createLog('trace', { write: (line) => void written.push(line) });
  const lines = () => written.map((line): Line => JSON.parse(line));
  return { log, lines, text: () => written.join('') };
};

/** Stands in everything that is sent: nowhere in the log. */
const MARK = 'Geheimwoord';
const connection = { incoming: { socket: { remoteAddress: '192.0.2.44' } } };

eachEngine('the log', (engine) => {
  let server: TestServer;
  let logged: ReturnType<typeof aLog>;
  beforeEach(async () => {
    logged = aLog();
    server = await createTestServer({ engine, log: logged.log, name: MARK, trustedProxies: ['10.0.0.1'] });
  });

  it('has a line a request: the method, the route as it is declared, the status and how long it took', async () => {
    const order = await anOrder(server.db);
    await server.request(`/v2/dashboard/overviewTransactions/${order}?a=b`);
    await server.request('/v2/dashboard/product/edit/77', { json: {} });
    await server.request('/api/staff?filter={}');
    await server.app.request('/v2/push/sendNotification/sireon', { method: 'POST' });
    await server.request('/v2/nergens/Jansen');
    await server.request('/v2/dashboard/product/overview', { method: 'DELETE' });
    await server.app.request('/healthz', { method: 'HEAD' });
    await server.app.request('/v2/mollieOrder/resentMail/4');
    expect(logged.lines().map(({ level, msg, method, route, status }) => [level, msg, method, route, status])).toEqual([
      ['info', 'request', 'GET', '/v2/dashboard/overviewTransactions/:id{[1-9][0-9]*}', 200],
      ['info', 'request', 'POST', '/v2/dashboard/product/edit/:id{[1-9][0-9]*}', 422],
      ['info', 'request', 'GET', '/api/staff', 200],
      ['info', 'request', 'POST', '/v2/push/sendNotification/:shop', 401],
      ['info', 'request', 'GET', '/v2/*', 404],
      ['info', 'request', 'DELETE', '/v2/dashboard/product/overview', 405],
      ['info', 'request', 'HEAD', '/healthz', 200],
      ['info', 'request', 'GET', '/v2/mollieOrder/resentMail/:orderno', 401],
    ]);
    for (const { ms, time } of logged.lines()) {
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
    }
  });

  it('gives each request an id, that its answer and all of its lines carry, also where it fails', async () => {
    await aProduct(server.db);
    await server.db.schema.dropTable('product_categories').execute();
    const answers = [
      await server.request('/v2/dashboard/product/overview'),
      await server.request('/v2/dashboard/product/overview'),
      await server.request('/v2/nergens'),
    ];
    const ids = answers.map(({ headers }) => headers.get('X-Request-Id'));
    expect(new Set(ids).size).toBe(3);
    const [one, other, third] = ids;
    expect(logged.lines().map(({ level, requestId }) => [level, requestId])).toEqual([
      ['error', one],
      ['info', one],
      ['error', other],
      ['info', other],
      ['info', third],
    ]);
  });

  it('takes a well-formed id from a trusted proxy, and from nobody else', async () => {
    const idFor = async (address: string, id: string) =>
      (
        await server.app.request(
          '/healthz',
          { headers: { 'X-Request-Id': id } },
          { incoming: { socket: { remoteAddress: address } } },
        )
      ).headers.get('X-Request-Id');
    expect(await idFor('10.0.0.1', 'proxy-2026.11_a')).toBe('proxy-2026.11_a');
    expect(await idFor('192.0.2.1', 'proxy-2026.11_a')).not.toBe('proxy-2026.11_a');
    for (const odd of ['short', 'x'.repeat(65), 'een spatie erin', '<script>!!', '{"a":"bcdefg"}'])
      expect(await idFor('10.0.0.1', odd)).toMatch(/^[0-9a-f-]{36}$/);
    expect(logged.lines().at(0)?.requestId).toBe('proxy-2026.11_a');
  });

  it.each(['/v2/dashboard/overviewTransactions', '/api/transactions?range=[0,9999]'])(
    'has a line of %s that fails while it is sent, and nobody takes it for a whole list',
    async (path) => {
      const { orderno: _, ...order } = await server.db
        .selectFrom('orders')
        .selectAll()
        .where('orderno', '=', await anOrder(server.db, { lines: [] }))
        .executeTakeFirstOrThrow();
      await insertAll(server.db, 'orders', Array(3_000).fill(order));
      const real = DefaultQueryExecutor.prototype.executeQuery;
      let pieces = 0;
      const executed = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(async function <Row>(
        this: DefaultQueryExecutor,
        compiled: CompiledQuery<Row>,
      ) {
        const result = await real.call(this, compiled);
        if (result.rows.length === ROWS) pieces += 1;
        if (pieces === 3) throw Object.assign(new Error('the connection broke'), { detail: MARK });
        return result as QueryResult<Row>;
      });
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { url, stop } = await listen(server.app, { host: '127.0.0.1', port: 0 });
      onTestFinished(async () => {
        executed.mockRestore();
        said.mockRestore();
        await stop();
      });
      const answer = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${server.token}` } });
      await expect(answer.text()).rejects.toThrow();
      const failures = logged.lines().filter(({ level }) => level === 'error');
      expect(failures).toMatchObject([
        { msg: 'an answer broke off', route: path.split('?')[0], requestId: answer.headers.get('X-Request-Id') },
      ]);
      expect(failures[0]?.err).toMatchObject({ message: 'the connection broke' });
      expect(logged.text()).not.toContain(MARK);
      expect(said).not.toHaveBeenCalled();
    },
  );

  it('holds nothing of what was typed, sent or stored, nor who and where from: signing in, writing, failing', async () => {
    await everyRecord(server.db);
    await aStaffMember(server.db, { username: `${MARK}.naam`, name: MARK, password: `${MARK} als wachtwoord` });
    const send = (path: string, init: RequestInit) => server.app.request(path, init, connection);
    const login = (password: string) =>
      send('/v2/accounts/login', { method: 'POST', headers: { Authorization: basic(`${MARK}.naam`, password) } });
    expect((await login(`${MARK} mis`)).status).toBe(401);
    const { data } = await (await login(`${MARK} als wachtwoord`)).json();
    for (let time = 0; time < 11; time += 1) await login(`${MARK} mis`);

    const headers = {
      Authorization: `Bearer ${data.API_token}`,
      'Content-Type': 'application/json',
      'User-Agent': MARK,
      Cookie: `resend=${MARK}`,
      'Idempotency-Key': `${MARK}-0123456789`,
    };
    const marked = (body: object) =>
      JSON.stringify(body, (key, value) =>
        typeof value === 'string' && /title|description|name|comments|remarks|message|place/.test(key) ? MARK : value,
      );
    for (const { name, method, path, body } of everyCall) {
      if (name === 'accounts.logout') continue;
      await send(`${path}?q=${MARK}&token=${data.API_token}`, {
        method,
        headers: { ...headers, 'Idempotency-Key': `${MARK}-${name}-012345` },
        ...(body ? { body: marked(body) } : {}),
      });
    }
    await send(`/v2/dashboard/${MARK}/${MARK}@voorbeeld.nl`, { headers });
    await send(`/v2/push/sendNotification/${MARK}`, { method: 'POST', headers, body: `{"message":"${MARK}"}` });
    await send('/v2/news/new', { method: 'POST', headers, body: `{"title":"${MARK}` });
    await send(`/api/staff?filter={"q":"${MARK}"}&sort=["${MARK}","ASC"]`, { headers });

    for (const table of ['order_lines', 'outbox', 'product_categories', 'audit'] as const)
      await server.db.schema.dropTable(table).ifExists().execute();
    const failed: number[] = [];
    for (const { name, method, path, body } of everyCall) {
      if (name === 'accounts.logout') continue;
      const answer = await send(`${path}?q=${MARK}`, {
        method,
        headers: { ...headers, 'Idempotency-Key': `${MARK}-${name}-again01` },
        ...(body ? { body: marked(body) } : {}),
      });
      failed.push(answer.status);
    }
    expect(failed.filter((status) => status === 500).length).toBeGreaterThan(20);

    expect(logged.lines().length).toBeGreaterThan(200);
    expect(logged.lines().filter(({ level }) => level === 'error').length).toBeGreaterThan(20);
    for (const never of [MARK, MARK.toLowerCase(), data.API_token, server.token, '192.0.2.44', 'voorbeeld.nl'])
      expect(logged.text()).not.toContain(never);
  });
});

describe('a line of the log', () => {
  it('of a failure has no values of the database in it, though the error does', () => {
    const { log, text } = aLog();
    const values = {
      detail: 'Key (email)=(jan@voorbeeld.nl) exists.',
      where: 'row jan@voorbeeld.nl',
      hint: 'jan@',
      client: { queue: ['jan@'] },
    };
    log.error({ err: Object.assign(new Error('duplicate key'), { code: '23505', ...values }) }, 'failed');
    const unread = new Error('invalid input syntax for type integer: "jan@voorbeeld.nl"');
    log.error({ err: Object.assign(unread, { code: '22P02' }) }, 'failed');
    expect(text()).not.toContain('jan@');
    expect(text()).toContain('duplicate key');
    expect(text()).toContain('22P02');
    expect(text()).toContain('log.test.ts');
  });

  it('of a failure that is no error says what it is', () => {
    const { log, lines } = aLog();
    log.error({ err: 'aborted' }, 'a failure that nobody heard');
    log.error({ err: undefined }, 'a failure that nobody heard');
    const [said = '', nothing = ''] = lines().map((line) => inWords(JSON.stringify(line)));
    expect(said).toMatch(/heard\naborted\n$/);
    expect(nothing).toMatch(/heard\n$/);
  });

  it('is words for a person on a terminal', () => {
    const { log, lines } = aLog();
    log.info({ method: 'GET', route: '/v2/news/overview', status: 200, ms: 12, requestId: 'abc' }, 'request');
    log.error({ err: new Error('the disk is full') }, 'a call failed');
    const [request = '', failure = ''] = lines().map((line) => inWords(JSON.stringify(line)));
    expect(request).toMatch(/^\d\d:\d\d:\d\d info {2}request GET \/v2\/news\/overview 200 12 ms abc\n$/);
    expect(failure).toMatch(/^\d\d:\d\d:\d\d error a call failed\nError: the disk is full\n {4}at /);
  });
});

it('the way through to an older installation has its lines too, and hands the id on', async () => {
  const { log, lines } = aLog();
  const app = createPassThrough({ v2ApiUrl: 'http://127.0.0.1:1', trustedProxies: [], log });
  const answer = await app.request('/v2/customers/Jansen');
  expect(answer.status).toBe(502);
  const requestId = answer.headers.get('X-Request-Id');
  expect(lines().map(({ level, method, route, requestId: id }) => [level, method, route, id])).toEqual([
    ['error', 'GET', '/v2/*', requestId],
    ['info', 'GET', '/v2/*', requestId],
  ]);
  expect(JSON.stringify(lines())).not.toContain('Jansen');
});
