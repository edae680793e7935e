import { sql } from 'kysely';
import { type ScheduledPush, ScheduledPushBody, sendTimeOf } from '../../src/v2/entities/scheduledPush';
import { requireRow, requireShop } from '../db/findRow';
import { insertOne } from '../db/insertAll';
import { localMoment } from '../lib/moment';
import { Refusal, refuseFields } from '../lib/refusal';
import type { ColumnsOf } from './listQuery';
import { type RestResource, restWrite } from './simpleRest';

/** Push messages that are sent later (see `server/push/storePush.ts`). Deleting one calls it back, while it waits. */

const WHAT = 'Dit geplande bericht';

export const scheduledPushes: RestResource = {
  name: 'scheduled_pushes',
  what: WHAT,
  from: sql`(
    select planned.scheduled_push_id, planned.shop_id, planned.message, planned.created, planned.send_at,
      shops.name as shop_name, staff.name as user_name,
      coalesce(pushes.result, planned.state) as state, coalesce(pushes.error, '') as error
    from scheduled_pushes as planned
      join shops on shops.shop_id = planned.shop_id join staff on staff.user_id = planned.user_id
      left join pushes on pushes.push_id = planned.push_id
  ) as scheduled_pushes`,
  key: 'scheduled_push_id',
  columns: {
    ...{ scheduled_push_id: 'number', shop_id: 'number', message: 'text', created: 'text', send_at: 'text' },
    ...{ shop_name: 'text', user_name: 'text', state: 'text', error: 'text' },
  } satisfies ColumnsOf<ScheduledPush>,
  searched: ['message', 'user_name', 'shop_name', 'send_at'],
  create: restWrite(ScheduledPushBody, async ({ shop_id, message, send_at }, { now }) => {
    const time = sendTimeOf(send_at, now.getTime());
    return async ({ db, user }) => {
      // Not earlier: a retry of a write that succeeded must get its stored answer.
      if ('refused' in time) throw refuseFields({ send_at: time.refused });
      await requireShop(db, shop_id);
      return insertOne(db, 'scheduled_pushes', 'scheduled_push_id', {
        ...{ shop_id, user_id: user.userId, message, created: localMoment(now) },
        ...{ send_at: localMoment(time.at), send_at_ms: time.at, state: 'waiting' },
      });
    };
  }),
  delete: async (id, { db }) => {
    const { numDeletedRows } = await db
      .deleteFrom('scheduled_pushes')
      .where('scheduled_push_id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (numDeletedRows > 0n) return;
    await requireRow(db, 'scheduled_pushes', 'scheduled_push_id', id, WHAT);
    throw new Refusal(409, 'Dit bericht wacht niet meer: het kan niet worden teruggeroepen.');
  },
};
