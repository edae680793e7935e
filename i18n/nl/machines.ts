export default {
  resources: {
    machines: {
      name: 'Machine |||| Machines',
      fields: {
        handle: 'Verplaatsen',
        brand: 'Merk',
        type: 'Functie',
        production_year: 'Bouwjaar',
        line: 'Lijn',
        line_speed: 'Lijnsnelheid',
        product: 'Product',
        percentage: 'Percentage',
        slag: 'Frequentie',
        usage_ml: 'Verbruik (ml)',
        comments: 'Opmerkingen',
      },
      page: { create: 'Nieuwe machine' },
    },
    machine_photos: { name: 'Foto van machine', fields: { type: 'Functie', image: 'Foto' } },
  },
  machines: {
    name: 'Machine',
    add: 'Nieuwe machine',
    usage: 'Verbruik',
    none: 'Er zijn geen machines.',
  },
};
