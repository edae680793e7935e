import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leaveOut } from './scripts/leaveOut.ts';
import { serviceWorker } from './scripts/serviceWorker.ts';
import { embeddedServer } from './server/dev/embeddedServer.ts';

/**
 * The browser's chunks: each has its files and all their imports, except those of a chunk above it. Without this,
 * shared code falls into dozens of small files, which compress 10% worse and are requested one by one.
 */
const inSrc = (files: string) => new RegExp(`/src/(${files})\\.tsx?$`);
const inPackages = (modules: string) => new RegExp(`/node_modules/(.*/)?(${modules})\\.js$`);
const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));
const CHUNKS = [
  // The page's first script, with what every import() needs.
  { name: 'start', test: /\/(src\/app\/start|scripts\/preloadHelper)\.ts$/ },
  // The login, without anything that it does not need.
  { name: 'index', test: inSrc('main') },
  // The contract, whose schemas take as long to make as the frame: a piece of work of its own.
  { name: 'contract', test: inSrc('v2/endpoints') },
  // What every screen needs, and what home shows.
  {
    name: 'frame',
    test: inSrc(
      'app/App|lib/numbers|pages/home/AppointmentList|ui/(page/(PageHeading|LoadFailed|Panel)|leave/LeaveGuard|list/RecordLink|calendar/CalendarHeader|charts/FiguresTable)',
    ),
  },
  // What home and a customer's screens share.
  { name: 'contact', test: inSrc('lib/(contactDetails|directions|dutchMoment)|provider/reads/useApiList') },
  // What lists, forms and a customer's screens share.
  {
    name: 'fields',
    test: either(
      inSrc('provider/reads/resourceFields'),
      inPackages(
        'TextField/TextField|icons-material/esm/Add|SwitchBase|useDataProvider|useGetRecordRepresentation|useGetResourceLabel|lodash/union',
      ),
    ),
  },
  // Forms and orders.
  { name: 'drafts', test: /\/src\/drafts\/(useDraft|DraftChoices)\.tsx?$/ },
  { name: 'ordering', test: inSrc('ordering/(useOrdering|SortableList|SaveOrderButton|orderingView)') },
  // What a customer's screens share with others, but neither with home nor with the first list.
  {
    name: 'parts',
    test: either(
      inSrc(
        'drafts/DraftOfValues|lib/(emails|visitReport)|provider/reads/useShops|resources/machines/machineProducts|ui/(list/(Tag|focusBeside)|page/(returnTo|useCustomer))|visits/(WaitingMark|useTimeAgo|keptAnswers|visitLists)',
      ),
      inPackages('Checkbox/Checkbox|FormControlLabel/FormControlLabel|useGetManyAggregate|useRecordFromLocation'),
    ),
  },
  {
    name: 'list',
    test: inSrc(
      'import/ImportButton|ui/(filters/ListFilters|list/(ListScreen|RecordTable|FlagChip|Thumbnail)|inputs/(SwitchField|ChoicesFailed))',
    ),
  },
  {
    name: 'form',
    test: inSrc(
      'ui/(form/(FormCard|EditScreen|CreateScreen|formLayout)|inputs/(FlagInput|UsualFormInput|ImageInput|SelectInput))',
    ),
  },
  { name: 'customer', test: inSrc('pages/customerDashboard/CustomerDashboardPage') },
  // What a long list of an older v2 takes.
  { name: 'long', test: inSrc('provider/(http/longAnswer|records/prepareLongList)') },
].map((chunk, place, { length }) => ({ ...chunk, priority: length - place }));

/**
 * `vite` serves the dashboard with the embedded API in one process. `vite build` makes the browser's files
 * (dist/client), `vite build --ssr` the server (dist/server, with most packages left in node_modules).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), embeddedServer(), leaveOut(), serviceWorker()],
  server: {
    host: process.env.HOST || '127.0.0.1',
    port: Number(process.env.PORT || 3000),
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
        rolldownOptions: { input: 'server/start/main.ts' },
      }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        // Without it, browsers that lack modulepreload load the same files a little later.
        modulePreload: { polyfill: false },
        // `npm run budget` measures every chunk after brotli.
        reportCompressedSize: false,
        chunkSizeWarningLimit: 1000,
        // noJsonSchema.ts has none of the functions that it leaves out; of our own imports TypeScript knows.
        rolldownOptions: { checks: { importIsUndefined: false }, output: { codeSplitting: { groups: CHUNKS } } },
      },
}));
