import type { Context } from 'hono';
import type { Kysely, Transaction } from 'kysely';
import { recorded, recordIdOf, type Write } from './audit/record';
import { requireVersion, seenVersion } from './audit/version';
import type { Database } from './db/schema';
import { attemptOf, exactlyOnce } from './exactlyOnce';

/**
 * The way of every write, of v2 and of `/api`: once, over the version that its sender saw, and recorded, in one
 * transaction. `bytes` is the body as it came.
 */
export const carryOutWrite = <Data>(
  c: Context,
  db: Kysely<Database>,
  { bytes, ...write }: Write & { bytes: Uint8Array },
  carryOut: (transaction: Transaction<Database>) => Promise<Data>,
): Promise<Data> => {
  const seen = seenVersion(c);
  const record = { resource: write.resource, id: recordIdOf(write.params) };
  return exactlyOnce(db, attemptOf(c, write.user, bytes), write.now, (transaction) =>
    recorded(transaction, write, async () => {
      await requireVersion(transaction, record, seen);
      return carryOut(transaction);
    }),
  );
};
