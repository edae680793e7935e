import type { BodyOf } from '../../src/v2/endpoint';
import type { Endpoints } from '../../src/v2/endpoints';
import { ORDERED, orderChanged, saveOrder } from '../db/saveOrder';
import type { Db } from '../db/schema';

type Entry = BodyOf<Endpoints['categories']['updateOrder']>['order'][number];

/** A subcategory's entry also has its category; a category's entry has no subcategory. */
const keyOf = (entry: Pick<Entry, 'categoryId' | 'subcategoryId'>) =>
  `${entry.categoryId}/${entry.subcategoryId ?? ''}`;

/**
 * Saves the flat list of categories and subcategories. It must have every stored record once, each subcategory under
 * its own category. Otherwise throws 409, and nothing changes.
 */
export const saveCategoryOrder = async (db: Db, order: readonly Entry[]): Promise<void> => {
  const categories = await db.selectFrom('categories').select('category_id as categoryId').execute();
  const subcategories = await db
    .selectFrom('subcategories')
    .select(['product_category_id as categoryId', 'subcategory_id as subcategoryId'])
    .execute();
  const stored = [...categories.map(({ categoryId }) => ({ categoryId, subcategoryId: null })), ...subcategories];
  const named = new Set(order.map(keyOf));
  // What is there twice, or is none of them, is refused where it is saved.
  const isWhole = stored.every((row) => named.has(keyOf(row)));
  if (!isWhole || order.some(({ subcategoryId, isSubcategory }) => isSubcategory !== (subcategoryId !== null)))
    throw orderChanged();

  const categoryPlaces = order.flatMap(({ categoryId: id, isSubcategory, prio }) =>
    isSubcategory ? [] : [{ id, place: Number(prio) }],
  );
  const subcategoryPlaces = order.flatMap(({ subcategoryId: id, prio }) =>
    id === null ? [] : [{ id, place: Number(prio) }],
  );
  await saveOrder(db, ORDERED.categories, categoryPlaces);
  await saveOrder(db, ORDERED.subcategories, subcategoryPlaces);
};
