import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The built server as a process of its own, that can be told to stop and be killed. */

export interface BuiltServer {
  folder: string;
  remove: () => void;
}

/** Built within the project, so that it finds its packages; its dashboard is one line. */
export const buildServer = (): BuiltServer => {
  const folder = resolve(mkdtempSync('node_modules/.server-test-'));
  execFileSync('npx', ['vite', 'build', '--ssr', '--outDir', join(folder, 'server'), '--logLevel', 'error']);
  mkdirSync(join(folder, 'client'));
  writeFileSync(
    join(folder, 'client', 'index.html'),
    '<meta name="csp-nonce" content="__CSP_NONCE__"><p>Dashboard</p>',
  );
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};

export interface ServerProcess {
  server: ChildProcessWithoutNullStreams;
  /** Its address, or '' when it ended before it had one. */
  listening: Promise<string>;
  /** Its exit code; null when it was killed. */
  ended: Promise<number | null>;
  said: () => string;
  complained: () => string;
}

/** Starts it on a free port, unless the settings say otherwise. */
export const startServer = ({ folder }: BuiltServer, settings: Record<string, string>): ServerProcess => {
  const { PATH = '' } = process.env;
  const server = spawn(process.execPath, [join(folder, 'server', 'main.js')], {
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
