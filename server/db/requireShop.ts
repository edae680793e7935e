import { refuseFields } from '../http/handler';
import type { Db } from './schema';

/** Throws 422 on `field` for an unknown shop. */
export const requireShop = async (db: Db, shop_id: number, field = 'shop_id'): Promise<void> => {
  const shop = await db.selectFrom('shops').select('shop_id').where('shop_id', '=', shop_id).executeTakeFirst();
  if (shop === undefined) throw refuseFields({ [field]: 'Deze shop bestaat niet.' });
};
