import { createServer } from 'node:net';
import type { Page, Request, Route } from 'playwright-core';

/** The line between a page and its server, which can be broken and mended: calls of /v2 and /api, no pictures. */

export interface Breakage {
  name: string;
  meet: (route: Route) => Promise<unknown>;
  /** No answer ever comes: the page gives up by its own clock. */
  isSilent?: true;
  /** The dashboard tries such a read again by itself. */
  isPassing?: true;
}

const HTML = '<html><body><h1>502 Bad Gateway</h1><pre>TypeError: fetch failed at Object.handle (server.js:1)</pre>';
const answering = (status: number, body: string, headers: Record<string, string> = {}) => ({
  meet: (route: Route) => route.fulfill({ status, body, headers: { 'Content-Type': 'application/json', ...headers } }),
});
const said = (error: string) => JSON.stringify({ code: 'ERROR', data: { error } });
export const REASON = 'De kassa is dicht.';

export const UNAVAILABLE: Breakage = { name: '503', ...answering(503, said(REASON)), isPassing: true };
export const FAILED: Breakage = { name: '500', ...answering(500, said(REASON)) };
export const SIGNED_OUT: Breakage = { name: '401', ...answering(401, said('Log opnieuw in.')) };

/** Every way to fail; `cut` is where a connection breaks half-way. */
export const breakages = (cut: string): Breakage[] => [
  FAILED,
  { name: '500 with HTML', ...answering(500, HTML, { 'Content-Type': 'text/html' }) },
  { name: '200 with HTML', ...answering(200, HTML, { 'Content-Type': 'text/html' }) },
  { name: '200 with another code', ...answering(200, JSON.stringify({ code: 'NOK', data: { error: REASON } })) },
  { name: 'an empty answer', ...answering(200, '') },
  { name: 'JSON that stops', ...answering(200, '{"code":"OK","data":[{"product_id":1,"main_ti') },
  { name: '429', ...answering(429, said(REASON), { 'Retry-After': '30' }) },
  { name: 'a refused connection', meet: (route) => route.abort('connectionrefused'), isPassing: true },
  { name: 'a connection cut half-way', meet: (route) => route.continue({ url: cut }), isPassing: true },
  { name: 'silence', meet: async () => undefined, isSilent: true },
];

/** A server that breaks off in the middle of every answer. */
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
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
};

const CALL = /\/(v2(?!\/(images|mollieOrder)\/)|api)\//;
/** `GET v2/dashboard/…`; the question of what is asked stays out. */
const callOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname.slice(1)}`;

/** How far the page's own clock is put on: past every time limit, or past a pause before the next try. */
const BEYOND_LIMITS = 61_000;
const BEYOND_PAUSE = 1_000;

export const lineOf = async (page: Page) => {
  const open = new Set<Request>();
  const unanswered = new Set<Request>();
  const calls: string[] = [];
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
    if (!broken?.hits(call) || (broken.isOnce && met.has(call))) {
      reached.push(call);
      return route.continue();
    }
    met.add(call);
    if (broken.breakage.isSilent) unanswered.add(route.request());
    // The page may have gone on by now.
    return broken.breakage.meet(route).catch(() => undefined);
  });

  return {
    /** Calls as they left the page, and those that the server got. */
    calls,
    reached,
    /** From now on, calls that match fail in this way: always, or the first time of each. */
    break: (breakage: Breakage, hits: (call: string) => boolean, { isOnce = false } = {}) => {
      met.clear();
      broken = { hits, breakage, isOnce };
    },
    /** Whether some call has failed since. */
    hasMet: () => met.size > 0,
    mend: () => {
      broken = null;
    },
    isQuiet: () => open.size === 0,
    /** Lets the page's own clock run ahead where it waits for what does not come. */
    hasten: async () => {
      const waitsInVain = open.size > 0 && [...open].every((request) => unanswered.has(request));
      if (waitsInVain) await page.clock.fastForward(BEYOND_LIMITS);
      else if (broken?.breakage.isPassing && open.size === 0) await page.clock.fastForward(BEYOND_PAUSE);
    },
  };
};

export type Line = Awaited<ReturnType<typeof lineOf>>;
