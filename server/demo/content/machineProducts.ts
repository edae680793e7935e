import type { MACHINE_PRODUCT_CODES } from '../../../src/v2/constants';

type Code = (typeof MACHINE_PRODUCT_CODES)[number];

const DRUM = 200;
const CAN = 20;

const named = (name: string, sku: string, litres: number, ...codes: Code[]) =>
  codes.map((code, nth) => ({ code, name: nth === 0 ? name : `${name} ${nth + 1}`, sku, litres: String(litres) }));

/** What the codes of the machines stand for. Some codes have no name yet. */
export const MACHINE_PRODUCTS = [
  ...named('Voorweekmiddel', 'VW-ALK-200L', DRUM, '002', '004', '006', '008'),
  ...named('Insectenverwijderaar', 'IN-VER-20L', CAN, '010', '012', '014'),
  ...named('Velgenreiniger', 'VE-ZV-20L', CAN, '110', '120', '125'),
  ...named('Actief schuim', 'SF-BLA-20L', CAN, '200', '215', '220'),
  ...named('Borstelshampoo', 'AS-NEU-20L', CAN, '300', '315'),
  ...named('Textielshampoo', 'AS-CIT-200L', DRUM, '400', '415', '420'),
  ...named('Schuimwax', 'SW-3K-R20', CAN, '600', '610', '620'),
  ...named('Lavaschuim', 'SW-3K-G20', CAN, '702', '706', '708'),
  ...named('Hete was', 'AS-WAX-20L', CAN, '712', '715', '720'),
  ...named('Glansdroger', 'GD-STD-20L', CAN, '900', '903', '904'),
];
