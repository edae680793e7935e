export default {
  resources: {
    news: {
      name: 'Nieuwsbericht |||| Nieuws',
      counted: '%{smart_count} nieuwsbericht |||| %{smart_count} nieuwsberichten',
      fields: {
        title: 'Titel',
        description: 'Bericht',
        shop_id: 'Shop',
        image: 'Afbeelding',
        created: 'Geplaatst',
        actions: 'Verwijderen',
      },
      page: { create: 'Nieuw bericht' },
    },
  },
};
