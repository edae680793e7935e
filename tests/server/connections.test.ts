import { on, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AppEnv } from '../../server/http/address';
import { type ConnectionLimits, type Listening, listen } from '../../server/start/listen';
import { aProduct } from '../support/builders';
import { createTestServer, type TestServer } from '../support/server';

/** Connections that are slow, silent, torn or full of nonsense, on a real socket: each is let go, nobody else waits. */

/** As in production, so many times shorter. */
const LIMITS: ConnectionLimits = {
  headersTimeout: 300,
  requestTimeout: 600,
  keepAliveTimeout: 400,
  connectionsCheckingInterval: 50,
  idleTimeout: 1_500,
  stallTimeout: 60_000,
  maxConnections: 20,
};

let server: TestServer;
/** What the tests connect to. */
let listening: Listening;
const sockets: Socket[] = [];
const listenWith = async (limits?: ConnectionLimits) => {
  listening = await listen(server.app, { host: '127.0.0.1', port: 0 }, limits);
};
beforeEach(async () => {
  server = await createTestServer();
  await listenWith(LIMITS);
  return () => listening.stop();
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface Heard {
  socket: Socket;
  text: () => string;
  /** Once the server let go. */
  ended: Promise<unknown>;
}
const open = async (): Promise<Heard> => {
  const { hostname, port } = new URL(listening.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: false });
  sockets.push(socket);
  let text = '';
  socket.on('data', (part) => {
    text += String(part);
  });
  socket.on('error', () => {});
  const ended = new Promise((done) => socket.once('close', done));
  await Promise.race([once(socket, 'connect'), ended]);
  return { socket, text: () => text, ended };
};
const say = async (text: string): Promise<Heard> => {
  const heard = await open();
  heard.socket.write(text);
  return heard;
};
/** A letter now and then, for ever. */
const dribble = ({ socket, ended }: Heard) => {
  const timer = setInterval(() => socket.write('a'), 40);
  ended.then(() => clearInterval(timer));
};
const health = () =>
  fetch(`${listening.url}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );
/** Asked again where this process was too busy to send its own headers within the short limit. */
const isWell = () => expect.poll(health).toBe(200);

const UPLOAD = () =>
  `POST /v2/dashboard/product/new/1 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${server.token}\r\nContent-Type: application/json\r\n`;

it.each<[string, () => string, RegExp]>([
  ['says nothing at all', () => '', /408/],
  ['sends its headers a letter at a time', () => 'GET /healthz HTTP/1.1\r\nX-Slow: ', /408/],
  ['sends its body a letter at a time', () => `${UPLOAD()}Content-Length: 9999\r\n\r\n"`, /^$|408/],
])('a connection that %s is let go, and others are answered meanwhile', async (_, first, status) => {
  const slow = await Promise.all(Array.from({ length: 8 }, () => say(first())));
  if (first() !== '') slow.forEach(dribble);
  await isWell();
  await Promise.all(slow.map(({ ended }) => ended));
  for (const { text } of slow) expect(text()).toMatch(status);
  await isWell();
  expect(server.failures).toEqual([]);
});

it('a connection is kept between calls, and let go when no further call comes', async () => {
  await listening.stop();
  // The second call is in time, however busy the machine is.
  await listenWith({
    ...LIMITS,
    headersTimeout: 60_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 2_000,
    idleTimeout: 60_000,
  });
  const heard = await say('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(heard.socket, 'data');
  heard.socket.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\n');
  await heard.ended;
  expect(heard.text().match(/HTTP\/1.1 200/g)).toHaveLength(2);
  // Without it Node lets go too, a few seconds later.
  expect(heard.text()).toContain('Keep-Alive: timeout=2');
});

it('a connection that never reads its answer is let go', async () => {
  const title = 'x'.repeat(250);
  for (let nth = 0; nth < 200; nth += 1)
    await aProduct(server.db, { main_title: title, main_description: title.repeat(200) });
  const { hostname, port } = new URL(listening.url);
  const deaf = connect({ host: hostname, port: Number(port) });
  sockets.push(deaf);
  deaf.on('error', () => {});
  deaf.pause();
  deaf.write(`GET /v2/dashboard/product/overview HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${server.token}\r\n\r\n`);
  const connections = async () => listening.connections();
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  await isWell();
});

describe('an answer that is read in drips', () => {
  const KB = 1024;
  const STALL_MS = 90_000;
  /** Begins to read it, with the server's own limits. */
  const ask = async (answer: () => BodyInit) => {
    const app = new Hono<AppEnv>().get('/', () => new Response(answer()));
    const { url, stop } = await listen(app, { host: '127.0.0.1', port: 0 });
    onTestFinished(() => stop());
    // Only what looks at the answer now and then.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    const ended = new Promise((done) => socket.once('close', done));
    socket.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    await once(socket, 'readable');
    return { socket, ended };
  };

  it('is cut off where no more than that is taken of it', async () => {
    const { socket, ended } = await ask(() => new Uint8Array(64 * KB * KB));
    for (let drip = 0; drip < 2; drip += 1) {
      expect(socket.read(KB)).toHaveLength(KB);
      vi.advanceTimersByTime(STALL_MS);
    }
    socket.resume();
    await ended;
    expect(socket.bytesRead).toBeLessThan(64 * KB * KB);
  });

  it('comes whole over a slow line, however long that takes', async () => {
    const pieces = 1_000;
    let made = 0;
    const list = () =>
      new ReadableStream({
        pull: (controller) => {
          made += 1;
          if (made > pieces) controller.close();
          else controller.enqueue(new Uint8Array(64 * KB));
        },
      });
    const { socket, ended } = await ask(list);
    for (let looks = 0; looks < 8; looks += 1) {
      const enough = made + 5;
      for await (const _ of on(socket.resume(), 'data')) if (made > enough) break;
      socket.pause();
      vi.advanceTimersByTime(STALL_MS);
    }
    socket.resume();
    await ended;
    expect(socket.bytesRead).toBeGreaterThan(pieces * 64 * KB);
  });
});

it('more connections than it holds are turned away at once, and welcome again later', async () => {
  await listening.stop();
  // None of those that are held is let go meanwhile, however busy the machine is.
  await listenWith({ ...LIMITS, headersTimeout: 60_000, requestTimeout: 60_000, idleTimeout: 60_000 });
  const held = await Promise.all(Array.from({ length: 20 }, () => say('GET /healthz HTTP/1.1\r\nX: ')));
  const refused = await say('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  await refused.ended;
  expect(refused.text()).toBe('');
  for (const { socket } of held) socket.destroy();
  await isWell();
});

it('a call that is cut off half-way writes nothing, is no fault of the server, and holds up nobody', async () => {
  for (let nth = 0; nth < 10; nth += 1) {
    const torn = await say(`${UPLOAD()}Content-Length: 500\r\n\r\n{"main_title":"Half`);
    torn.socket.destroy();
    await isWell();
  }
  await expect.poll(() => listening.connections()).toBeLessThanOrEqual(2);
  expect(await server.db.selectFrom('products').selectAll().execute()).toEqual([]);
  expect(server.failures).toEqual([]);
});

it('told to stop, the server waits for a call in flight, and cuts it off before 5 seconds have passed', async () => {
  await listening.stop();
  await listenWith();
  const { ended } = await say(`${UPLOAD()}Content-Length: 500\r\n\r\n{"main_title":"Half`);
  await isWell();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const events: string[] = [];
  const stopped = listening.stop().then(() => events.push('stopped'));
  // The limit counts from here: connections that wait were accepted first.
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect.poll(() => listening.connections()).toBe(1);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all([ended, stopped]);
  expect(events).toEqual(['stopped']);
});

const GET = (path: string, ...headers: string[]) => [`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n');
it.each<[string, string, string]>([
  ['no HTTP at all', 'HELLO\r\n\r\n', '400'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', '400'],
  ['a header of its own shape', GET('/healthz', 'Host: a', 'no colon'), '400'],
  ['a host that is none', GET('/healthz', 'Host: a b'), '400'],
  [
    'two lengths',
    'POST /v2/accounts/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400',
  ],
  [
    'a length and chunks',
    'POST /v2/accounts/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '400',
  ],
  ['20 kB of headers', GET('/healthz', 'Host: a', `X: ${'x'.repeat(20_000)}`), '431'],
  ['an address of 20 kB', GET(`/${'x'.repeat(20_000)}`, 'Host: a'), '431'],
  ['a percent sign alone', GET('/v2/news/overview/%', 'Host: a'), '404'],
  ['a byte that is no UTF-8', GET('/v2/images/%ff', 'Host: a'), '404'],
  ['a way out of the folder', GET('/../../../etc/passwd', 'Host: a'), '404'],
  ['a way out of the folder, encoded', GET('/%2e%2e/%2e%2e/etc/passwd', 'Host: a'), '404'],
  ['a backslash', GET('/..\\..\\etc\\passwd', 'Host: a'), '400'],
  ['the address of elsewhere', GET('http://elders.example/v2/accounts/checkToken', 'Host: a'), '40'],
  ['TRACE', 'TRACE /healthz HTTP/1.1\r\nHost: a\r\n\r\n', '40'],
  ['a star', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', '40'],
  ['an unknown expectation', GET('/healthz', 'Host: a', 'Expect: x'), '417'],
  ['another protocol', GET('/v2/accounts/checkToken', 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket'), '401'],
])('%s is refused as JSON', async (_, text, status) => {
  await listening.stop();
  // Refused for what it is, and not for its time.
  await listenWith();
  const heard = await say(
    text.includes('Connection:') ? text : text.replace('\r\nHost: a', '\r\nConnection: close\r\nHost: a'),
  );
  heard.socket.end();
  await heard.ended;
  expect(heard.text()).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  const [head = '', body = ''] = heard.text().split('\r\n\r\n');
  expect(head).toMatch(/^content-type: application\/json/im);
  expect(JSON.parse(body)).toMatchObject({ code: 'ERROR', data: { error: expect.any(String) } });
  await isWell();
});
