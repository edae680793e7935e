import type { Server } from 'node:http';
import type { Socket } from 'node:net';
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
const STOP_LIMIT_MS = 3_500;
const SWEEP_MS = 20;

/**
 * Stops taking calls, closes the connections that carry none (browsers hold them open, also before a first call) and
 * resolves when those in flight are answered.
 */
const stopper = (server: Server): (() => Promise<void>) => {
  const connections = new Set<Socket>();
  const answering = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  const closeUnused = () => {
    for (const socket of connections) if (!answering.has(socket)) socket.destroySoon();
  };
  return () =>
    new Promise((resolve) => {
      const sweep = setInterval(closeUnused, SWEEP_MS);
      const cutOff = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
      server.close(() => {
        clearInterval(sweep);
        clearTimeout(cutOff);
        resolve();
      });
    });
};

const textOf = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

const refusal = (error: NodeJS.ErrnoException, { host, port }: Settings): Error => {
  const where = `${textOf(host)}:${port}`;
  if (error.code === 'EADDRINUSE')
    return new StartError(`${where} is al in gebruik (address in use). Kies met PORT een andere poort.`);
  return new StartError(`De server kan niet luisteren op ${where} (${error.code ?? error.message}).`, { cause: error });
};

export const listen = (app: Hono<AppEnv>, settings: Settings): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const { host: hostname, port } = settings;
    const server = serve({ fetch: app.fetch, hostname, port, serverOptions: CONNECTION_LIMITS }, (bound) =>
      resolve({ url: `http://${textOf(hostname)}:${bound.port}`, stop }),
    );
    // Plain HTTP, as asked for above.
    const stop = stopper(server as Server);
    server.once('error', (error) => reject(refusal(error, settings)));
  });
