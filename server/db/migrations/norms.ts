/** The norms that a business starts with. Guide values: no public standard for wash water was found. */

type Limits = readonly [goodMin: string, goodMax: string, doubtfulMin: string, doubtfulMax: string];
const NONE: Limits = ['', '', '', ''];

const WATERS: readonly { point: string; name: string; ph: Limits; hardness: Limits; ec: Limits }[] = [
  // EC: directive 98/83/EC allows 2,500 µS/cm.
  {
    ...{ point: 'tap', name: 'Leidingwater' },
    ...{ ph: ['6.5', '9.5', '', ''], hardness: ['0', '8', '', '12'], ec: ['', '800', '', '2500'] },
  },
  {
    ...{ point: 'softened', name: 'Onthard water' },
    ...{ ph: ['6.5', '9', '6', '9.5'], hardness: ['0', '1', '', '3.5'], ec: ['', '800', '', '2500'] },
  },
  {
    ...{ point: 'osmosis', name: 'Osmosewater' },
    ...{ ph: ['5.5', '8.5', '5', '9'], hardness: ['0', '0.5', '', '1'], ec: ['', '50', '', '100'] },
  },
  // Its hardness and EC differ per installation.
  { point: 'recycled', name: 'Gerecycled water', ph: ['6.5', '9', '6', '9.5'], hardness: NONE, ec: NONE },
];

type Advice = readonly [low: string, high: string];
const MEASURES = { ph: 'pH', hardness: 'hardheid', ec: 'EC' } as const;
const PH: Advice = [
  'pH te laag: dosering van zure producten nakijken en opnieuw meten.',
  'pH te hoog: dosering van alkalische producten nakijken en opnieuw meten.',
];
const HARDNESS_LOW = 'Hardheid te laag: meting herhalen met een verse test.';
const EC_LOW = 'EC te laag: meter ijken en opnieuw meten.';
const HARDNESS: Readonly<Record<string, Advice>> = {
  tap: [HARDNESS_LOW, 'Hardheid te hoog: ontharder nakijken, of een ontharder plaatsen.'],
  softened: [HARDNESS_LOW, 'Hardheid te hoog: ontharder nakijken, zout bijvullen en regeneratie controleren.'],
  osmosis: [HARDNESS_LOW, 'Hardheid te hoog: ontharder vóór de osmose en het membraan nakijken.'],
  recycled: [HARDNESS_LOW, 'Hardheid te hoog: meer vers onthard water toevoegen.'],
};
const EC: Readonly<Record<string, Advice>> = {
  tap: [EC_LOW, 'EC te hoog: waterkwaliteit navragen bij het waterbedrijf.'],
  softened: [EC_LOW, 'EC te hoog: spoelen van de ontharder na regeneratie controleren.'],
  osmosis: [EC_LOW, 'EC te hoog: membraan en voordruk van de osmose nakijken.'],
  recycled: [EC_LOW, 'EC te hoog: filter spoelen en meer vers water toevoegen.'],
};

/** The rows of the table, numbered from 1. */
export const NORMS = WATERS.flatMap(({ point, name, ...limits }) =>
  (['ph', 'hardness', 'ec'] as const).map((measure) => {
    const [good_min, good_max, doubtful_min, doubtful_max] = limits[measure];
    const [advice_low = '', advice_high = ''] =
      (measure === 'ph' ? PH : (measure === 'ec' ? EC : HARDNESS)[point]) ?? [];
    return {
      ...{ name: `${name}: ${MEASURES[measure]}`, sampling_point: point, measure },
      ...{ good_min, good_max, doubtful_min, doubtful_max, advice_low, advice_high },
    };
  }),
).map((norm, index) => ({ norm_id: index + 1, ...norm }));
