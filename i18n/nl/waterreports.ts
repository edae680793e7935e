export default {
  resources: {
    waterreports: {
      name: 'Waterrapport |||| Waterrapporten',
      fields: {
        created: 'Gemeten op',
        ph: 'pH',
        hardness: 'Hardheid',
        ec: 'EC',
        remarks: 'Opmerkingen',
      },
      page: { create: 'Nieuw waterrapport' },
    },
  },
  waterreports: {
    chart: 'Verloop van de waarden',
    dashboard: 'Klantdashboard',
    editTitle: 'Waterrapport bijwerken',
    editNotice:
      'Een waterrapport blijft bewaard zoals het is. Dit formulier begint met de laatste meting en wordt opgeslagen als een nieuw rapport.',
    edit: 'Bijwerken',
  },
};
