import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { listening } from './listening';

type Settings = Record<string, string>;

/** The product as delivered: built, and started as in the README, on its own data. */
export interface Product {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

export const freePort = async () => {
  const { port, close } = await listening(createServer());
  await close();
  return port;
};

const START_LIMIT_MS = 120_000;

/** The address that it says it answers at. */
const addressOf = async (product: ChildProcess, output: () => string): Promise<string> => {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (product.exitCode !== null) throw new Error(`The product stopped while it started:\n${output()}`);
    const [, url] = output().match(/(?:Dashboard|Local): +(http:\/\/[\d.]+:\d+)/) ?? [];
    if (url && (await fetch(url).catch(() => null))?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The product did not start:\n${output()}`);
};

/** Starts the product with a command on a port that the system chooses, and waits until it answers. */
const start = async (command: string, args: string[], dataDir: string, settings: Settings): Promise<Product> => {
  const product = spawn(command, args, {
    // Its own process group, so that all processes of the command are stopped.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...settings },
  });
  let said = '';
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const output = () => said;
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const stop = async () => {
    if (product.pid && product.exitCode === null && product.signalCode === null) process.kill(-product.pid, 'SIGTERM');
    await ended;
  };
  try {
    return { url: await addressOf(product, output), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Starts the result of `npm run build`, without building again. */
export const startProduct = async (dataDir: string, settings: Settings = {}): Promise<Product> =>
  start(process.execPath, ['dist/server/main.js'], dataDir, settings);

/** `npm start`, as the README says: builds, then starts. */
export const npmStart = async (dataDir: string): Promise<Product> => start('npm', ['start'], dataDir, {});

/** `npm run dev`. */
export const npmRunDev = async (dataDir: string): Promise<Product> =>
  start('npm', ['run', 'dev'], dataDir, { NODE_ENV: 'development', NO_COLOR: '1' });
