import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './address';

/** The headers that every answer carries; a handler that set one itself keeps its own. */

/** `imageSources`: where pictures may come from besides this server, for a v2 installation that keeps them elsewhere. */
export interface SecurityOptions {
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
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers heed this over HTTPS alone.
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Sets the headers; the page's styles carry `c.get('nonce')`, new for each request. */
export const security = ({ imageSources = [] }: SecurityOptions = {}): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await next();
    const headers = { 'Content-Security-Policy': policyOf(nonce, imageSources), ...FIXED };
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
  };
};
