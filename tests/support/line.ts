import { createServer } from 'node:net';
import type { Page, Request, Route } from 'playwright-core';
import type { V2Error } from '../../src/provider/http/V2Error';
import { listening } from './listening';

/** The connection between a page and its server, which a test can break and mend. For /v2 and /api, not for images. */

export interface Breakage {
  name: string;
  /** What the client makes of it: most screens tell it by that, and by the server's reason. */
  kind: V2Error['kind'];
  meet: (route: Route) => Promise<unknown>;
  /** No answer comes: the page waits for its own time limit. */
  isSilent?: true;
  /** The dashboard retries such a read. */
  isPassing?: true;
}

const HTML = '<html><body><h1>502 Bad Gateway</h1><pre>TypeError: fetch failed at Object.handle (server.js:1)</pre>';
const answering = (status: number, body: string, headers: Record<string, string> = {}) => ({
  meet: (route: Route) => route.fulfill({ status, body, headers: { 'Content-Type': 'application/json', ...headers } }),
});
const said = (error: string) => JSON.stringify({ code: 'ERROR', data: { error } });
export const REASON = 'De kassa is dicht.';

export const UNAVAILABLE: Breakage = { name: '503', kind: 'failed', ...answering(503, said(REASON)), isPassing: true };
export const FAILED: Breakage = { name: '500', kind: 'failed', ...answering(500, said(REASON)) };
export const SIGNED_OUT: Breakage = { name: '401', kind: 'unauthorized', ...answering(401, said('Log opnieuw in.')) };

/** All failures; `cut` is the address of a server that breaks off its answers. */
export const breakages = (cut: string): Breakage[] => [
  FAILED,
  { name: '500 with HTML', kind: 'failed', ...answering(500, HTML, { 'Content-Type': 'text/html' }) },
  { name: '200 with HTML', kind: 'unreadable', ...answering(200, HTML, { 'Content-Type': 'text/html' }) },
  {
    name: '200 with another code',
    kind: 'refused',
    ...answering(200, JSON.stringify({ code: 'NOK', data: { error: REASON } })),
  },
  { name: 'an empty answer', kind: 'unreadable', ...answering(200, '') },
  { name: 'JSON that stops', kind: 'unreadable', ...answering(200, '{"code":"OK","data":[{"product_id":1,"main_ti') },
  { name: '429', kind: 'refused', ...answering(429, said(REASON), { 'Retry-After': '30' }) },
  { name: 'a refused connection', kind: 'network', meet: (route) => route.abort('connectionrefused'), isPassing: true },
  {
    name: 'a connection cut half-way',
    kind: 'network',
    meet: (route) => route.continue({ url: cut }),
    isPassing: true,
  },
  { name: 'silence', kind: 'timeout', meet: async () => undefined, isSilent: true },
];

/** True when all combinations run, as in `npm run matrix`. */
export const WHOLE_MATRIX = process.env.MATRIX === '1';
/**
 * One breakage of each kind for a case that represents others, else one of all: each in turn, so that a table of cases
 * meets them all. What looks at more of a failure than its kind tries more: the login all, a form its reason too.
 */
export const breakagesAt = (
  broken: readonly Breakage[],
  index: number,
  standsForItsKind: boolean,
): readonly Breakage[] => {
  if (WHOLE_MATRIX) return broken;
  const inTurn = (some: readonly Breakage[]) => some.filter((_, place) => place === index % some.length);
  if (!standsForItsKind) return inTurn(broken);
  const kinds = new Set(broken.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => inTurn(broken.filter((one) => one.kind === kind)));
};

/** A server that closes the connection in the middle of every answer. */
export const cuttingServer = async () => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      socket.write(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"code":"OK","data":[',
      );
      setTimeout(() => socket.destroy(), 5);
    });
  });
  const { port, close } = await listening(server);
  return { url: `http://127.0.0.1:${port}/`, close: () => void close() };
};

const CALL = /\/(v2(?!\/(images|mollieOrder)\/)|api)\//;
/** `GET v2/dashboard/…`, without the query. */
const callOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname.slice(1)}`;

/** How far the page's clock is moved: past every time limit, or past the pause before a retry. */
const BEYOND_LIMITS = 61_000;
const BEYOND_PAUSE = 1_000;

export const lineOf = async (page: Page) => {
  const open = new Set<Request>();
  const unanswered = new Set<Request>();
  const calls: string[] = [];
  const addresses: string[] = [];
  const reached: string[] = [];
  let broken: { hits: (call: string) => boolean; breakage: Breakage; isOnce: boolean } | null = null;
  const met = new Set<string>();

  page.on('request', (request) => CALL.test(request.url()) && open.add(request));
  const end = (request: Request) => {
    open.delete(request);
    unanswered.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.route(CALL, async (route) => {
    const call = callOf(route.request());
    calls.push(call);
    addresses.push(`${route.request().method()} ${route.request().url()}`);
    if (!broken?.hits(call) || (broken.isOnce && met.has(call))) {
      reached.push(call);
      return route.continue();
    }
    met.add(call);
    if (broken.breakage.isSilent) unanswered.add(route.request());
    // The page may have been closed.
    return broken.breakage.meet(route).catch(() => undefined);
  });

  return {
    /** The calls that left the page, and those that reached the server. */
    calls,
    reached,
    /** The calls that left the page, with their whole address. */
    addresses,
    /** From now on matching calls fail: always, or only the first time of each. */
    break: (breakage: Breakage, hits: (call: string) => boolean, { isOnce = false } = {}) => {
      met.clear();
      broken = { hits, breakage, isOnce };
    },
    /** True when a call has failed since. */
    hasMet: () => met.size > 0,
    mend: () => {
      broken = null;
    },
    isQuiet: () => open.size === 0,
    /** Moves the page's clock when it waits for an answer that never comes. */
    hasten: async () => {
      const waitsInVain = open.size > 0 && [...open].every((request) => unanswered.has(request));
      if (waitsInVain) await page.clock.fastForward(BEYOND_LIMITS);
      else if (broken?.breakage.isPassing && open.size === 0) await page.clock.fastForward(BEYOND_PAUSE);
    },
  };
};

export type Line = Awaited<ReturnType<typeof lineOf>>;
