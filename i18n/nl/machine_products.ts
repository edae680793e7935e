export default {
  resources: {
    machine_products: {
      name: 'Machineproduct |||| Machineproducten',
      empty: 'Hier komt te staan wat de codes van machines betekenen.',
      fields: { code: 'Code', name: 'Naam', sku: 'SKU', litres: 'Liter per verpakking' },
      page: { create: 'Nieuw machineproduct' },
    },
  },
  machineProducts: {
    where: 'Staat naast de code, overal waar machines staan.',
    ordered: 'Het artikel dat voor deze code besteld wordt.',
  },
};
