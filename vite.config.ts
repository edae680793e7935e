import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leaveOut } from './scripts/leaveOut.ts';
import { embeddedApi } from './server/dev/embeddedApi.ts';

/**
 * What the browser loads together, named after what brings it along: a chunk has the file and all that it imports,
 * but for what a chunk above it has. Without this, parts shared by some screens and not by others fall into dozens
 * of small files, which compress a tenth worse and are asked for one by one.
 */
const inSrc = (files: string) => new RegExp(`/src/(${files})\\.tsx$`);
const CHUNKS = [
  // The login, and nothing that it can do without.
  { name: 'index', test: inSrc('main') },
  // What every screen stands on, and home shows.
  {
    name: 'frame',
    test: inSrc(
      'app/App|pages/home/AppointmentList|ui/(PageHeading|LoadFailed|LeaveGuard|Panel|RecordLink|calendar/CalendarHeader|charts/FiguresTable)',
    ),
  },
  // Forms and orders.
  { name: 'drafts', test: /\/src\/drafts\/(useDraft|useAgo|DraftChoices)\.tsx?$/ },
  { name: 'list', test: inSrc('ui/(ListScreen|RecordTable|SwitchField)') },
  { name: 'form', test: inSrc('ui/(FormCard|EditScreen|CreateScreen)') },
].map((chunk, place, { length }) => ({ ...chunk, priority: length - place }));

/**
 * `vite` is the dashboard with the embedded API in one process; `vite build` makes what the browser loads
 * (dist/client), `vite build --ssr` the server (dist/server, most of its packages left in node_modules).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), embeddedApi(), leaveOut()],
  server: {
    host: process.env.HOST || '127.0.0.1',
    port: Number(process.env.PORT || 3000),
    // The embedded database writes here all the time.
    watch: { ignored: [resolve('data/**')] },
  },
  // Hundreds of small files each: read as one they halve the time that the server takes to start.
  ssr: { noExternal: isSsrBuild ? ['zod', 'kysely', 'hono', '@hono/node-server'] : [] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        reportCompressedSize: false,
        rolldownOptions: { input: 'server/main.ts' },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        // Browsers that lack it load the same files, a little later.
        modulePreload: { polyfill: false },
        // Every chunk is measured after brotli by `npm run budget`.
        reportCompressedSize: false,
        chunkSizeWarningLimit: 1000,
        rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
      },
}));
