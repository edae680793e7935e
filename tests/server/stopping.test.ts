import { Agent, request } from 'node:http';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../server/http/address';
import { listen } from '../../server/start/listen';

/** Stopping while others write: who was connected gets an answer, who comes later is refused. */

const ROUNDS = 12;
const WRITERS = 6;

/** Posts again and again on a kept connection; resolves to how it ended. */
const writeUntilRefused = async (url: string): Promise<string> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(url, { method: 'POST', agent, headers: { 'Content-Type': 'application/json' } });
      sent.on('response', (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      sent.on('error', reject).end('{}');
    });
  try {
    for (;;) expect(await post()).toBe(200);
  } catch (error) {
    return String(Object(error).code ?? error);
  } finally {
    agent.destroy();
  }
};

it('under load no call is cut off: each is answered, and later ones are refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    let answered = 0;
    const app = new Hono<AppEnv>();
    app.post('/', async (c) => {
      await c.req.text();
      await new Promise((turn) => setImmediate(turn));
      answered += 1;
      return c.json({});
    });
    const { url, stop } = await listen(app, { host: '127.0.0.1', port: 0 });
    const writers = Array.from({ length: WRITERS }, () => writeUntilRefused(url));
    await expect.poll(() => answered).toBeGreaterThan(WRITERS * (round + 1));
    await stop();
    expect(await Promise.all(writers), `round ${round + 1}`).toEqual(writers.map(() => 'ECONNREFUSED'));
  }
});
