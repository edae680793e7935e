import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGN_IN_TRIES_OF_ADDRESS } from '../../server/auth/signInLimit';
import { networkOf } from '../../server/http/address';
import { createFairQueue } from '../../server/lib/fairQueue';
import { Refusal } from '../../server/lib/refusal';
import { listen } from '../../server/start/listen';
import { basic } from '../support/basic';
import { aStaffMember, STAFF_PASSWORD } from '../support/builders';
import { createTestServer, MONDAY, type TestServer } from '../support/server';
import { signInFrom } from '../support/signInFrom';

/** Many logins at once: who floods waits, everyone else goes on. */

const hashing = vi.hoisted(() => ({ started: 0, checked: [] as unknown[], gate: Promise.resolve(), open: () => {} }));
/** Without argon2: a hash is the password itself, and takes until the gate is open and a turn of the event loop. */
vi.mock('@node-rs/argon2', () => {
  const inGate = async <Result>(result: Result) => {
    hashing.started += 1;
    await hashing.gate;
    return setImmediate(result);
  };
  return {
    hash: inGate,
    verify: vi.fn((hash: string, password: string) => {
      hashing.checked.push(password);
      return inGate(hash === password);
    }),
  };
});
/** From now on passwords are hashed once the gate opens. */
const closeGate = () => {
  hashing.started = 0;
  hashing.checked = [];
  hashing.gate = new Promise((done) => {
    hashing.open = done;
  });
};

let server: TestServer;
beforeEach(async () => {
  hashing.gate = Promise.resolve();
  server = await createTestServer();
});

const login = async (username: string, password: string, address: string) =>
  signInFrom(server, address, username, password);
const floodFrom = (address: string, count: number) =>
  Array.from({ length: count }, (_, nth) => login(`verzonnen-${nth}`, 'mis', address));

describe('a flood of made-up logins', () => {
  it('does not keep a right login from another address waiting behind it', async () => {
    closeGate();
    const flood = floodFrom('198.51.100.7', 500);
    const right = login('sanne', STAFF_PASSWORD, '192.0.2.1');
    await expect.poll(() => hashing.started).toBe(2);
    hashing.open();
    expect((await right).status).toBe(200);
    // After the two that were being checked already, and the one whose lane comes first.
    expect(hashing.checked.indexOf(STAFF_PASSWORD)).toBeLessThanOrEqual(3);
    await Promise.all(flood);
  });

  it('is bounded: what cannot wait is told when to come back, and the address is refused after so many tries', async () => {
    closeGate();
    const flood = floodFrom('198.51.100.7', 500);
    await expect.poll(() => hashing.started).toBe(2);
    hashing.open();
    const answers = await Promise.all(flood);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(400);
    expect(busy[0]?.headers.get('Retry-After')).toBe('5');
    expect(await busy[0]?.json()).toEqual({
      code: 'ERROR',
      data: { error: 'Het is nu te druk om in te loggen. Probeer het zo opnieuw.' },
    });
    let tries = answers.length - busy.length;
    for (; tries < SIGN_IN_TRIES_OF_ADDRESS; tries += 1)
      expect((await login(`ander-${tries}`, 'mis', '198.51.100.7')).status).toBe(401);
    vi.mocked(verify).mockClear();
    const written = () => sql`select seq from sqlite_sequence where name = 'sign_in_attempts'`.execute(server.db);
    const before = await written();
    expect((await login('nog-een', 'mis', '198.51.100.7')).status).toBe(429);
    expect(verify).not.toHaveBeenCalled();
    // Refusing costs no write: nothing slows down who goes on.
    expect(await written()).toEqual(before);
    expect((await login('sanne', STAFF_PASSWORD, '192.0.2.1')).status).toBe(200);
  });

  it('is one flood from all addresses of one line over IPv6', async () => {
    closeGate();
    const flood = Array.from({ length: 700 }, (_, nth) => login('verzonnen', 'mis', `2001:db8::${nth.toString(16)}`));
    const right = login('sanne', STAFF_PASSWORD, '192.0.2.1');
    hashing.open();
    expect((await right).status).toBe(200);
    await Promise.all(flood);
    const refused = await login('verzonnen', 'mis', '2001:db8::7:ffff');
    expect(refused.status).toBe(429);
    expect((await login('verzonnen', 'mis', '2001:db8:0:1::7:ffff')).status).toBe(401);
  });

  it('of callers who hang up leaves nothing to be checked', async () => {
    const { url, stop } = await listen(server.app, { host: '127.0.0.1', port: 0 });
    const { hostname, port } = new URL(url);
    closeGate();
    const head = `POST /v2/accounts/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 0\r\n`;
    const sockets = Array.from({ length: 30 }, (_, nth) => {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.on('error', () => {});
      socket.write(`${head}Authorization: ${basic(`weg-${nth}`, 'mis')}\r\n\r\n`);
      return socket;
    });
    await expect.poll(() => hashing.started).toBe(2);
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    const right = fetch(`${url}/v2/accounts/login`, {
      method: 'POST',
      headers: { Authorization: basic('sanne', STAFF_PASSWORD) },
    });
    hashing.open();
    expect((await right).status).toBe(200);
    // The two that were under way, and the right one; some that came in late may still have been looked at.
    expect(hashing.started).toBeLessThan(30);
    await stop();
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fe80::1%a:b:c:d:e:f:1:2', 'fe80:0:0:0'],
])('the limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('a user name cannot be taken for the limit of its address', async () => {
  await login('address', 'mis', '192.0.2.1');
  const kept = await server.db.selectFrom('sign_in_attempts').select('key').execute();
  expect(new Set(kept.map(({ key }) => key)).size).toBe(2);
});

it('forty right logins at once are forty successes, and no tries', async () => {
  for (const name of ['piet', 'truus']) await aStaffMember(server.db, { username: name });
  const answers = await Promise.all(Array.from({ length: 40 }, () => login('sanne', STAFF_PASSWORD, '192.0.2.1')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await server.db.selectFrom('sign_in_attempts').selectAll().execute()).toEqual([]);
});

it('while a customer’s password waits to be hashed, others read and write', async () => {
  closeGate();
  const json = {
    ...{ company_name: 'Wasstraat', name: 'Jan', company_address: 'A 1', company_zip: '1234 AB', company_place: 'B' },
    ...{ company_country_id: 1, company_phone: '020 1234567', company_email: 'a@example.nl', shops: [] },
    ...{ username: 'wasstraat', password: 'zeepsop-en-water', active: 'Y' },
  };
  const customer = server.request('/v2/dashboard/customer/new', { json });
  await expect.poll(() => hashing.started).toBe(1);
  expect((await server.request('/readyz')).status).toBe(200);
  const task = await server.request('/v2/push/sendNotification/sireon', { json: { message: 'Wij zijn open.' } });
  expect(task.status).toBe(200);
  hashing.open();
  expect((await customer).status).toBe(200);
});

describe('a clock that was set back', () => {
  const later = (minutes: number) => new Date(MONDAY.getTime() + minutes * 60_000);

  it('lets tries from the future count from now', async () => {
    server.setNow(later(24 * 60));
    for (let tries = 0; tries < 10; tries += 1) await login('sanne', 'mis', '192.0.2.1');
    server.setNow(MONDAY);
    const refused = await login('sanne', STAFF_PASSWORD, '192.0.2.1');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
    server.setNow(later(15));
    expect((await login('sanne', STAFF_PASSWORD, '192.0.2.1')).status).toBe(200);
  });

  it('gives a session from the future its hours from now, and no more', async () => {
    server.setNow(later(24 * 60));
    const { data } = await (await login('sanne', STAFF_PASSWORD, '192.0.2.1')).json();
    const check = async () =>
      (await server.app.request('/v2/accounts/checkToken', { headers: { Authorization: `Bearer ${data.API_token}` } }))
        .status;
    server.setNow(MONDAY);
    expect(await check()).toBe(200);
    for (let minutes = 30; minutes < 12 * 60; minutes += 30) {
      server.setNow(later(minutes));
      expect([minutes, await check()]).toEqual([minutes, 200]);
    }
    server.setNow(later(12 * 60));
    expect(await check()).toBe(401);
  });
});

describe('the queue of passwords', () => {
  it('serves its lanes in turn, and tells who comes too late', async () => {
    const inTurn = createFairQueue({ atOnce: 1, perLane: 3, inAll: 4 });
    const done: string[] = [];
    const ask = (lane: string, name: string, signal?: AbortSignal) =>
      inTurn(lane, async () => void done.push(name), { busy: 'Te druk.', ...(signal && { signal }) }).catch(
        (error: unknown) => {
          done.push(`${name}: ${error instanceof Refusal ? error.status : error}`);
        },
      );
    const leaving = new AbortController();
    const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) =>
      ask('a', name, name === 'a3' ? leaving.signal : undefined),
    );
    const others = [ask('b', 'b1'), ask('c', 'c1')];
    leaving.abort();
    await Promise.all([...all, ...others]);
    expect(done).toEqual(['a1', 'a5: 503', 'c1: 503', 'a3: 400', 'a2', 'b1', 'a4']);
  });

  it('does not tell who saves a password too late that they cannot sign in', async () => {
    closeGate();
    const saving = Array.from({ length: 80 }, (_, nth) =>
      server.request('/api/staff', { json: { username: `nieuw-${nth}`, name: 'Noor', password: STAFF_PASSWORD } }),
    );
    const busy = await Promise.race(saving);
    expect([busy.status, (await busy.json()).data.error]).toEqual([503, 'Het is nu te druk. Probeer het zo opnieuw.']);
    hashing.open();
    await Promise.all(saving);
  });
});
