import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Product, ProductBody } from '../../src/v2/entities/product';
import { asFlag } from '../db/columns';
import { insertOne } from '../db/insertAll';
import { nextPlace, ORDERED, saveOrder } from '../db/saveOrder';
import type { Database, Db, ProductsTable } from '../db/schema';
import type { Handlers } from '../http/handler';
import { imageUrl, storeImage } from '../images/imageStore';
import { groupedBy } from '../lib/groupedBy';
import { piecesOf, ROWS, yieldToEventLoop } from '../lib/inPieces';
import { changeOne, found, Refusal } from '../lib/refusal';
import { replacePlacements, requirePlacements, toProductCategory } from './productPlacements';

const WHAT = 'Het product';

type Placement = Selectable<Database['product_categories']>;

/** Changes the row in place, as in the other long lists: a copy of each takes longer than reading it. */
const toProduct = (row: Selectable<ProductsTable>, placements: readonly Placement[]): Product =>
  Object.assign(row, {
    main_image: imageUrl(row.main_image),
    active: asFlag(row.active),
    discount_price_active: asFlag(row.discount_price_active),
    shop_product_category_id: placements[0]?.category_id ?? null,
    categories: placements.map(toProductCategory),
  });

type Ids = SelectQueryBuilder<Database, 'product_categories', { product_id: number }>;

/** The products with these ids, sorted by prio. One query per table, joined here. */
export const readProducts = async (db: Db, ids: readonly number[] | Ids): Promise<Product[]> => {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('prio')
    .orderBy('product_id')
    .execute();
  const placements = await db
    .selectFrom('product_categories')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const byProduct = groupedBy(placements, ({ product_id }) => product_id);
  return rows.map((row) => toProduct(row, byProduct.get(row.product_id) ?? []));
};

/** All products. The ids are read first: a product that is moved between two pieces is neither left out nor repeated. */
async function* productsInPieces(db: Db): AsyncGenerator<Product[]> {
  const inOrder = await db.selectFrom('products').select('product_id').orderBy('prio').orderBy('product_id').execute();
  for (const piece of piecesOf(inOrder, ROWS)) {
    const ids = piece.map(({ product_id }) => product_id);
    yield await readProducts(db, ids);
    await yieldToEventLoop();
  }
}

/** Without the categories, which have their own table. */
const columnsOf = ({ categories: _, ...columns }: ProductBody) => columns;

export const products = {
  list: { pieces: ({ db }) => productsInPieces(db) },

  one: async ({ db, params }) => {
    const [product] = await readProducts(db, [params.id]);
    return found(product, WHAT);
  },

  create: async ({ db, body }) => {
    await requirePlacements(db, body.categories);
    const { id } = await insertOne(db, 'products', 'product_id', {
      ...columnsOf(body),
      prio: await nextPlace(db, ORDERED.products),
    });
    await replacePlacements(db, id, body.categories);
    return { id };
  },

  updateImage: async ({ db, params, body }) => {
    const main_image = await storeImage(db, body.main_image, 'main_image');
    return changeOne(db.updateTable('products').set({ main_image }).where('product_id', '=', params.id), WHAT);
  },

  update: async ({ db, params, body }) => {
    await requirePlacements(db, body.categories);
    await changeOne(db.updateTable('products').set(columnsOf(body)).where('product_id', '=', params.id), WHAT);
    await replacePlacements(db, params.id, body.categories);
    return {};
  },

  /** Orders keep their lines: a line has its own title, article number and price. */
  delete: async ({ db, params }) => changeOne(db.deleteFrom('products').where('product_id', '=', params.id), WHAT),

  /** Saves the places of all products, or of those of one category (its order page). The others keep their place. */
  updateOrder: async ({ db, body }) => {
    const places = body.order.map(({ productId, prio }) => ({ id: productId, place: Number(prio) }));
    await saveOrder(db, ORDERED.products, places);
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
    return readProducts(db, inCategory);
  },
} satisfies Handlers<'products'>;
