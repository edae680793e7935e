export default {
  customerDashboard: {
    title: 'Klantdashboard',
    edit: 'Klantgegevens',
    visitReport: 'Bezoekrapport',
    inactive: 'Niet actief',
    tasks: 'Taken',
    machines: 'Machines',
    reports: {
      title: 'Afspraakrapporten',
      add: 'Nieuw rapport',
      all: 'Alle afspraakrapporten',
      none: 'Er zijn geen afspraakrapporten.',
    },
    orders: {
      title: 'Orders',
      none: 'Er zijn geen orders.',
      summary: '%{smart_count} order, op %{last} |||| %{smart_count} orders, de laatste op %{last}',
      more: 'Meer orders',
      moreMissing: 'Hier staan alleen de laatste orders.',
    },
    waterReports: {
      title: 'Waterrapporten',
      add: 'Nieuw waterrapport',
      all: 'Alle waterrapporten',
      none: 'Er zijn geen waterrapporten.',
      values: 'pH %{ph} · hardheid %{hardness} · EC %{ec}',
    },
  },
};
