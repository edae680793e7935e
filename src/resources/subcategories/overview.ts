/** Subcategories are listed among the categories: there the user goes after a save. */
export const OVERVIEW = '/categories/overview';
