export default {
  ui: {
    value: {
      empty: 'leeg',
      image: 'afbeelding',
      newImage: 'nieuwe afbeelding',
      changed: 'gewijzigd',
    },
    list: {
      sorted: 'Gesorteerd op ‘%{field}’, %{order}',
      otherAddress: 'Deze lijst kent niet alles waar dit adres om vraagt. Kies filter en volgorde zo nodig opnieuw.',
    },
    chart: {
      none: 'Over deze dagen zijn er geen gegevens.',
      asTable: 'Toon als tabel',
      asChart: 'Toon als grafiek',
      label: 'Datum',
    },
  },
};
