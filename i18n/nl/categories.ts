export default {
  resources: {
    categories: {
      name: 'Categorie |||| Categorieën',
      fields: {
        category_title: 'Naam',
        shop_id: 'Shop',
        category_color: 'Kleur',
        category_image: 'Afbeelding',
        category_active: 'Actief',
      },
      page: { create: 'Nieuwe categorie' },
    },
  },
  categories: {
    new: 'Nieuwe categorie',
    newSubcategory: 'Nieuwe subcategorie',
    newSubcategoryIn: 'Nieuwe subcategorie in %{name}',
    orderProductsOf: 'Productvolgorde van %{name}',
    shop: 'Shop',
    allShops: 'Alle shops',
    noneOfShop: 'Deze shop heeft nog geen categorieën.',
    hidden: 'De categorieën van de andere shop houden hun plaats in de volgorde.',
    active: 'Actief',
    inactive: 'Niet actief',
    empty: 'Nog geen categorieën.',
  },
};
