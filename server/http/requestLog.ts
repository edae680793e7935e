import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { type AppEnv, isFromProxy } from './address';

/**
 * One log line per request: the declared route, never its values, the user or the body. Every other line about a
 * request carries its id (`callOf`), and so does the answer.
 */

/** The log of an app. Tests may leave out the lines of requests. */
export type AppLog = Pick<Logger, 'error'> & Partial<Pick<Logger, 'info'>>;

export const REQUEST_ID_HEADER = 'X-Request-Id';
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** What each line about a request says of it. */
export const callOf = (c: Context<AppEnv>) => ({
  requestId: c.get('requestId'),
  method: c.req.method,
  route: routePath(c),
});

export const requestLog =
  ({ trustedProxies, log }: { trustedProxies: readonly string[]; log?: AppLog }): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const given = isFromProxy(c, trustedProxies) ? c.req.header(REQUEST_ID_HEADER) : undefined;
    const requestId = given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.set('breakOff', async (error) => {
      // Else the caller left: nothing is wrong here.
      if (!c.req.raw.signal.aborted) log?.error({ err: error, ...callOf(c) }, 'an answer broke off');
      if (!c.env?.outgoing) throw error;
      // Cut off here, because Node-server would print the error as it is.
      c.env.outgoing.destroy();
      return new Promise<never>(() => {});
    });
    const start = performance.now();
    await next();
    c.res.headers.set(REQUEST_ID_HEADER, requestId);
    log?.info?.({ ...callOf(c), status: c.res.status, ms: Math.round(performance.now() - start) }, 'request');
  };
