import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './address';
import type { Settings } from './settings';
import { StartError } from './startError';

/** Listens for an app, and stops in an orderly way. */
export interface Listening {
  url: string;
  /** Answers what is in flight, for so long as the limit allows; then cuts it off. */
  stop: () => Promise<void>;
}

/** Slow and half-open connections are let go. A photo over a poor line takes up to a minute (the dashboard's own limit). */
const CONNECTION_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 75_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};
const STOP_LIMIT_MS = 4_000;
const IDLE_SWEEP_MS = 50;

const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // A kept-alive connection falls idle once its answer is out, after `close` looked at it.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    const cutOff = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cutOff);
      resolve();
    });
  });

const textOf = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

const refusal = (error: NodeJS.ErrnoException, { host, port }: Settings): Error => {
  const where = `${textOf(host)}:${port}`;
  if (error.code === 'EADDRINUSE')
    return new StartError(`${where} is al in gebruik (address in use). Kies met PORT een andere poort.`);
  return new StartError(`De server kan niet luisteren op ${where} (${error.code ?? error.message}).`, { cause: error });
};

export const listen = (app: Hono<AppEnv>, settings: Settings): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = serve(
      { fetch: app.fetch, hostname: settings.host, port: settings.port, serverOptions: CONNECTION_LIMITS },
      ({ port }) =>
        resolve({
          url: `http://${textOf(settings.host)}:${port}`,
          stop: () => stopServer(server as Server), // plain HTTP, as asked for above
        }),
    );
    server.once('error', (error) => reject(refusal(error, settings)));
  });
