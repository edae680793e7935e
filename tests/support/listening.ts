import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Has a server listen on a free port of this computer. `close` ends when its last connection has ended. */
export const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: a server on TCP has such an address.
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
};
