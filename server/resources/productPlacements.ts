import type { ExpressionBuilder, Selectable } from 'kysely';
import type { ProductBody } from '../../src/v2/entities/product';
import type { User } from '../auth/sessions';
import { holdRows } from '../db/holdRows';
import { insertAll } from '../db/insertAll';
import { ORDERED } from '../db/saveOrder';
import type { Database, Db } from '../db/schema';
import { piecesOf, ROWS, yieldToEventLoop } from '../lib/inPieces';
import { refuseFields } from '../lib/refusal';
import { insertAudits } from '../writes/audit/entries';
import { placementsTexts } from '../writes/audit/subjects';

/** The places of products: the categories and subcategories of both shops. */

type Placements = ProductBody['categories'];

interface Catalogue {
  /** The shop of each category, and the category of each subcategory. */
  shopOf: ReadonlyMap<number, number>;
  categoryOf: ReadonlyMap<number, number>;
  shops: ReadonlySet<number>;
}

const catalogueOf = async (db: Db): Promise<Catalogue> => {
  const shops = await db.selectFrom('shops').select('shop_id').execute();
  const categories = await db.selectFrom('categories').select(['category_id', 'shop_id']).execute();
  const subcategories = await db
    .selectFrom('subcategories')
    .select(['subcategory_id', 'product_category_id'])
    .execute();
  return {
    shops: new Set(shops.map(({ shop_id }) => shop_id)),
    shopOf: new Map(categories.map(({ category_id, shop_id }) => [category_id, shop_id])),
    categoryOf: new Map(
      subcategories.map(({ subcategory_id, product_category_id }) => [subcategory_id, product_category_id]),
    ),
  };
};

/** The wrong field and the reason, if any. */
const faultOf = (
  { shops, shopOf, categoryOf }: Catalogue,
  { shop_id, category_id, subcategory_id }: Placements[number],
): [string, string] | undefined => {
  if (!shops.has(shop_id)) return ['shop_id', 'Deze shop bestaat niet.'];
  if (!shopOf.has(category_id)) return ['shop_product_category_id', 'Deze categorie bestaat niet (meer).'];
  if (shopOf.get(category_id) !== shop_id)
    return ['shop_product_category_id', 'Deze categorie is van een andere shop.'];
  if (subcategory_id === null) return undefined;
  if (!categoryOf.has(subcategory_id)) return ['shop_product_subcategory_id', 'Deze subcategorie bestaat niet (meer).'];
  if (categoryOf.get(subcategory_id) !== category_id)
    return ['shop_product_subcategory_id', 'Deze subcategorie hoort bij een andere categorie.'];
  return undefined;
};

/**
 * A function that says, by the fields of the record that forms have, why some of the wanted placements cannot be stored: a
 * shop, category or subcategory does not exist, or they do not belong together. Call it in the transaction that stores them.
 */
export const placementFaults = async (db: Db, wanted: Placements) => {
  const subcategories = wanted.flatMap(({ subcategory_id }) => subcategory_id ?? []);
  const categories = wanted.map(({ category_id }) => category_id);
  // One could else be moved to another shop between the check and the write.
  await holdRows(db, ORDERED.subcategories, subcategories);
  await holdRows(db, ORDERED.categories, categories);
  const catalogue = await catalogueOf(db);
  return (placements: Placements): Record<string, string> =>
    Object.fromEntries(
      placements.flatMap((placement, index) => {
        const fault = faultOf(catalogue, placement);
        return fault ? [[`categories.${index}.${fault[0]}`, fault[1]]] : [];
      }),
    );
};

/** Throws 422 when the placements cannot be stored. Call it in the transaction that stores them. */
export const requirePlacements = async (db: Db, placements: Placements): Promise<void> => {
  if (placements.length === 0) return;
  const faults = (await placementFaults(db, placements))(placements);
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
};

/** Each place once: a form with one twice could not be saved. */
export const replacePlacements = async (db: Db, product_id: number, placements: Placements): Promise<void> => {
  const places = new Map(placements.map((place) => [`${place.category_id} ${place.subcategory_id}`, place]));
  await db.deleteFrom('product_categories').where('product_id', '=', product_id).execute();
  const rows = [...places.values()].map((placement, position) => ({ ...placement, product_id, position }));
  await insertAll(db, 'product_categories', rows);
};

interface Move {
  /** The places in it move along: a category, or a subcategory. */
  of: readonly ['category_id' | 'subcategory_id', number];
  to: { category_id: number; shop_id: number };
  user: User;
  now: Date;
}

/**
 * Moves the places in a category or subcategory to where that stands now. Each product that goes along has it in its
 * history, and so gets a version: a form of it that was open is merged. The products are not locked: who saves one holds
 * it already while waiting for the subcategory.
 */
export const movePlacements = async (db: Db, { of: [column, id], to, user, now }: Move): Promise<void> => {
  // Most saves move nothing: then this is one query.
  const isMoved = (where: ExpressionBuilder<Database, 'product_categories'>) =>
    where.and([
      where(column, '=', id),
      where.or([where('category_id', '!=', to.category_id), where('shop_id', '!=', to.shop_id)]),
    ]);
  const products = await db
    .selectFrom('products')
    .select(['product_id', 'main_title'])
    .where('product_id', 'in', (query) => query.selectFrom('product_categories').select('product_id').where(isMoved))
    .orderBy('product_id')
    .execute();
  for (const piece of piecesOf(products, ROWS)) {
    const ids = piece.map(({ product_id }) => product_id);
    const before = await placementsTexts(db, ids);
    await db.updateTable('product_categories').set(to).where(isMoved).where('product_id', 'in', ids).execute();
    const after = await placementsTexts(db, ids);
    await insertAudits(
      db,
      piece.map(({ product_id, main_title }) => ({
        ...{ user, now, resource: 'products', verb: 'update' },
        ...{ record_id: product_id, record_name: main_title },
        changes: [{ field: 'categories', old: before(product_id), new: after(product_id) }],
      })),
    );
    if (piece.length === ROWS) await yieldToEventLoop();
  }
};

/** A placement in the field names of a product's record. */
export const toProductCategory = (row: Selectable<Database['product_categories']>) => ({
  shop_id: row.shop_id,
  shop_product_category_id: row.category_id,
  shop_product_subcategory_id: row.subcategory_id,
});
