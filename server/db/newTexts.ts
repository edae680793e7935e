import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { startRounds } from '../lib/rounds';
import type { Database } from './schema';
import { completeNewest, type Searched } from './searchTexts';

/** While the server runs: records that others insert into the database, as the shops do with orders, are found too. */

const EVERY_MS = 60_000;

export const startNewTexts = (db: Kysely<Database>, resource: Searched, log: Pick<Logger, 'error'>) =>
  startRounds(EVERY_MS, () =>
    completeNewest(db, resource).catch((error) => log.error({ err: error }, 'new records could not be made findable')),
  );
