import { CATEGORY_KEY_OFFSET, SUBCATEGORY_KEY_OFFSET } from '../v2/constants';

/**
 * Keys of the flat list in which categories and subcategories stand together (section 9): a category's is its id
 * + 1000, a subcategory's its id + 2000. Every further thousand of ids skips the thousand of the other kind, so that
 * no two rows ever share a key, however high their ids are.
 */
const SPAN = SUBCATEGORY_KEY_OFFSET - CATEGORY_KEY_OFFSET;
const keyFrom = (offset: number, id: number) => offset + id + Math.floor(id / SPAN) * SPAN;

export const categoryKey = (categoryId: number): number => keyFrom(CATEGORY_KEY_OFFSET, categoryId);
export const subcategoryKey = (subcategoryId: number): number => keyFrom(SUBCATEGORY_KEY_OFFSET, subcategoryId);
