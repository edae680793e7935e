import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { type AppEnv, isFromProxy } from './address';

/**
 * One log line per request: the declared route, never its values, the user or the body. Every other line that is
 * written during a request carries its id (`ofRequest`), and so does the answer.
 */

/** The log of an app. Tests may leave out the lines of requests. */
export type AppLog = Pick<Logger, 'error'> & Partial<Pick<Logger, 'info'>>;

export const REQUEST_ID_HEADER = 'X-Request-Id';
const WELL_FORMED = /^[\w.-]{8,64}$/;

const current = new AsyncLocalStorage<{ requestId: string }>();
/** The id of the request that is being answered, for its log lines. */
export const ofRequest = (): { requestId?: string } => current.getStore() ?? {};

export const requestLog =
  ({
    trustedProxies,
    log,
  }: {
    trustedProxies: readonly string[];
    log?: AppLog | undefined;
  }): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const given = isFromProxy(c, trustedProxies) ? c.req.header(REQUEST_ID_HEADER) : undefined;
    const requestId = given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
    const start = performance.now();
    await current.run({ requestId }, async () => {
      await next();
      c.header(REQUEST_ID_HEADER, requestId);
      const ms = Math.round(performance.now() - start);
      log?.info?.({ method: c.req.method, route: routePath(c), status: c.res.status, ms }, 'request');
    });
  };
