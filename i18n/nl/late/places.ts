/** In a menu of categories without any. Apart from the catalogue: they come with the form of a product. */
export const noCategory = { yet: 'Kies eerst een shop', ofShop: 'Geen categorieën' };
