import { sql } from 'kysely';
import type { Db } from '../db/schema';
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
  const { push_id } = await db
    .insertInto('pushes')
    .values({ ...push, created: localMoment(now), attempts: 0, error: '' })
    .returning('push_id')
    .executeTakeFirstOrThrow();
  await keepSearchText(db, PUSHES, push_id);
  return push_id;
};
