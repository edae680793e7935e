import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '../../server/auth/passwords';
import { createStaff, SESSION_LIMITS, startSession } from '../../server/auth/sessions';
import { RESEND_COOKIE } from '../../server/resources/accounts';
import { readSettings } from '../../server/start/settings';
import { basic } from '../support/basic';
import { aCustomer, anOrder, aStaffMember, STAFF_PASSWORD } from '../support/builders';
import { everythingIn } from '../support/contents';
import { everyCall, everyRecord, type SomeCall } from '../support/everyCall';
import { queryPlans } from '../support/queryPlans';
import { createTestServer, eachEngine, MONDAY, type TestServer } from '../support/server';
import { signInFrom } from '../support/signInFrom';

vi.mock('@node-rs/argon2', { spy: true });

/** Who has no session comes nowhere: every call, against every way of not having one. */

const MINUTE = 60_000;
const before = (minutes: number) => new Date(MONDAY.getTime() - minutes * MINUTE);
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const aGet: SomeCall = { name: '', method: 'GET', path: '', body: undefined };
const RESEND_LINK = '/v2/mollieOrder/resentMail/1';

/** `path` is the call's own unless the way of asking changes it. */
interface Asking {
  headers: Record<string, string>;
  pathOf?: (path: string) => string;
}

const sessionOf = (server: TestServer, userId: number, at = MONDAY) =>
  startSession(server.db, userId, at, SESSION_LIMITS);

/** Each way of having no session, with what it needs beforehand. */
const WAYS: [string, (server: TestServer) => Promise<Asking>][] = [
  ['no token', async () => ({ headers: {} })],
  ['a wrong token', async () => ({ headers: bearer('a'.repeat(43)) })],
  ['a token with a letter too many', async ({ token }) => ({ headers: bearer(`${token}a`) })],
  ['a token twice', async ({ token }) => ({ headers: { Authorization: `Bearer ${token}, Bearer ${token}` } })],
  ['a token without its scheme', async ({ token }) => ({ headers: { Authorization: token } })],
  ['a token of another scheme', async ({ token }) => ({ headers: { Authorization: `Token ${token}` } })],
  ['a scheme without a token', async () => ({ headers: { Authorization: 'Bearer ' } })],
  ['a wildcard', async () => ({ headers: bearer(`${'%'.repeat(42)}_`) })],
  ['a token in the query', async ({ token }) => ({ headers: {}, pathOf: (path) => `${path}?token=${token}` })],
  [
    'a token in a cookie',
    async ({ token }) => ({ headers: { Cookie: `token=${token}; ${RESEND_COOKIE}=${token}; API_token=${token}` } }),
  ],
  ['the cookie of the resend link as a token', async ({ cookie }) => ({ headers: bearer(cookie) })],
  ['the cookie of the resend link', async ({ cookie }) => ({ headers: { Cookie: `${RESEND_COOKIE}=${cookie}` } })],
  ['the user name and password', async () => ({ headers: { Authorization: basic('sanne', STAFF_PASSWORD) } })],
  [
    'the user name and password of a customer',
    async ({ db }) => {
      await aCustomer(db, { username: 'klant', password_hash: await hashPassword(STAFF_PASSWORD) });
      return { headers: { Authorization: basic('klant', STAFF_PASSWORD) } };
    },
  ],
  [
    'a session that was not used for an hour',
    async (server) => ({ headers: bearer((await sessionOf(server, server.userId, before(60))).token) }),
  ],
  [
    'a session of twelve hours ago, however used',
    async (server) => {
      const { token } = await sessionOf(server, server.userId, before(12 * 60));
      await server.db.updateTable('sessions').set({ last_used_ms: MONDAY.getTime() }).execute();
      return { headers: bearer(token) };
    },
  ],
  [
    'a session that was signed out',
    async (server) => {
      const { token } = await sessionOf(server, server.userId);
      expect((await server.request('/v2/accounts/logout', { method: 'POST', headers: bearer(token) })).status).toBe(
        200,
      );
      return { headers: bearer(token) };
    },
  ],
  ...(
    [
      [
        'a session from before the password was changed',
        { active: 1, password: 'een ander wachtwoord', own_password: STAFF_PASSWORD },
      ],
      ['a session of an account that was switched off', { active: 0, password: '' }],
    ] as const
  ).map(([name, change]): [string, (server: TestServer) => Promise<Asking>] => [
    name,
    async (server) => {
      const userId = await aStaffMember(server.db);
      const { token } = await sessionOf(server, userId);
      const json = { name: 'Piet', ...change };
      expect((await server.request(`/api/staff/${userId}`, { method: 'PUT', json })).status).toBe(200);
      return { headers: bearer(token) };
    },
  ]),
];

eachEngine('access', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await createTestServer({ engine });
    await everyRecord(server.db);
  });

  const ask = ({ method, path, body }: SomeCall, { headers, pathOf = (own) => own }: Asking) =>
    server.app.request(pathOf(path), {
      method,
      headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  it('every call is taken from who is signed in, and the link from the browser that signed in', async () => {
    const link = await server.app.request(RESEND_LINK, { headers: { Cookie: `${RESEND_COOKIE}=${server.cookie}` } });
    expect(link.status).toBe(200);
    const refused: [string, number, string][] = [];
    for (const call of everyCall) {
      const answer = await ask(call, { headers: bearer(server.token) });
      if (!answer.ok) refused.push([call.name, answer.status, await answer.text()]);
    }
    expect(refused).toEqual([]);
  });

  describe.each(WAYS)('with %s', (_, prepare) => {
    it('every call answers 401 as JSON and writes nothing', async () => {
      const asking = await prepare(server);
      const was = await everythingIn(server);
      const otherwise: unknown[] = [];
      for (const call of everyCall) {
        const answer = await ask(call, asking);
        const said = await answer.json();
        const asPromised =
          answer.status === 401 &&
          answer.headers.get('WWW-Authenticate') === 'Bearer' &&
          said.code === 'ERROR' &&
          said.data.error === 'Log opnieuw in.';
        if (!asPromised) otherwise.push([call.name, answer.status, said]);
      }
      expect(otherwise).toEqual([]);
      expect(await everythingIn(server)).toEqual(was);
    });
  });

  it.each(['/v2/dashboard/product/overview/', '/api/staff/'])(
    '%s is asked with its session and version at once',
    async (path) => {
      const plans = queryPlans(server.db, 'sessions');
      const { version, data } = await (
        await ask({ ...aGet, path: `${path}1` }, { headers: bearer(server.token) })
      ).json();
      expect(version ?? data.version).toBe(0);
      const [asked, ...others] = await plans();
      expect([asked?.text, others]).toEqual([expect.stringContaining('audit'), []]);
      const read = asked?.steps.filter((step) => /scan (sessions|audit)/i.test(step));
      expect(engine === 'sqlite' ? read : []).toEqual([]);
    },
  );

  it.each(['/v2/dashboard/product/overview/', '/api/staff/'])(
    '%s of an id that cannot be: 401, and 404 to staff',
    async (path) => {
      const call = { ...aGet, path: `${path}${'9'.repeat(400)}` };
      expect((await ask(call, { headers: {} })).status).toBe(401);
      expect((await ask(call, { headers: bearer(server.token) })).status).toBe(404);
    },
  );

  it('the resend link is a page of refusal to whoever has no cookie of a live session, and mails nothing', async () => {
    const ended = await sessionOf(server, server.userId, before(60));
    const askings = [
      ...['', 'a'.repeat(43), server.token, ended.cookie].map((value) => ({ Cookie: `${RESEND_COOKIE}=${value}` })),
      { Cookie: `other=${server.cookie}` },
      bearer(server.token),
      bearer(server.cookie),
      { Authorization: basic('sanne', STAFF_PASSWORD) },
      {},
    ];
    const was = await everythingIn(server);
    for (const headers of askings)
      for (const method of ['GET', 'POST']) {
        const answer = await server.app.request(RESEND_LINK, { method, headers: new Headers(headers as HeadersInit) });
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([401, 'text/html; charset=UTF-8']);
      }
    expect(server.mails).toEqual([]);
    expect(await everythingIn(server)).toEqual(was);
  });
});

it('every call that the server answers is in these tests, or is open on purpose', async () => {
  const server = await createTestServer();
  const open = [
    'GET /healthz',
    'GET /readyz',
    'GET /v2/openapi.json',
    'GET /v2/images/:sha256{[0-9a-f]{64}}',
    'POST /v2/accounts/login',
    // Tried above, by its cookie.
    'GET /v2/mollieOrder/resentMail/:orderno',
    'POST /v2/mollieOrder/resentMail/:orderno',
  ];
  const answered = server.app.routes
    .filter(({ method }) => !['ALL', 'OPTIONS'].includes(method))
    .map(({ method, path }) => `${method} ${path}`);
  const tried = (route: string) => {
    const [verb, path = ''] = route.split(' ');
    const concrete = path
      .replace(/:shop\b/, 'sireon')
      .replace(':key', 'a'.repeat(36))
      .replace(/:imageNo\{[^}]*\}/, '0')
      .replace(/:\w+(\{[^}]*\})?/g, '1');
    return everyCall.some((call) => call.method === verb && call.path === concrete.replace(/\/$/, ''));
  };
  expect(answered.filter((route) => !open.includes(route) && !tried(route))).toEqual([]);
  expect(open.filter((route) => !answered.includes(route))).toEqual([]);
  expect(everyCall.length).toBeGreaterThan(75);
});

const login = (server: TestServer, username: string, from: { address: string; forwarded?: string }) =>
  signInFrom(server, from.address, username, 'een verkeerd wachtwoord', {
    ...(from.forwarded ? { 'X-Forwarded-For': from.forwarded } : {}),
  });

it('a refused login checks a password at the same cost, whether the user name exists or not', async () => {
  const server = await createTestServer();
  await createStaff(server.db, { username: 'piet', name: 'Piet', password: STAFF_PASSWORD, now: MONDAY });
  const checked: string[] = [];
  for (const username of ['piet', 'niemand']) {
    vi.mocked(verify).mockClear();
    expect((await login(server, username, { address: '192.0.2.1' })).status).toBe(401);
    expect(verify).toHaveBeenCalledOnce();
    checked.push(String(vi.mocked(verify).mock.calls[0]?.[0]));
  }
  const [known, unknown] = checked;
  expect(known).not.toBe(unknown);
  // Algorithm, version, memory, passes and lanes: all that the cost hangs on.
  const costOf = (hash?: string) => hash?.split('$').slice(0, 4);
  expect(costOf(unknown)).toEqual(['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']);
  expect(costOf(known)).toEqual(costOf(unknown));
});

describe('tries to sign in are counted by the address that', () => {
  const elevenTries = async (
    trustedProxies: string[],
    from: (time: number) => { address: string; forwarded: string },
  ) => {
    const server = await createTestServer({ trustedProxies });
    let last = 0;
    for (let time = 0; time < 11; time += 1) last = (await login(server, 'sanne', from(time))).status;
    return last;
  };

  it.each(['198.51.100.7:', '[2001:db8::7]:'])('a proxy writes with a port behind it: %s', async (address) => {
    const withPort = (time: number) => ({ address: '10.0.0.1', forwarded: `${address}${50_000 + time}` });
    expect(await elevenTries(['10.0.0.1'], withPort)).toBe(429);
  });

  it('a chain of trusted proxies heard from the last one that is not among them', async () => {
    const chained = (time: number) => ({ address: '10.0.0.1', forwarded: `192.0.2.${time}, 198.51.100.7, 10.0.0.2` });
    expect(await elevenTries(['10.0.0.1', '10.0.0.2'], chained)).toBe(429);
    const honest = (time: number) => ({ address: '10.0.0.1', forwarded: `192.0.2.${time}, 10.0.0.2` });
    expect(await elevenTries(['10.0.0.1', '10.0.0.2'], honest)).toBe(401);
  });

  it.each([
    ['2001:DB8::1', '2001:db8::1'],
    ['2001:db8:0:0:0:0:0:1', '2001:db8::1'],
    ['::FFFF:10.0.0.1', '10.0.0.1'],
    ['::ffff:a00:1', '::ffff:10.0.0.1'],
    ['fe80:0::1%eth0', 'fe80::1%eth0'],
  ])('the trusted proxy %s passes on, which connects as %s, in any spelling of it', async (setting, address) => {
    const { trustedProxies } = readSettings({ TRUSTED_PROXY: setting });
    const honest = (time: number) => ({ address, forwarded: `192.0.2.${time}, ${setting}` });
    expect(await elevenTries(trustedProxies, honest)).toBe(401);
  });

  it('connects, when that is a proxy of the same address on another network card', async () => {
    const posing = (time: number) => ({ address: 'fe80::1%eth1', forwarded: `192.0.2.${time}` });
    expect(await elevenTries(['fe80::1%eth0'], posing)).toBe(429);
  });

  it('connects, when that is no trusted proxy, whatever it forwards', async () => {
    const posing = (time: number) => ({ address: '198.51.100.7', forwarded: `192.0.2.${time}, 10.0.0.1` });
    expect(await elevenTries(['10.0.0.1'], posing)).toBe(429);
  });
});

it('behind a proxy that speaks HTTPS the cookie is for HTTPS alone, by name too, and goes at logout', async () => {
  const server = await createTestServer({ trustedProxies: ['10.0.0.1'] });
  const order = await anOrder(server.db);
  const post = (path: string, headers: Record<string, string>) =>
    server.app.request(
      path,
      { method: 'POST', headers: { 'X-Forwarded-Proto': 'https', ...headers } },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    );
  const answer = await post('/v2/accounts/login', { Authorization: basic('sanne', STAFF_PASSWORD) });
  const cookie = answer.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/^__Secure-resend=[\w-]{43};/);
  for (const part of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/v2/mollieOrder'])
    expect(cookie.split('; ')).toContain(part);
  const [pair = ''] = cookie.split(';');
  const link = (Cookie: string) => server.app.request(`/v2/mollieOrder/resentMail/${order}`, { headers: { Cookie } });
  expect((await link(pair)).status).toBe(200);
  const { data } = await answer.json();
  const gone = (await post('/v2/accounts/logout', bearer(data.API_token))).headers.get('Set-Cookie');
  expect(gone).toMatch(/^__Secure-resend=; Max-Age=0; Path=\/v2\/mollieOrder; Secure/);
  expect((await link(pair)).status).toBe(401);
});

it.each([
  ['https, http', '__Secure-resend'],
  ['HTTPS', '__Secure-resend'],
  ['http, https', 'resend'],
  ['httpsx', 'resend'],
])(
  'behind proxies that say %j in a chain the cookie is %s: what counts is what the browser speaks',
  async (said, name) => {
    const server = await createTestServer({ trustedProxies: ['10.0.0.1'] });
    const answer = await signInFrom(server, '10.0.0.1', 'sanne', STAFF_PASSWORD, { 'X-Forwarded-Proto': said });
    expect(answer.headers.get('Set-Cookie')?.split('=')[0]).toBe(name);
  },
);
