/**
 * `npm run build`: builds dist/client for the browser and dist/server in parallel. Does nothing when the sources have
 * not changed, so that every script that needs a build can call it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';

/** Written last, so that an interrupted build has none. */
const STAMP = 'dist/sources.sha256';
const SOURCES = ['src', 'i18n', 'server', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** @type {(path: string) => string[]} */
const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** A hash of what a build depends on: the files of SOURCES, `VITE_…` of the environment, and .env files. */
const hashOfSources = () => {
  const hash = createHash('sha256');
  const settings = readdirSync('.').filter((name) => name.startsWith('.env'));
  for (const file of [...SOURCES, ...settings].filter(existsSync).flatMap(filesIn))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  for (const name of Object.keys(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest('hex');
};

const sources = hashOfSources();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sources) {
  rmSync(STAMP, { force: true });
  // Also under NODE_ENV=test: a build is always the one that users get.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await Promise.all([build().then(precompress), build({ build: { ssr: true } })]);
  writeFileSync(STAMP, sources);
}
