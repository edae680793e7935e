import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';

/** The built server (dist) in its own process, to stop or to kill. */

export interface ServerProcess {
  server: ChildProcessWithoutNullStreams;
  /** Its address, or '' when it ended earlier. */
  listening: Promise<string>;
  /** Its exit code; null after a kill. */
  ended: Promise<number | null>;
  said: () => string;
  complained: () => string;
}

/** The first account, which an empty database gets from these settings. */
export const ADMIN = { ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'wachtwoord van de beheerder' };

/** Starts it on a free port by default. */
export const startServer = (settings: Record<string, string>): ServerProcess => {
  const { PATH = '' } = process.env;
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH, PORT: '0', ...settings },
  });
  let said = '';
  let complained = '';
  server.stderr.on('data', (text) => {
    complained += String(text);
  });
  const ended = new Promise<number | null>((done) => server.once('close', done));
  const listening = new Promise<string>((done) => {
    server.stdout.on('data', (text) => {
      said += String(text);
      const url = /Dashboard: (\S+)/.exec(said)?.[1];
      if (url) done(url);
    });
    ended.then(() => done(''));
  });
  return { server, listening, ended, said: () => said, complained: () => complained };
};
