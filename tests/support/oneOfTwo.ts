import { AsyncLocalStorage } from 'node:async_hooks';
import { openDatabase } from '../../server/db/open';
import { createApp } from '../../server/start/app';
import { listen } from '../../server/start/listen';
import { CLOCK_HEADER, type Told } from './twoServers';

/**
 * A test server in its own process, on the database of DATABASE_URL. Each call brings its own clock. Reports its
 * address, mails and log to the parent process.
 */
const tell = (told: Told) => process.send?.(told);

const clock = new AsyncLocalStorage<Date>();
const { db } = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? '' });
const app = createApp({
  db,
  now: () => clock.getStore() ?? new Date(),
  trustedProxies: ['127.0.0.1'],
  mailer: async (mail) => {
    tell({ mail });
    return { result: 'sent', file: '' };
  },
  log: { error: (details: unknown) => tell({ failure: String(Object(details).err ?? JSON.stringify(details)) }) },
});
const { fetch } = app;
app.fetch = (request, ...rest) =>
  clock.run(new Date(Number(request.headers.get(CLOCK_HEADER))), () => fetch(request, ...rest));

const { url } = await listen(app, { host: '127.0.0.1', port: 0 });
// Messages arrive in order, so the parent has now received all earlier ones.
process.on('message', (asked) => tell({ answered: Number(asked) }));
process.on('disconnect', () => process.exit(0));
tell({ url });
