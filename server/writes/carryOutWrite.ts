import type { Context } from 'hono';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { type RecordedWrite, recorded, recordIdOf } from './audit/record';
import { keepInBin } from './bin/bin';
import { attemptOf, exactlyOnce } from './idempotency';
import { requireVersion, seenVersion } from './versions';

/**
 * Runs a write of v2 or `/api` in one transaction: once per key, only on the version that the sender saw, and recorded.
 * `bytes` is the raw body.
 */
export const carryOutWrite = <Data>(
  c: Context,
  db: Kysely<Database>,
  { bytes, ...write }: RecordedWrite & { bytes: Uint8Array },
  carryOut: (transaction: Transaction<Database>) => Promise<Data>,
): Promise<Data> => {
  const seen = seenVersion(c);
  const record = { resource: write.resource, id: recordIdOf(write.params) };
  return exactlyOnce(db, attemptOf(c, write.user, bytes), write.now, (transaction) =>
    recorded(transaction, write, async () => {
      await requireVersion(transaction, record, seen);
      if (write.verb === 'delete') await keepInBin(transaction, { ...write, ...record });
      return carryOut(transaction);
    }),
  );
};
