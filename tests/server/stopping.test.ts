import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../server/http/address';
import { listen } from '../../server/start/listen';
import { aFolder } from '../support/folder';

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

const CALLS = 30;
/** Makes the calls, writes to the pipe once all are connected, and prints how they ended. */
const CALLING = `
  const [url, file] = process.argv.slice(1);
  const ends = [];
  let connected = 0;
  const ended = (end) => ends.push(end) === ${CALLS} && console.log(JSON.stringify(ends));
  for (let call = 0; call < ${CALLS}; call += 1)
    require('node:http')
      .get(url, { agent: false }, (answer) => answer.resume().on('end', () => ended(answer.statusCode)))
      .on('error', ({ code }) => ended(code))
      .on('socket', (socket) =>
        socket.on('connect', () => ++connected === ${CALLS} && require('node:fs').writeFileSync(file, '')));`;

it('answers the calls that were made while it was busy, before it was told to stop', async () => {
  const app = new Hono<AppEnv>();
  app.get('/', (c) => c.json({}));
  const { url, stop } = await listen(app, { host: '127.0.0.1', port: 0 });
  const allConnected = join(aFolder(), 'connected');
  execFileSync('mkfifo', [allConnected]);
  const calling = promisify(execFile)(process.execPath, ['-e', CALLING, url, allConnected]);
  // One piece of work, during which no call is accepted: reading the pipe until the caller has closed it.
  readFileSync(allConnected);
  await stop();
  expect(JSON.parse((await calling).stdout)).toEqual(Array.from({ length: CALLS }, () => 200));
});
