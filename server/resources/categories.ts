import type { Category } from '../../src/v2/entities/category';
import { asFlag } from '../db/columns';
import { exists, requireShop } from '../db/findRow';
import { insertOne } from '../db/insertAll';
import { nextPlace, ORDERED } from '../db/saveOrder';
import type { Db } from '../db/schema';
import type { Handlers } from '../http/handler';
import { imageUrl, storeImage } from '../images/imageStore';
import { groupedBy } from '../lib/groupedBy';
import { changeOne, found, Refusal } from '../lib/refusal';
import { saveCategoryOrder } from './categoryOrder';
import { movePlacements } from './productPlacements';
import { toSubcategory } from './subcategories';

const WHAT = 'De categorie';

/** All categories or one, with subcategories. One query per table, joined here. */
const read = async (db: Db, id?: number): Promise<Category[]> => {
  const rows = await db
    .selectFrom('categories')
    .innerJoin('shops', 'shops.shop_id', 'categories.shop_id')
    .selectAll('categories')
    .select('shops.name as shop_name')
    .$if(id !== undefined, (query) => query.where('category_id', '=', id ?? 0))
    .orderBy('category_prio')
    .orderBy('category_id')
    .execute();
  const subcategories = await db
    .selectFrom('subcategories')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('product_category_id', '=', id ?? 0))
    .orderBy('subcategory_prio')
    .orderBy('subcategory_id')
    .execute();
  const byCategory = groupedBy(subcategories, ({ product_category_id }) => product_category_id);
  return rows.map((row) => ({
    ...row,
    category_image: imageUrl(row.category_image),
    category_active: asFlag(row.category_active),
    subcategories: (byCategory.get(row.category_id) ?? []).map(toSubcategory),
  }));
};

/** Throws 409 while the category has subcategories or products. */
const refuseInUse = async (db: Db, id: number): Promise<void> => {
  if (await exists(db, 'subcategories', 'product_category_id', id))
    throw new Refusal(409, 'Deze categorie heeft nog subcategorieën. Verplaats of verwijder die eerst.');
  if (await exists(db, 'product_categories', 'category_id', id))
    throw new Refusal(409, 'Er staan nog producten in deze categorie. Verplaats of verwijder die eerst.');
};

export const categories: Handlers<'categories'> = {
  list: ({ db }) => read(db),

  one: async ({ db, params }) => {
    const [category] = await read(db, params.id);
    return found(category, WHAT);
  },

  shops: ({ db }) => db.selectFrom('shops').selectAll().orderBy('shop_id').execute(),

  create: async ({ db, body }) => {
    await requireShop(db, body.shop_id);
    return insertOne(db, 'categories', 'category_id', {
      ...body,
      category_image: await storeImage(db, body.category_image, 'category_image'),
      category_prio: await nextPlace(db, ORDERED.categories),
    });
  },

  /** Moving a category to the other shop also moves its products. */
  update: async ({ db, params: { id: category_id }, body, user, now }) => {
    const { shop_id } = body;
    await requireShop(db, shop_id);
    await changeOne(db.updateTable('categories').set(body).where('category_id', '=', category_id), WHAT);
    await movePlacements(db, { of: ['category_id', category_id], to: { category_id, shop_id }, user, now: now() });
    return {};
  },

  updateImage: async ({ db, params, body }) => {
    const category_image = await storeImage(db, body.category_image, 'category_image');
    return changeOne(db.updateTable('categories').set({ category_image }).where('category_id', '=', params.id), WHAT);
  },

  delete: async ({ db, params }) => {
    await refuseInUse(db, params.id);
    return changeOne(db.deleteFrom('categories').where('category_id', '=', params.id), WHAT);
  },

  updateOrder: async ({ db, body }) => {
    await saveCategoryOrder(db, body.order);
    return {};
  },
};
