export default {
  filters: {
    title: 'Filters',
    active: 'Filters die aan staan',
    apply: 'Toepassen',
    clear: 'Wissen',
    remove: 'weghalen',
    all: 'Alles',
    from: '%{name} van',
    to: '%{name} t/m',
    since: 'vanaf %{value}',
    until: 't/m %{value}',
    not: {
      period: 'Vul een datum in, zoals 21-11-2026.',
      amount: 'Vul een bedrag in, zoals 12,50.',
      reversed: 'Dit ligt vóór het begin.',
    },
  },
};
