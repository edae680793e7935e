import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * A server in front of the one at this address: it answers some requests itself, and passes the others on. `answers`
 * is false for a request that it leaves.
 */
export const inFrontOf = async (url: string, answers: (asked: IncomingMessage, answer: ServerResponse) => boolean) => {
  const server = createServer((asked, answer) => {
    if (answers(asked, answer)) return;
    const passedOn = request(url + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, close };
};
