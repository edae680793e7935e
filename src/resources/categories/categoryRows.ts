import { categoryKey, subcategoryKey } from '../../lib/categoryKeys';
import type { BodyOf } from '../../v2/endpoint';
import type { Endpoints } from '../../v2/endpoints';
import type { Category } from '../../v2/entities/category';
import type { Subcategory } from '../../v2/entities/subcategory';

/** The rows of the overview: each category followed by its subcategories. */

/** A row's content. The object stays the same while rows move. */
export interface CategoryEntry {
  path: string;
  title: string;
  color: string;
  image: string | null;
  active: number;
  /** Null for a subcategory. */
  category: Category | null;
}

export interface BoardRow {
  key: number;
  /** The key of a subcategory's category; null for a category. */
  parentKey: number | null;
  categoryId: number;
  subcategoryId: number | null;
  shopId: number;
  prio: number;
  entry: CategoryEntry;
}

const rowOfCategory = (category: Category): BoardRow => ({
  key: categoryKey(category.category_id),
  parentKey: null,
  categoryId: category.category_id,
  subcategoryId: null,
  shopId: category.shop_id,
  prio: category.category_prio,
  entry: {
    path: `/categories/${category.category_id}`,
    title: category.category_title,
    color: category.category_color,
    image: category.category_image,
    active: category.category_active,
    category,
  },
});

const rowOfSubcategory = (subcategory: Subcategory, { category_id, shop_id }: Category): BoardRow => ({
  key: subcategoryKey(subcategory.subcategory_id),
  parentKey: categoryKey(category_id),
  categoryId: category_id,
  subcategoryId: subcategory.subcategory_id,
  shopId: shop_id,
  prio: subcategory.subcategory_prio,
  entry: {
    path: `/subcategories/${subcategory.subcategory_id}`,
    title: subcategory.subcategory_title,
    color: subcategory.subcategory_color,
    image: subcategory.subcategory_image,
    active: subcategory.subcategory_active,
    category: null,
  },
});

export const rowsOf = (categories: readonly Category[]): BoardRow[] =>
  categories.flatMap((category) => [
    rowOfCategory(category),
    ...category.subcategories.map((subcategory) => rowOfSubcategory(subcategory, category)),
  ]);

/** The order's body (section 7): an entry per row, with prio as text. */
export const orderOf = (rows: readonly BoardRow[]): BodyOf<Endpoints['categories']['updateOrder']> => ({
  order: rows.map(({ categoryId, subcategoryId, prio }) => ({
    categoryId,
    subcategoryId,
    isSubcategory: subcategoryId !== null,
    prio: String(prio),
  })),
});
