import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** The product as it is delivered: built, and started as the README says, on data of its own. */
export interface Product {
  url: string;
  dataDir: string;
  /** What it said on its output. */
  output: () => string;
  stop: () => Promise<void>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** A DATA_DIR as a first start leaves it, with the demonstration data. */
    demoData: string;
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const START_LIMIT_MS = 120_000;

const answers = async (url: string, product: ChildProcess, output: () => string) => {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (product.exitCode !== null) throw new Error(`The product stopped while it started:\n${output()}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The product did not start:\n${output()}`);
};

/** Runs a command that starts the product, and waits until it answers. */
const start = async (
  command: string,
  args: string[],
  dataDir: string,
  settings: Record<string, string>,
): Promise<Product> => {
  const port = await freePort();
  const product = spawn(command, args, {
    // A group of its own, so that whatever the command starts is stopped with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...settings },
  });
  let said = '';
  for (const stream of [product.stdout, product.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const output = () => said;
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const stop = async () => {
    if (product.pid && product.exitCode === null && product.signalCode === null) process.kill(-product.pid, 'SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answers(url, product, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, output, stop };
};

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'dashboard-test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** The built product on a copy of the demonstration data, or on `dataDir`; stopping it removes the copy. */
export const startProduct = async (demoData: string, settings: Record<string, string> = {}): Promise<Product> => {
  const dataDir = temporaryFolder();
  cpSync(demoData, dataDir, { recursive: true });
  const product = await start(process.execPath, ['dist/server/main.js'], dataDir, settings);
  const stop = async () => {
    await product.stop();
    remove(dataDir);
  };
  return { ...product, stop };
};

/** Once, before the browser's tests: `npm start`, the README's own command, builds and fills a first DATA_DIR. */
export default async ({ provide }: TestProject) => {
  const demoData = temporaryFolder();
  const first = await start('npm', ['start'], demoData, {});
  await first.stop();
  provide('demoData', demoData);
  return () => remove(demoData);
};
