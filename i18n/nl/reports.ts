export default {
  resources: {
    reports: {
      name: 'Afspraakrapport |||| Afspraakrapporten',
      fields: {
        scheduled: 'Datum en tijd',
        formatted_scheduled: 'Datum en tijd',
        user_id: 'Adviseur',
        advisor: { name: 'Adviseur' },
        customer_comments: 'Opmerkingen van de klant',
        working_comments: 'Werkzaamheden',
      },
      page: { create: 'Nieuw afspraakrapport', edit: 'Afspraakrapport' },
    },
  },
};
