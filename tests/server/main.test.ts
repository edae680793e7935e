import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/db/open';
import { fillDemo } from '../../server/demo/fill';
import { StartError } from '../../server/lib/startError';
import { firstStart } from '../../server/start/firstStart';
import { readSettings } from '../../server/start/settings';
import { basic } from '../support/basic';
import { aFolder } from '../support/folder';
import { leftOutIf } from '../support/leftOut';
import { listening } from '../support/listening';
import { cannotMount } from '../support/mounts';
import { ADMIN, startReadOnly, startServer } from '../support/serverProcess';

/** The server as a process of its own: how it starts, refuses to start, and stops. */

/** The demonstration's account and a tenth of its data. */
const SMALL = { scale: 0.1, seed: 'wasstraat', replace: false };

const start = (settings: Record<string, string>) => {
  const started = startServer(settings);
  onTestFinished(() => void started.server.kill('SIGKILL'));
  return started;
};

const signIn = (url: string, username: string, password: string) =>
  fetch(`${url}/v2/accounts/login`, {
    method: 'POST',
    headers: { Authorization: basic(username, password) },
  });

/** A call whose body has only begun to arrive: `{` of `{}`. */
const halfSent = async (url: string): Promise<ClientRequest> => {
  const { data } = await (await signIn(url, 'beheer', ADMIN.ADMIN_PASSWORD)).json();
  const call = request(`${url}/v2/dashboard/category/updateOrder/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${data.API_token}`, 'Content-Type': 'application/json', 'Content-Length': 2 },
  });
  call.write('{');
  await fetch(`${url}/healthz`);
  return call;
};

test('the first start on this computer prints the address and a sign-in that works; the next leaves the data alone', async () => {
  const DATA_DIR = aFolder();
  const first = start({ DATA_DIR });
  const url = await first.listening;
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(first.said()).toContain('demo / demo-wasstraat');
  expect((await signIn(url, 'demo', 'demo-wasstraat')).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain('<div id="root">');
  expect(await first.stop()).toBe(0);

  const second = start({ DATA_DIR });
  expect((await signIn(await second.listening, 'demo', 'demo-wasstraat')).status).toBe(200);
  expect(second.said()).not.toContain('demo-wasstraat');

  expect(await second.stop()).toBe(0);
  const demoForAll = start({ DATA_DIR, HOST: '0.0.0.0' });
  expect(await demoForAll.ended).toBe(1);
  expect(demoForAll.complained()).toMatch(/"demo" heeft nog het wachtwoord van de demonstratie/);
});

test('behind a proxy, which others can reach, it starts with the demonstration’s password no more than on their address', async () => {
  const open = await openDatabase({ dataDir: ':memory:' });
  onTestFinished(open.close);
  const expectRefused = async (why: string) => {
    for (const [name, address] of [
      ['HOST', '0.0.0.0'],
      ['TRUSTED_PROXY', '127.0.0.1'],
    ] as const) {
      const starting = firstStart(open, readSettings({ [name]: address }), new Date());
      await expect(starting).rejects.toThrow(StartError);
      await expect(starting).rejects.toThrow(new RegExp(`${name === 'HOST' ? address : name}.*${why}`));
    }
  };
  await expectRefused('ADMIN_USERNAME en ADMIN_PASSWORD');
  await fillDemo(open, SMALL, new Date());
  await expectRefused('"demo" heeft nog het wachtwoord van de demonstratie');
});

test('an empty database gets the account of the settings, and no demonstration', async () => {
  const started = start({ DATA_DIR: aFolder(), HOST: '0.0.0.0', ...ADMIN });
  const url = (await started.listening).replace('0.0.0.0', '127.0.0.1');
  expect((await signIn(url, 'beheer', ADMIN.ADMIN_PASSWORD)).status).toBe(200);
  expect((await signIn(url, 'demo', 'demo-wasstraat')).status).toBe(401);
  expect(`${started.said()}${started.complained()}`).not.toContain(ADMIN.ADMIN_PASSWORD);
});

test('a wrong setting ends the start by name, without a stack', async () => {
  const started = start({ PORT: 'drieduizend', DATA_DIR: aFolder() });
  expect(await started.ended).toBe(1);
  expect(started.complained()).toContain('PORT moet een geheel getal zijn');
  expect(started.complained()).not.toContain('    at ');
});

test('told to stop, it answers the call in flight, takes no new one, and is gone', async () => {
  const started = start({ DATA_DIR: aFolder(), ...ADMIN });
  const url = await started.listening;
  const { hostname, port } = new URL(url);
  const halfOpen = connect(Number(port), hostname, () => halfOpen.write('GET /v2/acc'));
  halfOpen.on('error', () => {});
  onTestFinished(() => void halfOpen.destroy());

  const inFlight = await halfSent(url);
  const answered = new Promise<number | undefined>((done, failed) => {
    inFlight.on('response', ({ statusCode }) => done(statusCode)).on('error', failed);
  });

  started.server.kill('SIGTERM');
  await expect.poll(() => fetch(`${url}/healthz`).catch(() => 'refused')).toBe('refused');
  inFlight.end('}');
  // The call was read to its end: an order of categories without its list.
  expect(await answered).toBe(422);
  expect(await started.ended).toBe(0);
});

test('an address in use ends the start in words, and the next one prints the sign-in that nobody used yet', async () => {
  const DATA_DIR = aFolder();
  const open = await openDatabase({ dataDir: DATA_DIR });
  await fillDemo(open, SMALL, new Date());
  await open.close();
  const other = await listening(createServer());
  onTestFinished(other.close);
  const first = start({ DATA_DIR, PORT: String(other.port) });
  expect(await first.ended).toBe(1);
  expect(first.complained()).toMatch(/is al in gebruik .*PORT/);
  const second = start({ DATA_DIR });
  await second.listening;
  expect(second.said()).toContain('Inloggen: demo / demo-wasstraat');
});

test('a data directory that cannot be made ends the start in one line', async () => {
  const file = join(aFolder(), 'file');
  writeFileSync(file, '');
  const started = start({ DATA_DIR: join(file, 'data'), ...ADMIN });
  expect(await started.ended).toBe(1);
  expect(started.complained().trim().split('\n')).toEqual([expect.stringContaining('kan niet worden geopend')]);
});

test('a call that never ends does not keep it from stopping, nor does a push that its receiver never answers', async () => {
  const receiver = createServer();
  const asked = once(receiver, 'connection');
  const { port, close } = await listening(receiver);
  onTestFinished(() => void close());
  const PUSH_WEBHOOK_URL = `http://127.0.0.1:${port}/`;
  const started = start({ DATA_DIR: aFolder(), ...ADMIN, PUSH_WEBHOOK_URL });
  const url = await started.listening;
  const { data } = await (await signIn(url, 'beheer', ADMIN.ADMIN_PASSWORD)).json();
  await fetch(`${url}/v2/push/sendNotification/sireon`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${data.API_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'Morgen gesloten' }),
  });
  const [socket] = await asked;
  onTestFinished(() => void socket.destroy());
  (await halfSent(url)).on('error', () => {});
  started.server.kill('SIGINT');
  expect(await started.ended).toBe(0);
});

test('where nothing can be written but its data, all works', leftOutIf(cannotMount), async () => {
  const started = startReadOnly({});
  onTestFinished(() => void started.server.kill('SIGKILL'));
  const url = await started.listening;
  const { data } = await (await signIn(url, 'demo', 'demo-wasstraat')).json();
  const headers = { Authorization: `Bearer ${data.API_token}` };
  // A long statement, with a journal of its own.
  const deleted = await fetch(`${url}/v2/dashboard/customer/5`, { method: 'DELETE', headers });
  expect([deleted.status, started.complained()]).toEqual([200, expect.not.stringContaining('disk I/O error')]);
});

test('where nobody reads what it says, and its log no longer, it goes on, and stops when it is told to', async () => {
  const started = start({ DATA_DIR: aFolder(), ...ADMIN });
  started.server.stdout?.destroy();
  await expect.poll(started.complained).toContain('"ready"');
  const [, url] = /"url":"([^"]+)"/.exec(started.complained()) ?? [];
  started.server.stderr?.pause();
  // More lines than a pipe and this process take.
  for (let call = 0; call < 1_000; call += 1) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const exited = once(started.server, 'exit');
  started.server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('with an older installation set, no database is made and no account is needed', async () => {
  const DATA_DIR = join(aFolder(), 'untouched');
  const older = start({ DATA_DIR: aFolder(), ...ADMIN });
  const started = start({ DATA_DIR, V2_API_URL: await older.listening, HOST: '0.0.0.0' });
  const url = (await started.listening).replace('0.0.0.0', '127.0.0.1');
  expect((await signIn(url, 'beheer', ADMIN.ADMIN_PASSWORD)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain('<div id="root">');
  expect((await fetch(`${url}/api/staff`)).status).toBe(404);
  expect(existsSync(DATA_DIR)).toBe(false);
});

/** Does something while the server starts: its database is there, and nothing listens yet. */
const whileStarting = (what: string) =>
  `--import data:text/javascript,${encodeURIComponent(`
    import { existsSync } from 'node:fs';
    const timer = setInterval(() => {
      if (!existsSync(process.env.DATA_DIR + '/dashboard.db')) return;
      clearInterval(timer);
      ${what}
    }, 1);
  `)}`;

test('a failure that nobody hears is logged, and the server goes on', async () => {
  const NODE_OPTIONS = whileStarting("Promise.reject(new Error('stray'))");
  const started = start({ DATA_DIR: aFolder(), NODE_OPTIONS, ...ADMIN });
  const url = await started.listening;
  await expect.poll(started.complained).toContain('"message":"stray"');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('a failure that leaves it in an unknown state ends it, and the log says why', async () => {
  const NODE_OPTIONS = whileStarting("throw new Error('broken')");
  const started = start({ DATA_DIR: aFolder(), NODE_OPTIONS, ...ADMIN });
  expect(await started.ended).toBe(1);
  expect(started.complained()).toMatch(/"level":"fatal".*"message":"broken"/);
});
