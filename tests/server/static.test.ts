import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppEnv } from '../../server/http/address';
import { security } from '../../server/http/securityHeaders';
import { builtPage, serveDashboard } from '../../server/http/staticFiles';

const script = 'export const groet = "Goedemorgen";\n'.repeat(20);
const brotli = brotliCompressSync(script);
const gzip = gzipSync(script);
/** Holds the folder that is served, and a file beside it that is not. */
let outer = '';
let app: Hono<AppEnv>;

beforeAll(() => {
  outer = mkdtempSync(join(tmpdir(), 'dashboard-test-'));
  const root = join(outer, 'client');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__"><p>Dashboard</p>');
  writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'assets', 'index-abc123.js'), script);
  writeFileSync(join(root, 'assets', 'index-abc123.js.br'), brotli);
  writeFileSync(join(root, 'assets', 'index-abc123.js.gz'), gzip);
  writeFileSync(join(outer, 'geheim.txt'), 'geheim');
  app = new Hono<AppEnv>();
  app.use(security());
  serveDashboard(app, root, builtPage(root));
});
afterAll(() => {
  rmSync(outer, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test('the page carries the nonce of its own answer, never an earlier one, and is asked for anew each time', async () => {
  const nonces: string[] = [];
  for (const path of ['/', '/index.html', '/']) {
    const answer = await get(path);
    const html = await answer.text();
    const nonce = /content="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(html).toBe(`<meta name="csp-nonce" content="${nonce}"><p>Dashboard</p>`);
    expect(answer.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(3);
});

test.each([
  ['gzip, deflate, br', 'br', brotli],
  ['gzip', 'gzip', gzip],
  ['', null, Buffer.from(script)],
])('a built file goes out as the browser takes it (%s)', async (accepted, encoding, bytes) => {
  const answer = await get('/assets/index-abc123.js', accepted ? { 'Accept-Encoding': accepted } : {});
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
});

test('a file whose name carries no hash is kept for an hour only', async () => {
  const answer = await get('/favicon.svg');
  expect(answer.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
});

test.each(['/assets/gone.js', '/assets/', '/../geheim.txt', '/%2e%2e/geheim.txt', '/assets/..%2f..%2fgeheim.txt'])(
  '%s is not there',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('geheim');
  },
);

test('the page is only read, not written to', async () => {
  expect((await app.request('/', { method: 'POST' })).status).toBe(404);
});

test('a dashboard that is not built is said so, before anything else of a start', () => {
  expect(() => builtPage(outer)).toThrow(`Het dashboard in ${outer} is niet gebouwd (not built): npm run build.`);
});
