import type { Kysely } from 'kysely';
import { LATE_LIMIT_MINUTES } from '../../src/v2/entities/scheduledPush';
import type { Database } from '../db/schema';
import { storePush } from './storePush';

/** Turns scheduled pushes into pushes when they are due, each once, however many servers share the database. */

interface ScheduleSettings {
  db: Kysely<Database>;
  /** The result of a new push: see `Pushes`. */
  stored: 'queued' | 'kept';
  now: Date;
}

const LATE_LIMIT_MS = LATE_LIMIT_MINUTES * 60_000;

/** Those that are too late to send become 'missed'. A push is stored in the transaction that claims it. */
export const storeDue = async ({ db, stored, now }: ScheduleSettings): Promise<void> => {
  const due = await db
    .selectFrom('scheduled_pushes')
    .select(['scheduled_push_id', 'send_at_ms', 'shop_id', 'user_id', 'message'])
    .where('state', '=', 'waiting')
    .where('send_at_ms', '<=', now.getTime())
    .orderBy('send_at_ms')
    .orderBy('scheduled_push_id')
    .execute();
  for (const { scheduled_push_id, send_at_ms, ...push } of due) {
    const isMissed = now.getTime() - send_at_ms > LATE_LIMIT_MS;
    await db.transaction().execute(async (transaction) => {
      const change = transaction.updateTable('scheduled_pushes').where('scheduled_push_id', '=', scheduled_push_id);
      const { numUpdatedRows } = await change
        .set({ state: isMissed ? 'missed' : 'sent' })
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      // It was called back meanwhile, or another server was first.
      if (numUpdatedRows === 0n || isMissed) return;
      await change.set({ push_id: await storePush(transaction, { ...push, result: stored }, now) }).execute();
    });
  }
};
