export default {
  resources: {
    norms: {
      name: 'Norm voor water |||| Normen voor water',
      fields: {
        name: 'Norm',
        sampling_point: 'Soort water',
        measure: 'Waarde',
        good_min: 'Goed vanaf',
        good_max: 'Goed tot en met',
        doubtful_min: 'Twijfelachtig vanaf',
        doubtful_max: 'Twijfelachtig tot en met',
        advice_low: 'Advies bij te laag',
        advice_high: 'Advies bij te hoog',
      },
    },
    sampling_points: {
      name: 'Soort water |||| Soorten water',
      fields: { sampling_point: 'Soort water' },
    },
  },
};
