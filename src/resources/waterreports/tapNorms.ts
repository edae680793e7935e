import type { Norm } from '../../v2/entities/norm';

const tap = { sampling_point: 'tap', doubtful_min: '' };

/** The norms for an older v2, which keeps none: those that the embedded server starts with, for tap water. */
export const TAP_NORMS: readonly Norm[] = [
  {
    ...{ ...tap, measure: 'ph', good_min: '6.5', good_max: '9.5', doubtful_max: '' },
    advice_low: 'pH te laag: dosering van zure producten nakijken en opnieuw meten.',
    advice_high: 'pH te hoog: dosering van alkalische producten nakijken en opnieuw meten.',
  },
  {
    ...{ ...tap, measure: 'hardness', good_min: '0', good_max: '8', doubtful_max: '12' },
    advice_low: 'Hardheid te laag: meting herhalen met een verse test.',
    advice_high: 'Hardheid te hoog: ontharder nakijken, of een ontharder plaatsen.',
  },
  {
    ...{ ...tap, measure: 'ec', good_min: '', good_max: '800', doubtful_max: '2500' },
    advice_low: 'EC te laag: meter ijken en opnieuw meten.',
    advice_high: 'EC te hoog: waterkwaliteit navragen bij het waterbedrijf.',
  },
];
