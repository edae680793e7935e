export default {
  ui: {
    value: {
      empty: 'leeg',
      image: 'afbeelding',
      newImage: 'nieuwe afbeelding',
      changed: 'gewijzigd',
    },
    chart: {
      asTable: 'Toon als tabel',
      asChart: 'Toon als grafiek',
      label: 'Datum',
    },
  },
};
