import { mappings } from '../provider/records/mappings';
import { headingOf } from '../ui/files/exportList';
import { RUN_FIELDS } from '../v2/entities/run';
import { normalizeSearch } from '../v2/searchText';

/** The fields that columns can be, and which one a heading means. */

/** By which fields a row of a file is recognized, the surest first; `id` is the record's number. */
const KEYS = {
  products: ['id', 'sku', 'king_sireon_artikelnummer', 'king_carwash_artikelnummer'],
  customers: ['id', 'king_debiteurnummer_sireon', 'king_debiteurnummer_carwash'],
  subcategories: ['id', 'subcategory_title'],
} as const;
export type ImportResource = keyof typeof KEYS;
/** By which field a person knows a record. */
export const NAMES: Readonly<Record<ImportResource, string>> = {
  products: 'main_title',
  customers: 'company_name',
  subcategories: 'subcategory_title',
};

export const keysOf = (resource: ImportResource): readonly string[] => KEYS[resource];

interface ImportField {
  name: string;
  label: string;
}

const labelOf = (resource: ImportResource, name: string) =>
  headingOf(resource, name === 'id' ? (mappings[resource]?.idField ?? name) : name);

export const importFields = (resource: ImportResource): ImportField[] =>
  ['id', ...Object.keys(RUN_FIELDS[resource])].map((name) => ({ name, label: labelOf(resource, name) }));

/** What suppliers and King call these fields. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  sku: ['artikelnummer', 'artikelnr', 'artikelcode', 'artikel', 'art nr', 'code', 'productcode'],
  main_title: ['titel', 'product', 'productnaam', 'artikelomschrijving'],
  main_description: ['beschrijving'],
  main_price: ['prijs', 'verkoopprijs', 'nettoprijs', 'prijs excl', 'price'],
  discount_price: ['actieprijs', 'aanbieding'],
  weight: ['gewicht'],
  king_debiteurnummer_sireon: ['debiteurnummer', 'debiteurnr', 'debiteur'],
  company_name: ['bedrijf', 'klant', 'klantnaam'],
  company_email: ['email', 'e mailadres', 'emailadres'],
  company_phone: ['telefoonnummer', 'tel'],
};

/** 'Prijs (excl. btw)' and 'prijs excl btw' are the same heading; of '€' and '%' nothing would be left. */
const plainHeading = (heading: string): string =>
  normalizeSearch(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || heading.trim();

/** By the heading, in plain form; '' for a column that is not imported. */
export type KnownColumns = Readonly<Record<string, string>>;

/** A field for each column, undefined for none; no field twice. What was chosen before goes first. */
export const guessColumns = (
  headings: readonly string[],
  fields: readonly ImportField[],
  known: KnownColumns,
): (string | undefined)[] => {
  const taken = new Set<string>();
  const guesses: (string | undefined)[] = headings.map(() => undefined);
  const guess = (means: (heading: string) => string | undefined) => {
    for (const [at, heading] of headings.entries()) {
      const name = guesses[at] ?? means(plainHeading(heading));
      if (guesses[at] || !name || taken.has(name) || !fields.some((field) => field.name === name)) continue;
      guesses[at] = name;
      taken.add(name);
    }
  };
  const isKnown = (heading: string) => heading !== '' && Object.hasOwn(known, heading);
  guess((heading) => (isKnown(heading) ? known[heading] : undefined));
  const unknown = (means: (heading: string) => string | undefined) =>
    guess((heading) => (isKnown(heading) ? undefined : means(heading)));
  unknown((heading) => fields.find(({ label }) => plainHeading(label) === heading)?.name);
  unknown((heading) => fields.find(({ name }) => plainHeading(name) === heading)?.name);
  unknown((heading) => Object.entries(CALLED).find(([, names]) => names.includes(heading))?.[0]);
  return guesses;
};

/** What is remembered of a choice, beside what was. Not of headings that are there twice: they mean several fields. */
export const knownColumns = (
  headings: readonly string[],
  columns: readonly (string | undefined)[],
  before: KnownColumns,
): KnownColumns => ({
  ...before,
  ...Object.fromEntries(
    headings
      .map((heading, at) => [plainHeading(heading), columns[at] ?? ''])
      .filter(([plain], _, all) => all.filter(([other]) => other === plain).length === 1),
  ),
});
