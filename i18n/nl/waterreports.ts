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
        sampling_point: 'Soort water',
      },
      page: { create: 'Nieuw waterrapport' },
    },
  },
};
