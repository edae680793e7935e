import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunks.ts';
import { leaveOut } from './scripts/leaveOut.ts';
import { neverCalled } from './scripts/neverCalled.ts';
import { serviceWorker } from './scripts/serviceWorker.ts';
import { splitTexts } from './scripts/splitTexts.ts';
import { embeddedServer } from './server/dev/embeddedServer.ts';

/**
 * `vite` serves the dashboard with the embedded API in one process. `vite build` makes the browser's files
 * (dist/client), `vite build --ssr` the server (dist/server, with most packages left in node_modules).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), embeddedServer(), leaveOut(), neverCalled(), splitTexts(), serviceWorker()],
  server: {
    host: process.env.HOST || '127.0.0.1',
    port: Number(process.env.PORT || 3000),
    // What the browser asks for. All else below the sources is kept from it: DATA_DIR may be there, and backups.
    fs: { allow: ['src', 'i18n', 'node_modules', 'index.html'] },
    // The embedded database writes here all the time.
    watch: { ignored: [resolve('data/**')] },
  },
  // These packages have hundreds of small files: bundled, they halve the server's start time.
  ssr: { noExternal: isSsrBuild ? ['zod', 'kysely', 'hono', '@hono/node-server'] : [] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        reportCompressedSize: false,
        // The server and its threads, each in a file of its own.
        rolldownOptions: {
          input: { 'main.js': 'server/start/main.ts', 'readWorker.mjs': 'server/db/readWorker.mjs' },
          output: { entryFileNames: '[name]' },
        },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        modulePreload: {
          // Without it, browsers that lack modulepreload load the same files a little later.
          polyfill: false,
          // The login knows of the long lists: all that they need came with the app, and their names stay out of it.
          resolveDependencies: (file, files) => (file.includes('/long-') ? [] : files),
        },
        // `npm run budget` measures every chunk after brotli.
        reportCompressedSize: false,
        chunkSizeWarningLimit: 1000,
        // The check is off because noJsonSchema.ts lacks exports on purpose; TypeScript checks our own imports. Shorter
        // hashes, because the screens' chunks name each other and a hash does not compress.
        rolldownOptions: {
          checks: { importIsUndefined: false },
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
        },
      },
}));
