export default {
  resources: {
    b2binsights: { name: 'Lead |||| B2B-inzichten', fields: {} },
  },
  b2binsights: {
    details: 'Gegevens bekijken van lead %{id}',
    detailsTitle: 'Lead %{id}',
    empty: '-',
    /** The columns that are known by name; any other shows its own. */
    columns: {
      lead_id: 'Nummer',
      company_name: 'Bedrijf',
      place: 'Plaats',
      source: 'Bron',
      page_views: 'Paginaweergaven',
      last_visit: 'Laatste bezoek',
    },
  },
};
