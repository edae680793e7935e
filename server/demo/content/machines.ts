import type { MACHINE_PRODUCT_CODES } from '../../../src/v2/constants';

type Range = readonly [from: number, to: number];

/** Percent of the product in the water, strokes of the dosing pump per minute, and millilitres per car. */
const machine = (
  name: string,
  products: readonly (typeof MACHINE_PRODUCT_CODES)[number][],
  percentage: Range,
  slag: Range,
  usageMl: Range,
) => ({ function: name, products, percentage, slag, usageMl });

/** The machines of a wash line, in the order in which a car meets them. */
export const MACHINES = [
  machine('Voorweekboog', ['002', '004', '006', '008'], [1.5, 3], [80, 160], [18, 32]),
  machine('Insectensproeier', ['010', '012', '014'], [2, 5], [60, 120], [12, 24]),
  machine('Velgenwasser', ['110', '120', '125'], [4, 10], [40, 110], [20, 45]),
  machine('Schuimboog', ['200', '215', '220'], [1, 2], [90, 180], [15, 30]),
  machine('Zijborstels', ['300', '315'], [0.5, 1.5], [60, 140], [10, 20]),
  machine('Dakborstel', ['300', '315'], [0.5, 1.5], [50, 120], [8, 16]),
  machine('Textielportaal', ['400', '415', '420'], [0.5, 1], [50, 110], [8, 18]),
  machine('Bodemwasser', ['488', '499'], [0.5, 2], [30, 80], [10, 25]),
  machine('Schuimwaxboog', ['600', '610', '620'], [1, 2], [70, 150], [14, 28]),
  machine('Lavaboog', ['702', '706', '708'], [1, 2.5], [80, 170], [20, 40]),
  machine('Hot-waxboog', ['712', '715', '720'], [0.5, 1.5], [40, 100], [8, 15]),
  machine('Spoelboog osmose', ['800', '810', '820'], [0, 0.5], [20, 60], [2, 6]),
  machine('Glansdroogboog', ['900', '903'], [0.3, 0.8], [40, 90], [5, 10]),
  machine('Droogportaal', ['904', '910'], [0, 0.3], [0, 40], [0, 4]),
];

/** Invented brands of machines. */
export const BRANDS = ['Aquavento', 'Brustaro', 'Tunnelon', 'Kleanor', 'Rotobrosse', 'Wasmeester'] as const;

export const MACHINE_COMMENTS = [
  '',
  '',
  '',
  'Doseerslang vervangen bij laatste bezoek.',
  'Sproeiers links iets naar binnen gesteld.',
  'Staat op winterstand.',
  'Klant regelt zelf bij op het paneel.',
  'Motor maakt geluid, in de gaten houden.',
  'Nieuwe borstelset geplaatst.',
] as const;
