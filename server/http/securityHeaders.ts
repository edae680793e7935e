import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { type AppEnv, isForeign } from './address';
import { Refusal } from './handler';

/** The headers of every answer. A header that a handler has set stays. */

/** `imageSources`: origins of images besides this server, for a v2 installation elsewhere. */
interface SecurityOptions {
  imageSources?: readonly string[];
}

const policyOf = (nonce: string, imageSources: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', 'blob:', ...imageSources].join(' '),
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

const FIXED = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers use this over HTTPS alone.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Sets the headers. `c.get('nonce')` is new for each request; the page's styles carry it. */
export const security = ({ imageSources = [] }: SecurityOptions = {}): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await next();
    const headers = { 'Content-Security-Policy': policyOf(nonce, imageSources), ...FIXED };
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
  };
};

/** Refuses a write that a page of another site sends, before its token or body is looked at. */
export const refuseForeignWrites: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && isForeign(c))
    throw new Refusal(403, 'Deze aanroep komt van een andere website.');
  await next();
};
