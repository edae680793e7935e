import { pushes as stored } from '../api/lists';
import { keepSearchText } from '../db/searchTexts';
import { found, type Handlers } from '../http/handler';
import { localMoment } from '../lib/moment';

export const push: Handlers<'push'> = {
  /** Answers as soon as the push is stored. The push's row later says whether the provider accepted it. */
  sendNotification: async ({ db, now, params, body, user, pushes, afterCommit }) => {
    const shop = await db.selectFrom('shops').select('shop_id').where('name', '=', params.shop).executeTakeFirst();
    const { shop_id } = found(shop, 'Deze shop');
    const { push_id } = await db
      .insertInto('pushes')
      .values({
        shop_id,
        user_id: user.userId,
        message: body.message,
        created: localMoment(now()),
        result: pushes.stored,
        attempts: 0,
        error: '',
      })
      .returning('push_id')
      .executeTakeFirstOrThrow();
    await keepSearchText(db, stored, push_id);
    afterCommit(pushes.wake);
    return {};
  },
};
