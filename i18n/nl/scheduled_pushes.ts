export default {
  resources: {
    scheduled_pushes: {
      name: 'Gepland pushbericht |||| Geplande pushberichten',
      fields: { user_id: 'Door', send_at: 'Gaat op' },
    },
  },
};
