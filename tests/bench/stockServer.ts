import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { newFolder } from '../support/folder';
import { inFrontOf } from './front';

const APP = 'tests/bench/stockApp';
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** The files of stockApp, built as Vite builds any application, by their path. */
const builtFiles = async (): Promise<Map<string, Buffer>> => {
  const { folder: outDir, remove } = newFolder();
  try {
    const options = { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 };
    await build({ root: resolve(APP), configFile: false, logLevel: 'error', build: options });
    const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
    return new Map(names.map((name) => [`/${name}`, readFileSync(join(outDir, name))]));
  } finally {
    remove();
  }
};

/** Serves the stock application before the API at this address, with the compression and caching of the product's files. */
export const serveStockApp = async (url: string) => {
  const files = await builtFiles();
  const compressed = new Map([...files].map(([path, content]) => [path, brotliCompressSync(content)]));
  return inFrontOf(url, ({ url: asked = '' }, answer) => {
    const path = asked === '/' ? '/index.html' : asked;
    const content = compressed.get(path);
    if (!content) return false;
    const headers = {
      'Content-Type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Cache-Control': path === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    };
    answer.writeHead(200, headers).end(content);
    return true;
  });
};
