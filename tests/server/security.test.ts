import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../server/http/address';
import { nonceOf, security } from '../../server/http/securityHeaders';
import { createTestServer } from '../support/server';

it('every answer carries the security headers, a refusal too', async () => {
  const server = await createTestServer();
  for (const path of ['/healthz', '/v2/dashboard/product/overview', '/nowhere']) {
    const { headers } = await server.app.request(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  }
});

const pageWith = (options?: Parameters<typeof security>[0]) => {
  const app = new Hono<AppEnv>();
  app.use(security(options));
  app.get('/', (c) => c.text(nonceOf(c)));
  return async () => {
    const answer = await app.request('/');
    return { nonce: await answer.text(), policy: answer.headers.get('Content-Security-Policy') ?? '' };
  };
};

it('styles run by a nonce that is new for each page, and nothing runs inline', async () => {
  const page = pageWith();
  const [one, other] = [await page(), await page()];
  expect(one.nonce).not.toBe(other.nonce);
  expect(one.policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      `style-src 'self' 'nonce-${one.nonce}'`,
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]),
  );
  expect(one.policy).not.toMatch(/unsafe/);
});

it('pictures of an older installation may come from where it keeps them', async () => {
  const { policy } = await pageWith({ imageSources: ['https://shop.example'] })();
  expect(policy).toContain("img-src 'self' data: blob: https://shop.example;");
});

it('a write that a page of another site sends is refused before its token or body is looked at', async () => {
  const server = await createTestServer();
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ];
  for (const headers of foreign)
    for (const path of ['/v2/accounts/login', '/v2/dashboard/category/new', '/api/staff']) {
      const answer = await server.app.request(path, { method: 'POST', headers, body: '{' });
      expect([path, answer.status, (await answer.json()).code]).toEqual([path, 403, 'ERROR']);
    }
  const own = { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' };
  expect((await server.app.request('/v2/accounts/login', { method: 'POST', headers: own })).status).toBe(401);
  const link = await server.app.request('/v2/dashboard/myReports', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect(link.status).toBe(401);
});
