export default {
  resources: {
    products: {
      name: 'Product |||| Producten',
      fields: {
        main_title: 'Naam',
        main_description: 'Omschrijving',
        tech_description: 'Technische omschrijving',
        main_image: 'Afbeelding',
        weight: 'Gewicht (kg)',
        main_price: 'Prijs excl. btw',
        discount_price: 'Actieprijs excl. btw',
        active: 'Actief',
        discount_price_active: 'Actieprijs gebruiken',
        prio: 'Volgorde',
        product_type: 'Soort product',
        sku: 'SKU',
        categories: 'Categorieën per shop',
        'categories.shop_id': 'Shop',
        'categories.shop_product_category_id': 'Categorie',
        'categories.shop_product_subcategory_id': 'Subcategorie',
      },
      page: { create: 'Nieuw product', edit: '%{recordRepresentation}' },
    },
  },
  products: {
    allProducts: 'Alle producten',
    category: 'Categorie',
    showInactive: 'Toon inactieve producten',
    noSubcategory: 'Geen subcategorie',
    sections: { price: 'Prijs', shops: 'Shops' },
    ordering: {
      hidden: 'Producten die je nu niet ziet houden hun plaats in de volgorde.',
      offSearch: 'Slepen kan niet zolang je zoekt: wis de zoekopdracht om de volgorde te wijzigen.',
      offSort: 'Slepen kan alleen als de lijst op volgorde staat.',
      sortByPrio: 'Op volgorde zetten',
    },
  },
};
