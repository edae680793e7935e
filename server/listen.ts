import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { promisify } from 'node:util';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { failure } from '../src/v2/envelope';
import type { AppEnv } from './address';
import type { Settings } from './settings';
import { StartError } from './startError';

/** Listens for an app, and stops in an orderly way. */
export interface Listening {
  url: string;
  /** Answers what is in flight, for so long as the limit allows; then cuts it off. */
  stop: () => Promise<void>;
  /** How many are open now. */
  connections: () => Promise<number>;
}

export interface ConnectionLimits
  extends Required<
    Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'>
  > {
  /** A connection on which nothing moves for so long, either way, is let go: also one that never reads its answer. */
  idleTimeout: number;
  /** At the same time; more are turned away at once, before they take all file handles. */
  maxConnections: number;
}

/** Slow and half-open connections are let go. A photo over a poor line takes up to a minute (the dashboard's own limit). */
const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 75_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  idleTimeout: 90_000,
  maxConnections: 2_000,
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

const refusal = (error: NodeJS.ErrnoException, { host, port }: Pick<Settings, 'host' | 'port'>): Error => {
  const where = `${textOf(host)}:${port}`;
  if (error.code === 'EADDRINUSE')
    return new StartError(`${where} is al in gebruik (address in use). Kies met PORT een andere poort.`);
  return new StartError(`De server kan niet luisteren op ${where} (${error.code ?? error.message}).`, { cause: error });
};

/** What never became a request that an app could answer, by Node's code for it. */
const UNREADABLE: Record<string, [status: string, text: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'De aanroep kwam niet op tijd binnen.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'De kop van de aanroep is te groot.'],
};
const MALFORMED: [string, string] = ['400 Bad Request', 'De aanroep is onleesbaar aangekomen.'];

/** In JSON like every other refusal. */
const answerUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, text] = UNREADABLE[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify(failure(text));
  const headers = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'];
  socket.end([`HTTP/1.1 ${status}`, ...headers, '', body].join('\r\n'));
};

const answerExpectation = (_: IncomingMessage, response: ServerResponse): void => {
  const body = JSON.stringify(failure('Aan deze verwachting kan de server niet voldoen.'));
  response.writeHead(417, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body);
};

/** Addresses and host names that are none; whatever else is wrong, the app answers itself. */
const answerOutside = (error: unknown): Response =>
  error instanceof RequestError
    ? Response.json(failure(MALFORMED[1]), { status: 400 })
    : Response.json(failure('Er ging iets mis op de server. Probeer het later opnieuw.'), { status: 500 });

export const listen = (
  app: Hono<AppEnv>,
  settings: Pick<Settings, 'host' | 'port'>,
  { idleTimeout, maxConnections, ...limits }: ConnectionLimits = CONNECTION_LIMITS,
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const { host: hostname, port } = settings;
    const server = createServer(limits, getRequestListener(app.fetch, { hostname, errorHandler: answerOutside }));
    server.timeout = idleTimeout;
    server.maxConnections = maxConnections;
    server.on('clientError', answerUnreadable);
    server.on('checkExpectation', answerExpectation);
    const stop = stopper(server);
    const connections = promisify(server.getConnections.bind(server));
    server.once('error', (error) => reject(refusal(error, settings)));
    server.listen(port, hostname, () => {
      // A server on TCP has such an address.
      const bound = server.address() as AddressInfo;
      resolve({ url: `http://${textOf(hostname)}:${bound.port}`, stop, connections });
    });
  });
