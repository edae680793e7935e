import type { Selectable } from 'kysely';
import type { Subcategory } from '../../src/v2/entities/subcategory';
import { asFlag } from '../db/columns';
import { exists, findRow, requireRow } from '../db/findRow';
import { holdRows } from '../db/holdRows';
import { insertOne } from '../db/insertAll';
import { nextPlace, ORDERED } from '../db/saveOrder';
import type { Db, SubcategoriesTable } from '../db/schema';
import type { Handlers } from '../http/handler';
import { imageUrl, storeImage } from '../images/imageStore';
import { changeOne, Refusal, refuseFields } from '../lib/refusal';
import { movePlacements } from './productPlacements';

export const toSubcategory = (row: Selectable<SubcategoriesTable>): Subcategory => ({
  ...row,
  subcategory_image: imageUrl(row.subcategory_image),
  subcategory_active: asFlag(row.subcategory_active),
});

const WHAT = 'De subcategorie';

/** The parent category as a place, which stays in its shop until the transaction ends. Throws 422. */
export const parentOf = async (db: Db, category_id: number) => {
  await holdRows(db, ORDERED.categories, [category_id]);
  const parent = await findRow(db, 'categories', 'category_id', category_id);
  if (parent === undefined) throw refuseFields({ product_category_id: 'Deze categorie bestaat niet (meer).' });
  const { shop_id } = parent;
  return { category_id, shop_id };
};

export const subcategories: Handlers<'subcategories'> = {
  one: async ({ db, params }) =>
    toSubcategory(await requireRow(db, 'subcategories', 'subcategory_id', params.id, WHAT)),

  create: async ({ db, body }) => {
    const { category_id } = await parentOf(db, body.product_category_id);
    return insertOne(db, 'subcategories', 'subcategory_id', {
      ...body,
      subcategory_image: await storeImage(db, body.subcategory_image, 'subcategory_image'),
      subcategory_prio: await nextPlace(db, ORDERED.subcategories, { column: 'product_category_id', id: category_id }),
    });
  },

  /** The products of a subcategory go with it to another category. */
  update: async ({ db, params: { id: subcategory_id }, body, user, now }) => {
    const to = await parentOf(db, body.product_category_id);
    await changeOne(db.updateTable('subcategories').set(body).where('subcategory_id', '=', subcategory_id), WHAT);
    await movePlacements(db, { of: ['subcategory_id', subcategory_id], to, user, now: now() });
    return {};
  },

  updateImage: async ({ db, params, body }) => {
    const subcategory_image = await storeImage(db, body.subcategory_image, 'subcategory_image');
    return changeOne(
      db.updateTable('subcategories').set({ subcategory_image }).where('subcategory_id', '=', params.id),
      WHAT,
    );
  },

  delete: async ({ db, params }) => {
    if (await exists(db, 'product_categories', 'subcategory_id', params.id))
      throw new Refusal(409, 'Er staan nog producten in deze subcategorie. Verplaats of verwijder die eerst.');
    return changeOne(db.deleteFrom('subcategories').where('subcategory_id', '=', params.id), WHAT);
  },
};
