import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = 'src/visits/worker.ts';

/** Writes `sw.js` beside the page, with the names of all files of the build, which it keeps. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // When all is written: a chunk that turned out empty is in the bundle until then.
  async writeBundle({ dir = 'dist/client' }) {
    const assets = readdirSync(join(dir, 'assets')).map((name) => `/assets/${name}`);
    const files = [...assets, ...readdirSync('public').map((name) => `/${name}`)].sort();
    const page = readFileSync(join(dir, 'index.html'));
    const build = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 16);
    const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
    // A worker of all browsers is a classic script, which may not say that it is a module.
    const script = code.replace(/^export \{\s*\};?$/m, '');
    const names = `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${JSON.stringify(files)};\n`;
    writeFileSync(join(dir, 'sw.js'), names + script);
  },
});
