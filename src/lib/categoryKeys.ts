import { CATEGORY_KEY_OFFSET, SUBCATEGORY_KEY_OFFSET } from '../v2/constants';

/**
 * Keys of the flat list with categories and subcategories (section 9): id + 1000 for a category, id + 2000 for a
 * subcategory. From id 1000 on, each thousand of ids skips a thousand of keys, so that two rows never share a key.
 */
const SPAN = SUBCATEGORY_KEY_OFFSET - CATEGORY_KEY_OFFSET;
const keyFrom = (offset: number, id: number) => offset + id + Math.floor(id / SPAN) * SPAN;

export const categoryKey = (categoryId: number): number => keyFrom(CATEGORY_KEY_OFFSET, categoryId);
export const subcategoryKey = (subcategoryId: number): number => keyFrom(SUBCATEGORY_KEY_OFFSET, subcategoryId);
