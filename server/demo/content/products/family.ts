/** One product: a family in one size, colour or make. */
export interface Pack {
  label: string;
  /** The end of its SKU. */
  code: string;
  /** A file in `pictures/drawn`. */
  thing: string;
  kilos: number;
  /** Excluding VAT. */
  euros: number;
  /** The end of the description. */
  about?: string;
  /** Overrides the family's colour. */
  color?: string;
}

interface Described {
  name: string;
  about: string;
  tech: string;
  packs: readonly Pack[];
}

/** `places`: as `category.subcategory`; the first is the main one. */
export const family = (sku: string, type: string, color: string, places: readonly string[], described: Described) => ({
  sku,
  type,
  color,
  places,
  ...described,
});
export type Family = ReturnType<typeof family>;

const SPRAY = 'Sproeiflacon, klaar voor gebruik.';
const SIZES: Record<string, { thing: string; tare: number; about: string }> = {
  '0.5': { thing: 'spray', tare: 0.09, about: SPRAY },
  '0.75': { thing: 'spray', tare: 0.1, about: SPRAY },
  '1': { thing: 'bottle', tare: 0.08, about: 'Handige fles voor op de werkbank of in het winkelschap.' },
  '5': { thing: 'can', tare: 0.25, about: 'Can van 5 liter, makkelijk te schenken en te stapelen.' },
  '10': { thing: 'can', tare: 0.45, about: 'Can van 10 liter met maatstreep.' },
  '20': { thing: 'can', tare: 0.95, about: 'Can van 20 liter met brede handgreep, geschikt voor een aftapkraan.' },
  '60': { thing: 'drum', tare: 3.2, about: 'Vat van 60 liter, past onder de meeste doseerstations.' },
  '200': { thing: 'drum', tare: 9.5, about: 'Vat van 200 liter voor de technische ruimte, levering op pallet.' },
  '1000': {
    thing: 'container',
    tare: 58,
    about: 'IBC van 1000 liter voor grootverbruik. De lege container nemen we in overleg retour.',
  },
};

const dutch = (amount: number) => String(amount).replace('.', ',');
const sizeLabel = (liters: number) => (liters < 1 ? `${liters * 1000} ml` : `${dutch(liters)} liter`);

/** The usual sizes of a liquid, each with its price. */
export const liters = (...sizes: readonly (readonly [size: number, euros: number])[]): Pack[] =>
  sizes.map(([size, euros]) => {
    const packing = SIZES[String(size)];
    if (!packing) throw new RangeError(`no packing of ${size} liters`);
    const { thing, tare, about } = packing;
    const kilos = Math.round((size * 1.04 + tare) * 100) / 100;
    return { label: sizeLabel(size), code: size < 1 ? `${size * 1000}ML` : `${size}L`, thing, kilos, euros, about };
  });
