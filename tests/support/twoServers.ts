import { type ChildProcess, spawn } from 'node:child_process';
import type { Mail } from '../../server/mail/mailer';
import { type RoundRobin, roundRobin } from './roundRobin';

/**
 * Two server processes on one PostgreSQL, behind a round-robin proxy. `createTestServer` uses them when TWO_SERVERS is
 * set, so that suites run on them unchanged.
 */
export const CLOCK_HEADER = 'x-test-clock';

/** The folder where tests/setup/twoServers.ts bundles oneOfTwo.ts. */
export const ONE_OF_TWO = 'node_modules/.cache/oneOfTwo';

/** The messages of a server to its parent. */
export interface Told {
  url?: string;
  mail?: Mail;
  failure?: string;
  answered?: number;
}

export interface TwoServers {
  url: string;
  /** All messages since the last call; resolves when both servers have sent everything. */
  heard: () => Promise<Told[]>;
  stop: () => Promise<void>;
}

const startOne = (databaseUrl: string) => {
  const { PATH = '' } = process.env;
  const child: ChildProcess = spawn(process.execPath, ['--enable-source-maps', `${ONE_OF_TWO}/oneOfTwo.js`], {
    env: { PATH, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const told: Told[] = [];
  const waiting = new Map<number, () => void>();
  let asked = 0;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const listening = new Promise<string>((done, failed) => {
    child.on('message', (message: Told) => {
      if (message.url !== undefined) done(message.url);
      else if (message.answered !== undefined) waiting.get(message.answered)?.();
      else told.push(message);
    });
    ended.then(() => failed(new Error('a server of two ended')));
  });
  const heard = async () => {
    asked += 1;
    const number = asked;
    await Promise.race([
      ended,
      new Promise<void>((done) => {
        waiting.set(number, done);
        child.send(number);
      }),
    ]);
    waiting.delete(number);
    return told.splice(0);
  };
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { listening, heard, stop };
};

export const startTwo = async (databaseUrl: string): Promise<TwoServers> => {
  const both = [startOne(databaseUrl), startOne(databaseUrl)];
  const proxy: RoundRobin = await roundRobin(await Promise.all(both.map(({ listening }) => listening)));
  return {
    url: proxy.url,
    heard: async () => (await Promise.all(both.map(({ heard }) => heard()))).flat(),
    stop: async () => {
      await proxy.stop();
      await Promise.all(both.map(({ stop }) => stop()));
    },
  };
};
