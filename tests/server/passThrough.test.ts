import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AppLog } from '../../server/http/requestLog';
import { listen } from '../../server/start/listen';
import { createPassThrough } from '../../server/start/passThrough';
import { readSettings } from '../../server/start/settings';
import { gate } from '../support/gate';
import { listening } from '../support/listening';

/** The way through to an older installation, over real connections on both sides. */

const olderInstallation = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  const { port } = await listening(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
};

const passThrough = async (v2ApiUrl: string, log?: AppLog): Promise<string> => {
  const app = createPassThrough({ v2ApiUrl, trustedProxies: [], ...(log && { log }) });
  const { url, stop } = await listen(app, readSettings({ PORT: '0' }));
  onTestFinished(stop);
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

test('a body goes up in the length that the browser gave, because some installations read nothing of one in chunks', async () => {
  const seen: unknown[] = [];
  const older = await olderInstallation(({ method, headers }, response) => {
    seen.push([method, headers['content-length'], headers['transfer-encoding']]);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"code":"OK","data":{}}');
  });
  const url = await passThrough(older);
  const headers = { 'Content-Type': 'application/json' };
  for (const init of [{ method: 'POST', headers, body: '{"a":1}' }, { method: 'POST' }, { method: 'DELETE' }, {}])
    expect((await fetch(`${url}/v2/x`, init)).status).toBe(200);
  expect(seen).toEqual([
    ['POST', '7', undefined],
    ['POST', '0', undefined],
    ['DELETE', undefined, undefined],
    ['GET', undefined, undefined],
  ]);
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
  const zipped = await fetch(`${url}/v2/zip`, { headers: { 'Accept-Encoding': 'gzip' } });
  // It goes on as small as it came.
  expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
  expect(await zipped.json()).toEqual({ code: 'OK', data: 'samen' });
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

test('a caller who leaves is heard by the installation, and is no fault of it in the log', async () => {
  const [left, arrived] = [gate(), gate()];
  const older = await olderInstallation((request) => {
    request.socket.once('close', left.open);
    arrived.open();
  });
  const [error, info] = [vi.fn(), vi.fn()];
  const url = await passThrough(older, { error, info });
  const leaving = new AbortController();
  const call = fetch(`${url}/v2/slow`, { signal: leaving.signal });
  await arrived.opened;
  leaving.abort();
  await expect(call).rejects.toThrow();
  await left.opened;
  await expect.poll(() => info.mock.calls.length).toBe(1);
  expect(error).not.toHaveBeenCalled();
});

test('a call that its caller breaks off half-way is no fault of the installation in the log', async () => {
  const arrived = gate();
  const older = await olderInstallation((request) => request.on('error', () => {}).once('data', arrived.open));
  const [error, info] = [vi.fn(), vi.fn()];
  const { hostname, port } = new URL(await passThrough(older, { error, info }));
  const torn = connect({ host: hostname, port: Number(port) });
  torn.write('POST /v2/news/new HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{');
  await arrived.opened;
  torn.destroy();
  await expect.poll(() => info.mock.calls.length).toBe(1);
  expect(error).not.toHaveBeenCalled();
});

/** Sends the beginning of a picture, and then what `go` does. */
const halfAPicture = (go: (response: ServerResponse) => void) =>
  olderInstallation((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': '8' }).write('half');
    go(response);
  });

test('an answer that the installation breaks off has a line in the log, and is not taken for a whole one', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const [error, info] = [vi.fn(), vi.fn()];
  const older = await halfAPicture((response) => setTimeout(() => response.destroy(), 50));
  const answer = await fetch(`${await passThrough(older, { error, info })}/v2/zeep.png`);
  await expect(answer.text()).rejects.toThrow();
  expect(error.mock.calls).toMatchObject([[{ requestId: answer.headers.get('X-Request-Id') }, 'an answer broke off']]);
  expect(said).not.toHaveBeenCalled();
});

test('a caller who leaves halfway an answer is no fault, and is heard by the installation', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const heard = vi.fn();
  const older = await halfAPicture((response) => response.once('close', heard));
  const [error, info] = [vi.fn(), vi.fn()];
  const url = await passThrough(older, { error, info });
  const leaving = new AbortController();
  const { body } = await fetch(`${url}/v2/zeep.png`, { signal: leaving.signal });
  await body?.getReader().read();
  leaving.abort();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(error).not.toHaveBeenCalled();
  expect(said).not.toHaveBeenCalled();
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

test('a picture at a path of the installation is shown; nothing else comes from outside /v2, and no token goes there', async () => {
  const seen: IncomingMessage[] = [];
  const older = await olderInstallation((request, response) => {
    seen.push(request);
    const type = request.url?.includes('.png') ? 'image/png' : 'text/html';
    response.writeHead(200, { 'Content-Type': type, 'Set-Cookie': 'a=1' }).end('PNG');
  });
  const url = await passThrough(`${older}/winkel`);
  const as = (Accept: string, path: string) =>
    fetch(`${url}${path}`, { headers: { Accept, Authorization: 'Bearer abc', Cookie: 'a=1' } });
  const picture = await as('image/avif,image/webp,*/*;q=0.8', '/uploads/zeep%20a.png?v=2');
  expect([picture.status, picture.headers.get('Content-Type'), await picture.text()]).toEqual([
    200,
    'image/png',
    'PNG',
  ]);
  expect(picture.headers.get('Content-Security-Policy')).toMatch(/; sandbox$/);
  expect(picture.headers.getSetCookie()).toEqual([]);
  expect(seen.map((request) => [request.url, request.headers.authorization, request.headers.cookie])).toEqual([
    ['/uploads/zeep%20a.png?v=2', undefined, undefined],
  ]);
  expect((await as('image/webp,*/*', '/beheer')).status).toBe(404);
  expect((await as('text/html', '/uploads/zeep.png')).status).toBe(404);
  expect(seen).toHaveLength(2);
});

test('a picture of an installation that is away is a failure in Dutch too', async () => {
  const answer = await fetch(`${await passThrough('http://127.0.0.1:1')}/uploads/zeep.png`, {
    headers: { Accept: 'image/webp,*/*' },
  });
  expect(answer.status).toBe(502);
});

test('pictures of the installation may be shown, those of others not', async () => {
  const older = await olderInstallation((_request, response) => response.end());
  const answer = await fetch(`${await passThrough(older)}/healthz`);
  expect(answer.headers.get('Content-Security-Policy')).toContain(`img-src 'self' data: blob: ${older};`);
});

test('only the headers of the contract go up: no cookies, and no word of the client about where it comes from', async () => {
  const seen: IncomingMessage['headers'][] = [];
  const older = await olderInstallation((request, response) => {
    seen.push(request.headers);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"code":"OK","data":{}}');
  });
  const url = await passThrough(older);
  const headers = {
    ...{ Cookie: 'resend=abc; other=1', 'X-Forwarded-For': '8.8.8.8', 'X-Forwarded-Host': 'evil.example' },
    ...{ 'X-Real-IP': '8.8.8.8', Forwarded: 'for=8.8.8.8', 'X-Own': 'no', 'If-Match': '"3"', 'Idempotency-Key': 'k' },
  };
  await fetch(`${url}/v2/dashboard/myReports`, { headers });
  await fetch(`${url}/v2/mollieOrder/resentMail/5`, { headers });
  const [call, page] = seen;
  expect(call).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'if-match': '"3"', 'idempotency-key': 'k' });
  for (const name of ['cookie', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'x-own'])
    expect([name, call?.[name]]).toEqual([name, undefined]);
  expect(page?.cookie).toBe('resend=abc; other=1');
});

test.each(['..%2fadmin', '%2e%2e%2Fadmin', '..%5cadmin', 'mollieOrder/resentMail/..%2f..%2fadmin', 'x%00'])(
  'no way out of /v2 goes to the installation, nor a token with it: %s',
  async (path) => {
    const seen: unknown[] = [];
    const older = await olderInstallation((request, response) => {
      seen.push(request.url);
      response.end();
    });
    const app = createPassThrough({ v2ApiUrl: `${older}/base`, trustedProxies: [] });
    const answer = await app.request(`/v2/${path}`, { headers: { Authorization: 'Bearer t', Cookie: 'resend=a' } });
    expect([answer.status, (await answer.json()).code, seen]).toEqual([404, 'ERROR', []]);
  },
);

const answering = async (headers: Record<string, string>, path = '/v2/x') => {
  const older = await olderInstallation((_request, response) => response.writeHead(200, headers).end('<h1>x</h1>'));
  return (await fetch(`${await passThrough(older)}${path}`)).headers;
};

test.each(['text/html', 'text/javascript', 'image/svg+xml', 'application/xhtml+xml', 'text/plain', ''])(
  'an answer of the type "%s" comes as a download that runs nothing',
  async (type) => {
    const headers = await answering(type === '' ? {} : { 'Content-Type': type });
    expect(headers.get('Content-Type')).toBe('application/octet-stream');
    expect(headers.get('Content-Disposition')).toBe('attachment');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')?.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", 'sandbox']),
    );
  },
);

test('JSON and pictures come as they are, the resend page without scripts but with its form', async () => {
  for (const type of ['application/json; charset=utf-8', 'application/problem+json', 'image/png', 'image/webp']) {
    const headers = await answering({ 'Content-Type': type });
    expect([headers.get('Content-Type'), headers.get('Content-Disposition')]).toEqual([type, null]);
    expect(headers.get('Content-Security-Policy')).toMatch(/; sandbox$/);
  }
  const page = await answering({ 'Content-Type': 'text/html' }, '/v2/mollieOrder/resentMail/5');
  expect([page.get('Content-Type'), page.get('Content-Disposition')]).toEqual(['text/html', null]);
  expect(page.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.get('Content-Security-Policy')).toContain('sandbox allow-forms allow-same-origin');
  expect(page.get('Content-Security-Policy')).not.toContain('allow-scripts');
});

test('a picture that did not change stays in the browser’s cache', async () => {
  const older = await olderInstallation((_, answer) => answer.writeHead(304, { ETag: '"1"' }).end());
  const app = createPassThrough({ v2ApiUrl: older, trustedProxies: [] });
  const { status, headers } = await app.request('/v2/pic.png', { headers: { 'If-None-Match': '"1"' } });
  expect([status, headers.get('ETag'), headers.get('Cache-Control')]).toEqual([304, '"1"', 'private, max-age=3600']);
  for (const name of ['Content-Type', 'Content-Disposition']) expect([name, headers.get(name)]).toEqual([name, null]);
});

test('the product’s own security headers stand in place of the installation’s', async () => {
  const headers = await answering({
    ...{ 'Content-Type': 'application/json', 'Content-Security-Policy': 'script-src *', 'X-Frame-Options': 'ALLOWALL' },
    ...{ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=99', 'Referrer-Policy': 'unsafe-url' },
    ...{ 'Service-Worker-Allowed': '/', Refresh: '0; url=//evil.example', 'WWW-Authenticate': 'Basic realm="v2"' },
    // Of the installation's own host, and what it is made of.
    ...{ 'Alt-Svc': 'h3=":8443"', 'X-Powered-By': 'PHP/5.6', Server: 'Apache/2.2', 'Server-Timing': 'db;dur=9' },
  });
  expect(headers.get('Content-Security-Policy')).not.toContain('script-src');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Referrer-Policy')).toBe('same-origin');
  expect(headers.get('Cache-Control')).toBe('no-store');
  const gone = ['Access-Control-Allow-Origin', 'Service-Worker-Allowed', 'Refresh', 'WWW-Authenticate'];
  for (const name of [...gone, 'Alt-Svc', 'X-Powered-By', 'Server', 'Server-Timing'])
    expect([name, headers.get(name)]).toEqual([name, null]);
});

test('an installation that hangs is a failure in Dutch, within the time limit', async () => {
  const older = await olderInstallation(() => {});
  const app = createPassThrough({ v2ApiUrl: older, trustedProxies: [], limits: { read: 20, write: 20 } });
  for (const method of ['GET', 'POST']) {
    const answer = await app.request('/v2/dashboard/myReports', { method });
    expect([answer.status, await answer.json()]).toEqual([
      504,
      {
        code: 'ERROR',
        data: { error: 'De server met de gegevens antwoordt niet op tijd. Probeer het later opnieuw.' },
      },
    ]);
  }
});

test('a picture over a slow line is sent to its end, however long that takes', async () => {
  const older = await halfAPicture((response) => setTimeout(() => response.end('half'), 2_500));
  const app = createPassThrough({ v2ApiUrl: older, trustedProxies: [], limits: { read: 2_000, write: 2_000 } });
  expect(await (await app.request('/v2/zeep.png')).text()).toBe('halfhalf');
});

test('a write that a page of another site sends goes no further', async () => {
  let calls = 0;
  const older = await olderInstallation((_request, response) => {
    calls += 1;
    response.end();
  });
  const url = await passThrough(older);
  const answer = await fetch(`${url}/v2/accounts/login`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  });
  expect([answer.status, (await answer.json()).code, calls]).toEqual([403, 'ERROR', 0]);
});
