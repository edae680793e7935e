import { type Kysely, sql } from 'kysely';
import { LATE_LIMIT_MINUTES } from '../../src/v2/entities/scheduledPush';
import { insertOne } from '../db/insertAll';
import type { Database, Db } from '../db/schema';
import { keepSearchText, type Searched } from '../db/searchTexts';
import { localMoment } from '../lib/moment';

/** What a search of the pushes looks in. */
export const PUSHES: Searched = {
  name: 'pushes',
  from: sql`(
    select pushes.push_id, pushes.message, pushes.created, pushes.result, pushes.attempts, pushes.error,
      shops.name as shop_name, staff.name as user_name
    from pushes join shops on shops.shop_id = pushes.shop_id join staff on staff.user_id = pushes.user_id
  ) as pushes`,
  key: 'push_id',
  searched: ['message', 'user_name', 'shop_name', 'created'],
};

interface NewPush {
  shop_id: number;
  user_id: number;
  message: string;
  /** 'queued' for the provider, 'kept' without one. */
  result: 'queued' | 'kept';
}

/** Stores a push for the delivery; returns its id. Call it in a transaction. */
export const storePush = async (db: Db, push: NewPush, now: Date): Promise<number> => {
  const { id } = await insertOne(db, 'pushes', 'push_id', {
    ...push,
    created: localMoment(now),
    attempts: 0,
    error: '',
  });
  await keepSearchText(db, PUSHES, id);
  return id;
};

/** Turns scheduled pushes into pushes when they are due, each once, however many servers share the database. */

interface ScheduleSettings {
  db: Kysely<Database>;
  /** The result of a new push: see `Pushes`. */
  stored: 'queued' | 'kept';
  now: Date;
}

export const LATE_LIMIT_MS = LATE_LIMIT_MINUTES * 60_000;

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
