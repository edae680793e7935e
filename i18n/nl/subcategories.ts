export default {
  resources: {
    subcategories: {
      name: 'Subcategorie |||| Subcategorieën',
      fields: {
        subcategory_title: 'Naam',
        product_category_id: 'Categorie',
        subcategory_color: 'Kleur',
        subcategory_image: 'Afbeelding',
        subcategory_active: 'Actief',
      },
      page: { create: 'Nieuwe subcategorie' },
    },
  },
  subcategories: {
    chooseCategory: 'Kies een categorie',
  },
};
