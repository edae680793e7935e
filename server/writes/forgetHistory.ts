import { millisecondsInDay } from 'date-fns/constants';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { within } from '../db/within';
import { untilDone } from '../lib/inPieces';
import { localMoment } from '../lib/moment';

/** What is kept for as long as the setting HISTORY_DAYS says: the history, bulk changes with their rows, and mails. */
const KEPT = [
  { table: 'audit', key: 'audit_id' },
  { table: 'runs', key: 'run_id' },
  { table: 'outbox', key: 'mail_id' },
] as const;
type Kept = (typeof KEPT)[number];

/** Rows in one transaction. */
const AT_ONCE = 500;

/** Returns how many were deleted. */
const forgetSome = (db: Db, { table, key }: Kept, limit: string): Promise<number> =>
  within(db, async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where created < ${limit} limit ${AT_ONCE}
      ) returning ${sql.ref(key)} as id`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await transaction
        .deleteFrom('search_texts')
        .where('resource', '=', table)
        .where('record_id', 'in', ids)
        .execute();
    return ids.length;
  });

/** Deletes what is older than this many days, until it is stopped: the next round goes on with the rest. Returns how many rows went. */
export const forgetHistory = async (db: Db, days: number, now: Date, isStopped = () => false): Promise<number> => {
  const limit = localMoment(now.getTime() - days * millisecondsInDay);
  let gone = 0;
  for (const kept of KEPT) gone += await untilDone(AT_ONCE, () => forgetSome(db, kept, limit), isStopped);
  return gone;
};
