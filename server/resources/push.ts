import { found, type Handlers } from '../handler';
import { localMoment } from '../moment';

export const push: Handlers<'push'> = {
  /** Answers as soon as the push is stored: whether the provider took it stands with the push. */
  sendNotification: async ({ db, now, params, body, user, pushes, afterCommit }) => {
    const shop = await db.selectFrom('shops').select('shop_id').where('name', '=', params.shop).executeTakeFirst();
    const { shop_id } = found(shop, 'Deze shop');
    await db
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
      .execute();
    afterCommit(pushes.wake);
    return {};
  },
};
