import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the app's calls know beside the request: the connection (absent in tests), the nonce of the page's styles. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { nonce: string };
}

/** A connection to a socket that listens on both families writes IPv4 addresses the IPv6 way. */
const plain = (address: string) => address.replace(/^::ffff:/, '');

/**
 * The address a call comes from. `X-Forwarded-For` is believed only from the proxies given: the right-most
 * address that is not one of them.
 */
export const addressOf = (c: Context<AppEnv>, trustedProxies: readonly string[]): string => {
  const peer = plain(c.env?.incoming?.socket.remoteAddress ?? '');
  const hops = [...(c.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => plain(hop.trim())), peer];
  let at = hops.length - 1;
  while (at > 0 && hops[at - 1] !== '' && trustedProxies.includes(hops[at] ?? '')) at -= 1;
  return hops[at] ?? peer;
};

/** Whether the connection itself is that of a proxy that is trusted. */
export const isFromProxy = (c: Context<AppEnv>, trustedProxies: readonly string[]): boolean =>
  trustedProxies.includes(plain(c.env?.incoming?.socket.remoteAddress ?? ''));

/** Whether the browser speaks HTTPS, here or with a proxy that is trusted. */
export const isSecure = (c: Context<AppEnv>, trustedProxies: readonly string[]): boolean =>
  new URL(c.req.url).protocol === 'https:' ||
  (isFromProxy(c, trustedProxies) && c.req.header('X-Forwarded-Proto') === 'https');
