import type { Db } from './db/schema';
import { refuseFields } from './handler';

/** 422 for a shop that is not one of the business's. */
export const requireShop = async (db: Db, shop_id: number, field = 'shop_id'): Promise<void> => {
  const shop = await db.selectFrom('shops').select('shop_id').where('shop_id', '=', shop_id).executeTakeFirst();
  if (shop === undefined) throw refuseFields({ [field]: 'Deze shop bestaat niet.' });
};
