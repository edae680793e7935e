export default {
  ui: {
    yes: 'Ja',
    no: 'Nee',
    chart: {
      asTable: 'Toon als tabel',
      asChart: 'Toon als grafiek',
      label: 'Datum',
    },
  },
};
