import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../server/listen';
import { createPassThrough } from '../../server/passThrough';
import { readSettings } from '../../server/settings';

/** The way through to an older installation, over real connections on both sides. */
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const olderInstallation = async (answer: RequestListener): Promise<string> => {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const passThrough = async (v2ApiUrl: string): Promise<string> => {
  const app = createPassThrough({ v2ApiUrl, trustedProxies: [] });
  const { url, stop } = await listen(app, readSettings({ PORT: '0' }));
  cleanUps.push(stop);
  return url;
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
};

test('a call arrives as it was sent, below the path that the installation hangs under', async () => {
  let seen: object = {};
  const older = await olderInstallation(async (request, response) => {
    const { method, url, headers } = request;
    seen = { method, url, headers, body: await bodyOf(request) };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"code":"OK","data":{}}');
  });
  const url = await passThrough(`${older}/winkel`);
  const answer = await fetch(`${url}/v2/dashboard/product/edit/7?soort=a%20b`, {
    method: 'POST',
    headers: { Authorization: 'Bearer abc', 'X-Source-System': 'dashboard', 'Content-Type': 'application/json' },
    body: JSON.stringify({ main_title: 'Wax “extra” €' }),
  });
  expect(await answer.json()).toEqual({ code: 'OK', data: {} });
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/winkel/v2/dashboard/product/edit/7?soort=a%20b',
    headers: {
      authorization: 'Bearer abc',
      'x-source-system': 'dashboard',
      'content-type': 'application/json',
      host: older.replace('http://', ''),
      'x-forwarded-for': '127.0.0.1',
    },
    body: JSON.stringify({ main_title: 'Wax “extra” €' }),
  });
});

test('an answer comes back as it was given: status, cookies, bytes, and compressed ones readable', async () => {
  const older = await olderInstallation((request, response) => {
    if (request.url === '/v2/zip') {
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' });
      response.end(gzipSync('{"code":"OK","data":"samen"}'));
      return;
    }
    response.writeHead(418, { 'Set-Cookie': ['a=1', 'b=2'], 'X-Own': 'yes', 'Keep-Alive': 'timeout=99' });
    response.end(Buffer.from([0, 255, 128]));
  });
  const url = await passThrough(older);
  const answer = await fetch(`${url}/v2/odd`);
  expect(answer.status).toBe(418);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('X-Own')).toBe('yes');
  expect(answer.headers.get('Keep-Alive')).not.toContain('99');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(Uint8Array.from([0, 255, 128]));
  expect(await (await fetch(`${url}/v2/zip`)).json()).toEqual({ code: 'OK', data: 'samen' });
});

test('a redirect is handed to the browser, so that the token goes nowhere else', async () => {
  let calls = 0;
  const older = await olderInstallation((_request, response) => {
    calls += 1;
    response.writeHead(302, { Location: 'http://elders.example/v2/x' }).end();
  });
  const answer = await fetch(`${await passThrough(older)}/v2/x`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('Location'), calls]).toEqual([302, 'http://elders.example/v2/x', 1]);
});

test('an installation that does not answer is a failure in Dutch', async () => {
  const answer = await fetch(`${await passThrough('http://127.0.0.1:1')}/v2/dashboard/myReports`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({
    code: 'ERROR',
    data: { error: 'De server met de gegevens is niet bereikbaar. Probeer het later opnieuw.' },
  });
});

test('a caller who leaves is heard by the installation', async () => {
  let left: () => void = () => {};
  const heard = new Promise<void>((resolve) => {
    left = resolve;
  });
  let arrived: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const older = await olderInstallation((request) => {
    request.socket.once('close', left);
    arrived();
  });
  const url = await passThrough(older);
  const leaving = new AbortController();
  const call = fetch(`${url}/v2/slow`, { signal: leaving.signal });
  await asked;
  leaving.abort();
  await expect(call).rejects.toThrow();
  await heard;
});

test('what only the embedded server keeps does not exist', async () => {
  const older = await olderInstallation((_request, response) => response.end('no'));
  const url = await passThrough(older);
  for (const path of ['/api/staff', '/api/audit/1', '/elsewhere']) {
    const answer = await fetch(`${url}${path}`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'ERROR', data: { error: 'Deze aanroep bestaat niet.' } },
    ]);
  }
});

test('pictures of the installation may be shown, those of others not', async () => {
  const older = await olderInstallation((_request, response) => response.end());
  const answer = await fetch(`${await passThrough(older)}/healthz`);
  expect(answer.headers.get('Content-Security-Policy')).toContain(`img-src 'self' data: blob: ${older};`);
});
