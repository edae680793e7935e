import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listening } from './listening';

/** A reverse proxy that gives each call to the next of several servers. */
export interface RoundRobin {
  url: string;
  /** The number of calls per server. */
  counts: () => readonly number[];
  stop: () => Promise<void>;
}

/** Without the headers that hold for one connection only: what a server promises of its own is not true of another's. */
const endToEnd = ({
  connection,
  'keep-alive': keepAlive,
  'transfer-encoding': encoding,
  ...rest
}: IncomingHttpHeaders) => rest;

/** Has a call answered by the server at this address; 502 when that one cannot be reached. */
const passOn = (
  address: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  headers: IncomingHttpHeaders = {},
): void => {
  const { hostname, port } = new URL(address);
  const { method, url: path } = incoming;
  const call = request({ hostname, port, method, path, headers: { ...incoming.headers, ...headers } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    answer.pipe(outgoing);
  });
  call.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  incoming.pipe(call);
};

export const roundRobin = async (targets: readonly string[]): Promise<RoundRobin> => {
  const counts = targets.map(() => 0);
  let next = 0;
  // It never closes an idle connection itself: the caller's next call could be on its way already.
  const proxy = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const at = next % targets.length;
    next += 1;
    counts[at] = (counts[at] ?? 0) + 1;
    const forwarded = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ');
    passOn(targets[at] ?? '', incoming, outgoing, { 'x-forwarded-for': forwarded });
  });
  const { port, close } = await listening(proxy);
  const stop = () => {
    const stopped = close();
    proxy.closeAllConnections();
    return stopped;
  };
  return { url: `http://127.0.0.1:${port}`, counts: () => counts, stop };
};
