import { COMPANY_FORMS, COMPANY_WORDS, FIRST_NAMES, LAST_NAMES } from './content/people';
import {
  BELGIAN_PLACES,
  BELGIAN_STREETS,
  DUTCH_PLACES,
  DUTCH_STREETS,
  GERMAN_PLACES,
  GERMAN_STREETS,
  type Place,
} from './content/places';
import type { Random } from './random';

/** An invented company with its people and address. */
export interface Business {
  company: string;
  country: 'Nederland' | 'België' | 'Duitsland';
  person: { first: string; prefix: string; last: string };
  street: string;
  housenumber: string;
  housenumberExtension: string;
  zip: string;
  place: string;
  phone: string;
  domain: string;
  email: string;
  taxNumber: string;
}

const COUNTRIES = {
  Nederland: { places: DUTCH_PLACES, streets: DUTCH_STREETS, dialling: '+31' },
  België: { places: BELGIAN_PLACES, streets: BELGIAN_STREETS, dialling: '+32' },
  Duitsland: { places: GERMAN_PLACES, streets: GERMAN_STREETS, dialling: '+49' },
} as const;

/** Letters that Dutch postcodes use; SA, SD and SS are never given out. */
const ZIP_LETTERS = 'ABCDEGHJKLMNPRSTVWXZ';
const NO_ZIP = new Set(['SA', 'SD', 'SS']);

/** `Wasstraat ’t Hooft` as `wasstraat-t-hooft`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.whole(0, 9)).join('');

const zipOf = (random: Random, country: Business['country'], place: Place): string => {
  const postcode = String(random.pick(place.postcodes));
  if (country !== 'Nederland') return postcode;
  const letters = random.pick([...ZIP_LETTERS]) + random.pick([...ZIP_LETTERS]);
  return `${postcode} ${NO_ZIP.has(letters) ? 'AB' : letters}`;
};

/** Numbers with 55 in front, as in films. Most are written in the national form. */
const phoneOf = (random: Random, country: Business['country'], { area }: Place): string => {
  if (country === 'Nederland') {
    const subscriber = `55${digits(random, 8 - area.length)}`;
    return random.chance(0.15) ? `+31 ${area.slice(1)} ${subscriber}` : `${area}-${subscriber}`;
  }
  const subscriber = country === 'België' ? `55${digits(random, 7 - area.length)}` : `55${digits(random, 4)}`;
  return `${COUNTRIES[country].dialling} ${area.slice(1)} ${subscriber}`;
};

const taxNumberOf = (random: Random, country: Business['country']): string => {
  if (country === 'België') return `BE0${digits(random, 9)}`;
  if (country === 'Duitsland') return `DE${random.whole(1, 9)}${digits(random, 8)}`;
  return `NL${random.whole(1, 8)}${digits(random, 8)}B0${random.whole(1, 3)}`;
};

const countryOf = (random: Random): Business['country'] => {
  const chance = random.next();
  return chance < 0.05 ? 'België' : chance < 0.08 ? 'Duitsland' : 'Nederland';
};

/** A different name for every `index`. When all words and forms are used, the name gets the place too. */
const nameOf = (index: number, place: Place): string => {
  const words = COMPANY_WORDS.length;
  const round = Math.floor(index / words);
  const word = COMPANY_WORDS[index % words] ?? '';
  const form = COMPANY_FORMS[(index * 7 + round) % COMPANY_FORMS.length] ?? '*';
  const name = form.replace('*', word);
  return round < COMPANY_FORMS.length ? name : `${name} ${place.name}`;
};

export const businessOf = (random: Random, index: number): Business => {
  const country = countryOf(random);
  const place = random.pick<Place>(COUNTRIES[country].places);
  const [prefix, last] = random.pick(LAST_NAMES);
  const company = nameOf(index, place);
  const domain = `${slugOf(company)}.example`;
  const first = random.pick(FIRST_NAMES);
  const mailbox = random.chance(0.7) ? random.pick(['info', 'info', 'administratie', 'kantoor']) : slugOf(first);
  return {
    company,
    country,
    person: { first, prefix, last },
    street: random.pick<string>(COUNTRIES[country].streets),
    housenumber: String(random.whole(1, 190)),
    housenumberExtension: random.chance(0.15) ? random.pick(['a', 'b', 'c', '-1', '-3']) : '',
    zip: zipOf(random, country, place),
    place: place.name,
    phone: phoneOf(random, country, place),
    domain,
    email: `${mailbox}@${domain}`,
    taxNumber: taxNumberOf(random, country),
  };
};

export const nameOfPerson = ({ person: { first, prefix, last } }: Business): string =>
  [first, prefix, last].filter(Boolean).join(' ');

export const addressOf = ({ street, housenumber, housenumberExtension }: Business): string =>
  `${street} ${housenumber}${housenumberExtension}`;
