export default {
  ui: {
    chart: {
      asTable: 'Toon als tabel',
      asChart: 'Toon als grafiek',
      label: 'Datum',
    },
  },
};
