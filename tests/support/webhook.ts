import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** A real provider of push messages on this computer. */

interface Handed {
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** Answers with the given statuses in turn, then with 200. 'never' gives no answer. */
export const startWebhook = async (...statuses: (number | 'never')[]) => {
  const handed: Handed[] = [];
  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    handed.push({ headers: request.headers, body });
    const status = statuses[handed.length - 1] ?? 200;
    if (status !== 'never') response.writeHead(status, { Location: '/elsewhere' }).end('{"ok":true}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/push`,
    handed,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
