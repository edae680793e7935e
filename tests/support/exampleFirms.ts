import { z } from 'zod';
import { declared } from '../../src/lib/manifest';
import type { Declaration } from '../../src/v2/declaration';
import {
  decimalText,
  emailText,
  flag,
  optionalReference,
  optionalText,
  price,
  reference,
  requiredText,
  TEXT_MAX,
  webAddress,
  wholeNumber,
  yesNo,
} from '../../src/v2/fields';
import { optionalMoment, requiredMoment } from '../../src/v2/moments';
import type { RestSample } from './samples';

/** A resource that the product does not have, with a field of every kind that a table keeps. */
export const exampleFirms: Declaration = {
  name: 'example_firms',
  what: 'Het voorbeeldbedrijf',
  title: 'name',
  searched: ['name', 'contact', 'email'],
  canDelete: true,
  body: z.object({
    name: requiredText('Naam'),
    contact: optionalText(),
    email: emailText(),
    phone: optionalText(50),
    website: webAddress(),
    shop_id: optionalReference('shops'),
    customer_id: reference('customers', 'Klant'),
    minimum: price(),
    discount: decimalText(),
    on_invoice: yesNo,
    rating: wholeNumber(1, 5),
    contract: requiredMoment('Contract'),
    since: optionalMoment(),
    visited: optionalMoment(),
    notes: optionalText(TEXT_MAX),
    active: flag,
  }),
};

export const anExampleFirm: RestSample = {
  create: {
    ...{ name: 'Borstelfabriek', contact: 'Jo Smit', email: 'jo@borstel.example', phone: '038 1234567' },
    ...{
      website: 'https://borstel.example',
      shop_id: 1,
      customer_id: 1,
      minimum: '12.50',
      discount: '2.5',
      on_invoice: 'Y',
      contract: '2026-05-01 12:00:00',
      rating: 4,
      notes: '',
      active: 1,
    },
    ...{ since: '2026-05-02', visited: '2026-11-20 09:30:00' },
  },
  update: {
    ...{ name: 'Borstels & Co', contact: '', email: 'info@borstels.example', phone: '038 7654321' },
    ...{
      website: '',
      shop_id: 2,
      customer_id: 1,
      minimum: '',
      discount: '',
      on_invoice: 'N',
      contract: '2026-06-01 12:00:00',
      rating: null,
      notes: 'Levert alleen per pallet.',
      active: 0,
    },
    ...{ since: null, visited: '2026-11-21 10:00:00' },
  },
  refused: {
    body: {
      name: ' ',
      email: 'jo@',
      website: 'javascript:alert(1)',
      shop_id: 0,
      customer_id: 999,
      minimum: 'veel',
      discount: 'veel',
      on_invoice: 'misschien',
      contract: '2026-05-01',
      rating: 6,
      since: 'onzin straks',
      visited: '2026-02-30 09:30',
      active: 2,
    },
    fields: {
      name: 'Naam is verplicht.',
      email: 'Vul een geldig e-mailadres in.',
      website: 'Vul een webadres in, bijvoorbeeld https://www.voorbeeld.nl.',
      minimum: 'Vul een bedrag in, bijvoorbeeld 12,50.',
      discount: 'Vul een bedrag in, bijvoorbeeld 12,50.',
      on_invoice: 'Kies Y of N.',
      contract: 'Vul een bestaande datum en tijd in.',
      rating: 'Vul een heel getal in van 1 tot en met 5.',
      since: 'Vul een bestaande datum in, met of zonder tijd.',
      visited: 'Vul een bestaande datum in, met of zonder tijd.',
      active: 'Kies ja of nee.',
    },
  },
  word: 'borstelfabriek',
};

export const exampleFirmsManifest = declared(exampleFirms, {
  icon: () => null,
  menu: 'catalogus',
  columns: ['name', 'contact', 'shop_id', 'minimum', 'discount', 'on_invoice', 'rating', 'active', 'since', 'visited'],
  defaults: { active: 1 },
});

export const exampleFirmsTexts = {
  resources: {
    example_firms: {
      name: 'Voorbeeldbedrijf |||| Voorbeeldbedrijven',
      fields: {
        name: 'Naam',
        contact: 'Contactpersoon',
        email: 'E-mail',
        phone: 'Telefoon',
        website: 'Website',
        shop_id: 'Shop',
        customer_id: 'Klant',
        minimum: 'Minimumbestelling',
        discount: 'Korting',
        on_invoice: 'Op rekening',
        contract: 'Contract',
        rating: 'Beoordeling',
        since: 'Klant sinds',
        visited: 'Laatste bezoek',
        notes: 'Opmerkingen',
        active: 'Actief',
      },
    },
  },
};
