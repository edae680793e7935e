import type { Selectable } from 'kysely';
import type { Subcategory } from '../../src/v2/entities/subcategory';
import type { Db, SubcategoriesTable } from '../db/schema';
import { found, type Handlers, Refusal, refuseFields, touched } from '../handler';
import { imageUrl, storeImage } from '../images';
import { asFlag } from '../wire';

export const toSubcategory = (row: Selectable<SubcategoriesTable>): Subcategory => ({
  ...row,
  subcategory_image: imageUrl(row.subcategory_image),
  subcategory_active: asFlag(row.subcategory_active),
});

const WHAT = 'De subcategorie';

/** The parent category, or 422. */
const parentOf = async (db: Db, category_id: number) => {
  const parent = await db
    .selectFrom('categories')
    .select(['category_id', 'shop_id'])
    .where('category_id', '=', category_id)
    .executeTakeFirst();
  if (parent === undefined) throw refuseFields({ product_category_id: 'Deze categorie bestaat niet (meer).' });
  return parent;
};

/** After the last one of its category. */
const lastPrio = async (db: Db, category_id: number): Promise<number> => {
  const { last } = await db
    .selectFrom('subcategories')
    .select((eb) => eb.fn.max('subcategory_prio').as('last'))
    .where('product_category_id', '=', category_id)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
};

export const subcategories: Handlers<'subcategories'> = {
  one: async ({ db, params }) => {
    const row = await db
      .selectFrom('subcategories')
      .selectAll()
      .where('subcategory_id', '=', params.id)
      .executeTakeFirst();
    return toSubcategory(found(row, WHAT));
  },

  create: async ({ db, body }) => {
    const { category_id } = await parentOf(db, body.product_category_id);
    const { id } = await db
      .insertInto('subcategories')
      .values({
        ...body,
        subcategory_image: await storeImage(db, body.subcategory_image, 'subcategory_image'),
        subcategory_prio: await lastPrio(db, category_id),
      })
      .returning('subcategory_id as id')
      .executeTakeFirstOrThrow();
    return { id };
  },

  /** Moved to another category, its products move along. */
  update: async ({ db, params, body }) => {
    const { category_id, shop_id } = await parentOf(db, body.product_category_id);
    const { numUpdatedRows } = await db
      .updateTable('subcategories')
      .set(body)
      .where('subcategory_id', '=', params.id)
      .executeTakeFirst();
    touched(numUpdatedRows, WHAT);
    await db
      .updateTable('product_categories')
      .set({ category_id, shop_id })
      .where('subcategory_id', '=', params.id)
      .execute();
    return {};
  },

  updateImage: async ({ db, params, body }) => {
    const { numUpdatedRows } = await db
      .updateTable('subcategories')
      .set({ subcategory_image: await storeImage(db, body.subcategory_image, 'subcategory_image') })
      .where('subcategory_id', '=', params.id)
      .executeTakeFirst();
    touched(numUpdatedRows, WHAT);
    return {};
  },

  delete: async ({ db, params }) => {
    const used = await db
      .selectFrom('product_categories')
      .select('product_id')
      .where('subcategory_id', '=', params.id)
      .executeTakeFirst();
    if (used) throw new Refusal(409, 'Er staan nog producten in deze subcategorie. Verplaats of verwijder die eerst.');
    const { numDeletedRows } = await db
      .deleteFrom('subcategories')
      .where('subcategory_id', '=', params.id)
      .executeTakeFirst();
    touched(numDeletedRows, WHAT);
    return {};
  },
};
