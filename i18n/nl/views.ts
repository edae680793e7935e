export default {
  resources: {
    views: {
      name: 'Weergave |||| Weergaven',
      fields: { resource: 'Lijst', name: 'Naam', settings: 'Inhoud', shared: 'Gedeeld', user_id: 'Van' },
    },
  },
  views: { title: 'Weergaven' },
};
