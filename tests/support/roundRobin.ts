import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy that gives each call to the next of several servers. */
export interface RoundRobin {
  url: string;
  /** The number of calls per server. */
  counts: () => readonly number[];
  stop: () => Promise<void>;
}

export const roundRobin = async (targets: readonly string[]): Promise<RoundRobin> => {
  const counts = targets.map(() => 0);
  let next = 0;
  const proxy = createServer((incoming, outgoing) => {
    const at = next % targets.length;
    next += 1;
    counts[at] = (counts[at] ?? 0) + 1;
    const { hostname, port } = new URL(targets[at] ?? '');
    const forwarded = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ');
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded };
    const { method, url: path } = incoming;
    const call = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    call.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(call);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  // The cast is safe: a server on TCP has such an address.
  const { port } = proxy.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((stopped) => {
      proxy.close(() => stopped());
      proxy.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, counts: () => counts, stop };
};
