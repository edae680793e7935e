import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the context of a call holds: the connection (absent in tests), the call's id, and a page's nonce. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; nonce?: string };
}

/** A socket that listens on both families writes IPv4 addresses in the IPv6 form. */
const plain = (address: string) => address.replace(/^::ffff:/, '');

/**
 * The address that a call comes from. `X-Forwarded-For` is used only when the call comes from a trusted proxy: its
 * right-most address that is not a trusted proxy itself.
 */
export const callerOf = (c: Context<AppEnv>, trustedProxies: readonly string[]): string => {
  const peer = plain(c.env?.incoming?.socket.remoteAddress ?? '');
  const hops = [...(c.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => plain(hop.trim())), peer];
  let at = hops.length - 1;
  while (at > 0 && hops[at - 1] !== '' && trustedProxies.includes(hops[at] ?? '')) at -= 1;
  return hops[at] ?? peer;
};

/** True when the connection comes from a trusted proxy. */
export const isFromProxy = (c: Context<AppEnv>, trustedProxies: readonly string[]): boolean =>
  trustedProxies.includes(plain(c.env?.incoming?.socket.remoteAddress ?? ''));

/** True when the browser uses HTTPS, with this server or with a trusted proxy. */
export const isSecure = (c: Context<AppEnv>, trustedProxies: readonly string[]): boolean =>
  new URL(c.req.url).protocol === 'https:' ||
  (isFromProxy(c, trustedProxies) && c.req.header('X-Forwarded-Proto') === 'https');

/**
 * Whether a page of another site made this call, by what the browser says of it (Sec-Fetch-Site, else Origin). A caller
 * that is no browser says neither, and is not foreign.
 */
export const isForeign = (c: Context<AppEnv>): boolean => {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin';
  const origin = c.req.header('Origin');
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host);
};
