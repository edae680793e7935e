import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { failure } from '../../src/v2/envelope';
import type { AppEnv } from '../http/address';
import { SERVER_FAILED } from '../lib/refusal';
import { StartError } from '../lib/startError';
import type { Settings } from './settings';

/** Listens for an app, and stops gracefully. */
export interface Listening {
  url: string;
  /** Answers the calls in flight within the time limit, then cuts them off. */
  stop: () => Promise<void>;
  /** The number of open connections. */
  connections: () => Promise<number>;
}

export interface ConnectionLimits
  extends Required<
    Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'>
  > {
  /** A connection without traffic is closed after this time, also when the client never reads its answer. */
  idleTimeout: number;
  /** So is one whose client takes so little of an answer that no write to it is done from one look to the next. */
  stallTimeout: number;
  /** Above this number new connections are refused, before they take all file handles. */
  maxConnections: number;
}

/** Closes slow and half-open connections. A photo over a slow line may take a minute (the dashboard's own limit). */
const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 75_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  idleTimeout: 90_000,
  // A picture of 5 MB is one write, and looked at twice: it comes over a line of 230 kbit/s.
  stallTimeout: 90_000,
  maxConnections: 2_000,
};
const STOP_LIMIT_MS = 3_500;
/** More may come all the time. */
const ACCEPT_LIMIT_MS = 500;
const SWEEP_MS = 20;
/** A connection that was idle for this long has no call on its way; closing it earlier could cut a call off. */
const QUIET_MS = 250;

/**
 * Stops accepting connections, closes each one after its next answer or once it is idle (browsers keep them open, also
 * before a first call), and resolves when the calls in flight are answered.
 */
const stopper = (server: Server): (() => Promise<void>) => {
  /** Since when each connection has been idle; Infinity during a call. */
  const quietSince = new Map<Socket, number>();
  let isStopping = false;
  let accepted = 0;
  server.on('connection', (socket) => {
    accepted += 1;
    quietSince.set(socket, performance.now());
    socket.once('close', () => quietSince.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    quietSince.set(socket, Number.POSITIVE_INFINITY);
    response.once('close', () => {
      if (quietSince.has(socket)) quietSince.set(socket, performance.now());
    });
  });
  const closeQuiet = () => {
    const longAgo = performance.now() - QUIET_MS;
    for (const [socket, since] of quietSince) if (since < longAgo) socket.destroySoon();
  };
  /** Closing the listener would reset the connections that wait. The event loop may accept one a turn. */
  const acceptWaiting = async () => {
    const enough = performance.now() + ACCEPT_LIMIT_MS;
    for (let before = -1; before < accepted && performance.now() < enough; ) {
      before = accepted;
      await turn();
      await turn();
    }
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      const sweep = setInterval(closeQuiet, SWEEP_MS);
      const cutOff = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
      // Not the HTTP server's own close, which resets connections that wait for their next call.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep);
        clearTimeout(cutOff);
        server.close();
        resolve();
      });
    });
  return async () => {
    isStopping = true;
    await acceptWaiting();
    await stop();
  };
};

/** For who reads a few bytes now and then: Node's own limit counts anew from each of them. */
const cutOffStalled = (server: Server, stallTimeout: number): void => {
  server.on('request', ({ socket }, response) => {
    let written = -1;
    const timer = setInterval(() => {
      const before = written;
      written = socket.bytesWritten - socket.writableLength;
      if (written === before && socket.writableLength > 0) socket.destroy();
    }, stallTimeout);
    timer.unref();
    response.once('close', () => clearInterval(timer));
  });
};

const textOf = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

const refusal = (error: NodeJS.ErrnoException, { host, port }: Pick<Settings, 'host' | 'port'>): Error => {
  const where = `${textOf(host)}:${port}`;
  if (error.code === 'EADDRINUSE')
    return new StartError(`${where} is al in gebruik (address in use). Kies met PORT een andere poort.`);
  return new StartError(
    `De server kan niet luisteren op ${where} (${error.code ?? error.message}): kijk HOST en PORT na.`,
    { cause: error },
  );
};

/** Input that never became a request for the app, by Node's error code. */
const UNREADABLE: Record<string, [status: string, text: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'De aanroep kwam niet op tijd binnen.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'De kop van de aanroep is te groot.'],
};
const MALFORMED: [string, string] = ['400 Bad Request', 'De aanroep is onleesbaar aangekomen.'];

/** Answers in JSON, like every other refusal. */
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

/** Invalid addresses and host names. The app itself answers all other errors. */
const answerOutside = (error: unknown): Response =>
  error instanceof RequestError
    ? Response.json(failure(MALFORMED[1]), { status: 400 })
    : Response.json(failure(SERVER_FAILED), { status: 500 });

export const listen = (
  app: Hono<AppEnv>,
  settings: Pick<Settings, 'host' | 'port'>,
  { idleTimeout, stallTimeout, maxConnections, ...limits }: ConnectionLimits = CONNECTION_LIMITS,
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const { host: hostname, port } = settings;
    const server = createServer(limits, getRequestListener(app.fetch, { hostname, errorHandler: answerOutside }));
    server.timeout = idleTimeout;
    server.maxConnections = maxConnections;
    server.on('clientError', answerUnreadable);
    server.on('checkExpectation', answerExpectation);
    cutOffStalled(server, stallTimeout);
    const stop = stopper(server);
    const connections = promisify(server.getConnections.bind(server));
    server.once('error', (error) => reject(refusal(error, settings)));
    server.listen(port, hostname, () => {
      // The cast is safe: a server on TCP has such an address.
      const bound = server.address() as AddressInfo;
      resolve({ url: `http://${textOf(hostname)}:${bound.port}`, stop, connections });
    });
  });
