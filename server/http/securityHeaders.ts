import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { Refusal } from '../lib/refusal';
import { type AppEnv, isForeign } from './address';

/** The headers of every answer. A header that a handler has set stays. */

/** `imageSources`: origins of images besides this server, for a v2 installation elsewhere. */
interface SecurityOptions {
  imageSources?: readonly string[];
}

const policyOf = (nonce: string | undefined, imageSources: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    nonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', "'self'", 'data:', 'blob:', ...imageSources].join(' '),
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

const POLICY = 'Content-Security-Policy';
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

/** The nonce of this request's page, new for each request; the page's styles carry it. Most answers need none. */
export const nonceOf = (c: Context<AppEnv>): string => {
  const nonce = c.get('nonce') ?? randomBytes(16).toString('base64');
  c.set('nonce', nonce);
  return nonce;
};

/** Sets the headers. Not by `c.header`: that makes a new answer for each header of one that is finished. */
export const security = ({ imageSources = [] }: SecurityOptions = {}): MiddlewareHandler<AppEnv> => {
  const withoutNonce = policyOf(undefined, imageSources);
  const fixed = Object.entries(FIXED);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const nonce = c.get('nonce');
    if (!headers.has(POLICY)) headers.set(POLICY, nonce === undefined ? withoutNonce : policyOf(nonce, imageSources));
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
  };
};

/** Refuses a write that a page of another site sends, before its token or body is looked at. */
export const refuseForeignWrites: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && isForeign(c))
    throw new Refusal(403, 'Deze aanroep komt van een andere website.');
  await next();
};
