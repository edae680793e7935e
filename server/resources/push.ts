import { requireRow } from '../db/findRow';
import type { Handlers } from '../http/handler';
import { storePush } from '../push/storePush';

export const push: Handlers<'push'> = {
  /** Answers as soon as the push is stored. The push's row later says whether the provider accepted it. */
  sendNotification: async ({ db, now, params, body, user, pushes, afterCommit }) => {
    const { shop_id } = await requireRow(db, 'shops', 'name', params.shop, 'Deze shop');
    const { message } = body;
    await storePush(db, { shop_id, user_id: user.userId, message, result: pushes.stored }, now());
    afterCommit(pushes.wake);
    return {};
  },
};
