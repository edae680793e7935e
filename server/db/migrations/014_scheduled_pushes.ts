import type { Kysely, Migration } from 'kysely';
import { vocabulary } from '../ddl';

/** Push messages that are sent later. */
export const scheduledPushes: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
    await is.create(
      'scheduled_pushes',
      {
        scheduled_push_id: is.id,
        shop_id: is.reference('shops.shop_id', 'restrict'),
        user_id: is.reference('staff.user_id', 'restrict'),
        message: is.text,
        created: is.text,
        send_at: is.text,
        send_at_ms: is.milliseconds,
        state: is.text,
        push_id: is.optionalReference('pushes.push_id', 'restrict'),
      },
      { indexes: [['state', 'send_at_ms']] },
    );
  },
};
