import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from './listening';

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
  const { port, close } = await listening(server);
  return {
    url: `http://127.0.0.1:${port}/push`,
    handed,
    close: async () => {
      server.closeAllConnections();
      await close();
    },
  };
};
