import type { Mapping } from '../mapping';
import { categories } from './categories';
import { products } from './products';
import { subcategories } from './subcategories';

/** The resources that v2 knows, one line each. */
export const mappings: Readonly<Record<string, Mapping>> = {
  categories,
  subcategories,
  products,
};
