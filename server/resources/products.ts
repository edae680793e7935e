import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Product, ProductBody } from '../../src/v2/entities/product';
import type { Database, Db, ProductsTable } from '../db/schema';
import { groupedBy } from '../groupedBy';
import { found, type Handlers, Refusal, touched } from '../handler';
import { imageUrl, storeImage } from '../images';
import { saveOrder } from '../order';
import { asFlag } from '../wire';
import { replacePlacements, requirePlacements, toProductCategory } from './productPlacements';

const WHAT = 'Het product';

type Placement = Selectable<Database['product_categories']>;

const toProduct = (row: Selectable<ProductsTable>, placements: readonly Placement[]): Product => ({
  ...row,
  main_image: imageUrl(row.main_image),
  active: asFlag(row.active),
  discount_price_active: asFlag(row.discount_price_active),
  shop_product_category_id: placements[0]?.category_id ?? null,
  categories: placements.map(toProductCategory),
});

type Ids = SelectQueryBuilder<Database, 'product_categories', { product_id: number }>;

/** All products, or those that `which` names, in order of prio: a query a table, joined here. */
const read = async (db: Db, which?: number | Ids): Promise<Product[]> => {
  const those = typeof which === 'number' ? [which] : which;
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .$if(those !== undefined, (query) => query.where('product_id', 'in', those ?? []))
    .orderBy('prio')
    .orderBy('product_id')
    .execute();
  const placements = await db
    .selectFrom('product_categories')
    .selectAll()
    .$if(those !== undefined, (query) => query.where('product_id', 'in', those ?? []))
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const byProduct = groupedBy(placements, ({ product_id }) => product_id);
  return rows.map((row) => toProduct(row, byProduct.get(row.product_id) ?? []));
};

/** The product's own columns: its categories stand in a table of their own. */
const columnsOf = ({ categories: _, ...columns }: ProductBody) => columns;

/** After the last one. */
const lastPrio = async (db: Db): Promise<number> => {
  const { last } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.max('prio').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
};

export const products: Handlers<'products'> = {
  list: ({ db }) => read(db),

  one: async ({ db, params }) => {
    const [product] = await read(db, params.id);
    return found(product, WHAT);
  },

  create: async ({ db, body }) => {
    await requirePlacements(db, body.categories);
    const { id } = await db
      .insertInto('products')
      .values({ ...columnsOf(body), main_image: null, prio: await lastPrio(db) })
      .returning('product_id as id')
      .executeTakeFirstOrThrow();
    await replacePlacements(db, id, body.categories);
    return { id };
  },

  updateImage: async ({ db, params, body }) => {
    const { numUpdatedRows } = await db
      .updateTable('products')
      .set({ main_image: await storeImage(db, body.main_image, 'main_image') })
      .where('product_id', '=', params.id)
      .executeTakeFirst();
    touched(numUpdatedRows, WHAT);
    return {};
  },

  update: async ({ db, params, body }) => {
    await requirePlacements(db, body.categories);
    const { numUpdatedRows } = await db
      .updateTable('products')
      .set(columnsOf(body))
      .where('product_id', '=', params.id)
      .executeTakeFirst();
    touched(numUpdatedRows, WHAT);
    await replacePlacements(db, params.id, body.categories);
    return {};
  },

  /** Orders keep what they sold: a line has a title, an article number and a price of its own. */
  delete: async ({ db, params }) => {
    const { numDeletedRows } = await db.deleteFrom('products').where('product_id', '=', params.id).executeTakeFirst();
    touched(numDeletedRows, WHAT);
    return {};
  },

  /** Of all products, or of those that one page shows: products that are not named keep their place. */
  updateOrder: async ({ db, body }) => {
    const places = body.order.map(({ productId, prio }) => ({ id: productId, place: Number(prio) }));
    await saveOrder(db, { table: 'products', key: 'product_id', column: 'prio' }, places);
    return {};
  },

  ofCategory: async ({ db, params: { shopId, categoryId } }) => {
    const category = await db
      .selectFrom('categories')
      .select('category_id')
      .where('category_id', '=', categoryId)
      .where('shop_id', '=', shopId)
      .executeTakeFirst();
    if (category === undefined) throw new Refusal(404, 'Deze categorie bestaat niet (meer) in deze shop.');
    const inCategory = db.selectFrom('product_categories').select('product_id').where('category_id', '=', categoryId);
    return read(db, inCategory);
  },
};
