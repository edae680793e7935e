import { isIP, SocketAddress } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** For an answer that fails once a part of it is sent. Never resolves; rejects where there is no connection to cut. */
export type BreakOff = (error: unknown) => Promise<never>;

/** What the context of a call holds: the connection (absent in tests), the call's id, and a page's nonce. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; nonce?: string; breakOff: BreakOff };
}

/**
 * One spelling for each address: '2001:DB8:0::1' -> '2001:db8::1', '::ffff:10.0.0.1' -> '10.0.0.1', which a socket that
 * listens on both families writes. What is no IPv6 address stays as it is.
 */
export const plainAddress = (text: string): string => {
  if (isIP(text) !== 6) return text;
  // A SocketAddress drops the zone: '%eth0'.
  const [address = '', zone = ''] = text.split(/(?=%)/);
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '') + zone;
};

/**
 * Where limits count a caller: over IPv6 the network of one line (/64), of which one caller may use every address. Takes
 * an address as `plainAddress` gives it.
 */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [plain = ''] = address.split('%');
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
};

/** Some proxies write the port too, another one for each connection: '192.0.2.1:50000', '[2001:db8::1]:50000'. */
const withoutPort = (hop: string): string => hop.replace(/^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/, '$1$2');

/**
 * The address that a call comes from. `X-Forwarded-For` is used only when the call comes from a trusted proxy: its
 * right-most address that is not a trusted proxy itself.
 */
export const callerOf = (c: Context<AppEnv>, trustedProxies: readonly string[]): string => {
  const peer = plainAddress(c.env?.incoming?.socket.remoteAddress ?? '');
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',');
  const hops = [...forwarded.map((hop) => plainAddress(withoutPort(hop.trim()))), peer];
  let at = hops.length - 1;
  while (at > 0 && hops[at - 1] !== '' && trustedProxies.includes(hops[at] ?? '')) at -= 1;
  return hops[at] ?? peer;
};

/** True when the connection comes from a trusted proxy. */
export const isFromProxy = (c: Context<AppEnv>, trustedProxies: readonly string[]): boolean =>
  trustedProxies.includes(plainAddress(c.env?.incoming?.socket.remoteAddress ?? ''));

/** True when the browser uses HTTPS, with this server or with a trusted proxy. Of a chain the first speaks with it. */
export const isSecure = (c: Context<AppEnv>, trustedProxies: readonly string[]): boolean =>
  new URL(c.req.url).protocol === 'https:' ||
  (isFromProxy(c, trustedProxies) && /^https\s*(,|$)/i.test(c.req.header('X-Forwarded-Proto') ?? ''));

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
