export default {
  resources: {
    b2binsights: {
      name: 'Lead |||| B2B-inzichten',
      empty: 'Hier staan de leads uit de webshops, zodra die er zijn.',
      counted: '%{smart_count} lead |||| %{smart_count} leads',
      fields: {},
    },
  },
  b2binsights: {
    details: 'Gegevens bekijken van lead %{id}',
    detailsTitle: 'Lead %{id}',
    empty: '-',
    newCustomer: 'Klant maken',
    /** Known columns; other fields show their own name. */
    columns: {
      lead_id: 'Nummer',
      company_name: 'Bedrijf',
      place: 'Plaats',
      source: 'Bron',
      page_views: 'Paginaweergaven',
      last_visit: 'Laatste bezoek',
      bezochte_paginas: 'Bezochte pagina’s',
    },
  },
};
