export default {
  resources: {
    audit: {
      name: 'Wijziging |||| Wijzigingen',
      fields: {
        created: 'Wanneer',
        user_name: 'Wie',
        record_name: 'Wat',
        verb: 'Gedaan',
        changes: 'Velden',
      },
    },
    server: { name: 'Server' },
  },
  audit: {
    history: 'Geschiedenis',
  },
};
