import { type ChildProcess, spawn } from 'node:child_process';

/** The product in a process of its own: the built server (dist), or npm, which starts one. */

type Settings = Record<string, string>;

export interface ServerProcess {
  server: ChildProcess;
  /** Its address, or '' when it ended earlier. */
  listening: Promise<string>;
  /** Its exit code; null after a kill. */
  ended: Promise<number | null>;
  /** Asks it to end, and waits for that. */
  stop: () => Promise<number | null>;
  said: () => string;
  complained: () => string;
}

/** The first account, which an empty database gets from these settings. */
export const ADMIN = { ADMIN_USERNAME: 'beheer', ADMIN_PASSWORD: 'wachtwoord van de beheerder' };

/** On a free port by default, with none of this process's own settings. `detached`: in a process group of its own, which stops as a whole. */
const startProcess = (command: string, args: string[], settings: Settings, detached = false): ServerProcess => {
  const { PATH = '' } = process.env;
  const server = spawn(command, args, {
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
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
      // `Local:` is Vite's word.
      const url = /(?:Dashboard|Local): +(http:\/\/[\d.]+:\d+)[\s/]/.exec(said)?.[1];
      if (url) done(url);
    });
    ended.then(() => done(''));
  });
  const stop = () => {
    const { pid, exitCode, signalCode } = server;
    if (pid && exitCode === null && signalCode === null) process.kill(detached ? -pid : pid, 'SIGTERM');
    return ended;
  };
  return { server, listening, ended, stop, said: () => said, complained: () => complained };
};

export const startServer = (settings: Settings): ServerProcess =>
  startProcess(process.execPath, ['dist/server/main.js'], settings);

const ALL_READ_ONLY = `
  for folder in /tmp /var/tmp /usr/tmp; do
    [ ! -d $folder ] || { mount --bind $folder $folder; mount -o remount,ro,bind $folder; }
  done
  mount -t tmpfs tmpfs /mnt
  main=$PWD/dist/server/main.js
  cd /proc
  exec "$0" "$main"`;
/** The server where nothing can be written but its data, which go with it. Needs mounting. */
export const startReadOnly = (settings: Settings): ServerProcess =>
  startProcess('unshare', ['--mount', 'sh', '-ec', ALL_READ_ONLY, process.execPath], { ...settings, DATA_DIR: '/mnt' });

/** The product as delivered, on its own data, while it answers. */
export interface Product {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

const listeningOn = async (dataDir: string, { listening, stop, said, complained }: ServerProcess): Promise<Product> => {
  const url = await listening;
  if (url === '') throw new Error(`The product stopped while it started:\n${said()}${complained()}`);
  return { url, dataDir, stop: () => stop().then(() => {}) };
};

/** Starts the result of `npm run build`, without building again. */
export const startProduct = (dataDir: string, settings: Settings = {}): Promise<Product> =>
  listeningOn(dataDir, startServer({ DATA_DIR: dataDir, ...settings }));

const npm = (args: string[], dataDir: string): Promise<Product> =>
  listeningOn(dataDir, startProcess('npm', args, { DATA_DIR: dataDir }, true));

/** `npm start`, as the README says: builds, then starts. */
export const npmStart = (dataDir: string): Promise<Product> => npm(['start'], dataDir);

/** `npm run dev`. */
export const npmRunDev = (dataDir: string): Promise<Product> => npm(['run', 'dev'], dataDir);
