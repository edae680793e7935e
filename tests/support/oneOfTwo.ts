import { AsyncLocalStorage } from 'node:async_hooks';
import { createApp } from '../../server/app';
import { openDatabase } from '../../server/db/open';
import { listen } from '../../server/listen';
import { CLOCK_HEADER, type Told } from './twoServers';

/**
 * A server for tests, as a process of its own: on the database of DATABASE_URL, by the clock that each call brings.
 * Tells its parent where it listens, and what it mailed and logged.
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
// What was told before is heard before.
process.on('message', (asked) => tell({ answered: Number(asked) }));
process.on('disconnect', () => process.exit(0));
tell({ url });
