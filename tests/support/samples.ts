import { STAFF_PASSWORD } from './builders';
import { anExampleFirm } from './exampleFirms';
import { aPngUrl } from './pictures';

type Body = Readonly<Record<string, unknown>>;

/** What is sent to a resource under `/api` that takes new records. */
export interface RestSample {
  /** A new record. */
  create: Body;
  /** The same record, with other values. */
  update: Body;
  /** A body that is refused, and what is said of its fields. */
  refused: { body: Body; fields: Readonly<Record<string, string>> };
  /** A word that `create` is found by, and `update` is not. */
  word: string;
}

/** A valid body of each call that has one, by the call's verb. */
export interface Sample extends Partial<RestSample> {
  updateImage?: Body;
  updateOrder?: Body;
  set?: Body;
  sendNotification?: Body;
  /** The field that a draft of its form is tried with; default the one that names a record. Null: a stock form, which keeps none. */
  typed?: string | null;
}

const address = { company_address: 'Kade 1', company_zip: '8011 AA', company_place: 'Zwolle' };
const product = {
  ...{ main_title: 'Zeem', main_description: 'Droogt.', tech_description: '', weight: '1,5', main_price: '12,50' },
  ...{ discount_price: '', active: 1, discount_price_active: 0, product_type: '', sku: 'SH-5' },
  ...{ king_sireon_artikelnummer: '', king_carwash_artikelnummer: '' },
  categories: [],
};
const customer = {
  ...{ company_name: 'Wasserij', name: 'Jan', ...address, company_country_id: 1, company_phone: '038 1234567' },
  ...{ company_email: 'info@wasserij.example', active: 'Y', shops: [{ shop_id: 1 }], order_on_invoice: 0 },
};
const report = { scheduled: '2026-12-01 10:00', user_id: 1, customer_comments: '', working_comments: 'Pomp gesteld' };
const machine = { brand: 'Istobal', type: 'Voorwas', percentage: '2,5', slag: '100', usage_ml: '45', comments: '' };
const market = { title: 'Borstel', description: 'Weinig gebruikt.', ...address, published: 1 };
const news = { shop_id: 1, title: 'Open', description: 'Tot vijf uur' };
const category = { shop_id: 1, category_title: 'Poetsdoeken', category_color: '#2e7d32', category_active: 1 };
const subcategory = { subcategory_title: 'Zemen', subcategory_color: '', product_category_id: 2 };

/** What the tests send and type, a line a resource. The ids are those of `everyRecord`. */
export const samples: Readonly<Record<string, Sample>> = {
  categories: {
    create: { ...category, category_image: aPngUrl(1) },
    update: category,
    updateImage: { category_image: aPngUrl(2) },
    updateOrder: {
      order: [
        { categoryId: 2, subcategoryId: null, isSubcategory: false, prio: '0' },
        { categoryId: 1, subcategoryId: null, isSubcategory: false, prio: '1' },
        { categoryId: 1, subcategoryId: 1, isSubcategory: true, prio: '2' },
      ],
    },
  },
  subcategories: {
    create: { ...subcategory, subcategory_active: 1, subcategory_image: aPngUrl(3) },
    update: { ...subcategory, product_category_id: 1, subcategory_active: 0 },
    updateImage: { subcategory_image: aPngUrl(4) },
  },
  products: {
    create: product,
    update: product,
    updateImage: { main_image: aPngUrl(5) },
    updateOrder: { order: [{ productId: 1, prio: '7' }] },
  },
  transactions: {
    update: {
      ...{ first_name: 'Jan', prefix_last_name: 'de', last_name: 'Wit', company_name: 'Wasserij', street: 'Kade' },
      ...{
        housenumber: '1',
        housenumber_ext: '',
        zip: '8011 AA',
        place: 'Zwolle',
        phone: '',
        email: 'jan@wit.example',
      },
    },
    typed: 'place',
  },
  customers: {
    create: { ...customer, username: 'een.klant', password: STAFF_PASSWORD },
    update: { ...customer, password: '' },
  },
  tasks: { create: { description: 'Filter vervangen' }, set: { set: 1 } },
  reports: { create: report, update: report, typed: 'working_comments' },
  waterreports: { create: { ph: '7,1', hardness: '9', ec: '500', remarks: '' }, typed: 'remarks' },
  sampling_points: { update: { sampling_point: 'osmosis' } },
  machines: {
    create: machine,
    update: machine,
    updateOrder: { order: [{ machineId: 1, view_order: '3' }] },
    typed: 'brand',
  },
  machine_photos: { update: { image: aPngUrl(8) } },
  market: { create: market, update: market, updateImage: { image_1: aPngUrl(6) } },
  news: { create: news, update: news, updateImage: { image: aPngUrl(7) } },
  push: { sendNotification: { message: 'Wij zijn open.' } },
  norms: {
    update: {
      ...{ good_min: '6,5', good_max: '9', doubtful_min: '6', doubtful_max: '9.5' },
      ...{ advice_low: 'Dosering nakijken.', advice_high: '' },
    },
    typed: 'advice_low',
  },
  bin: { update: { restored: 1 } },
  staff: {
    create: { username: 'nieuw', name: 'Noor Bos', password: STAFF_PASSWORD },
    update: { name: 'Noor Vos', active: 1, password: '' },
    refused: { body: { username: '', name: 'x'.repeat(101) }, fields: { username: 'Gebruikersnaam is verplicht.' } },
    word: 'noor bos',
  },
  views: {
    create: { resource: 'customers', name: 'Op rekening', settings: '{"filter":{"order_on_invoice":1}}', shared: 1 },
    update: { resource: 'customers', name: 'In Delft', settings: '{"filter":{"company_place":"Delft"}}', shared: 1 },
    refused: { body: { resource: 'customers', name: ' ', shared: 0 }, fields: { name: 'Naam is verplicht.' } },
    word: 'rekening',
  },
  runs: {
    create: {
      resource: 'products',
      label: 'Prijs +4,5 %',
      rows: [{ id: 999, old: { active: 1 }, new: { active: 0 } }],
    },
    update: {},
    refused: {
      body: { resource: 'products', label: ' ', rows: [] },
      fields: { label: 'Wijziging is verplicht.', rows: 'Kies minstens één regel.' },
    },
    word: 'prijs',
  },
  scheduled_pushes: {
    create: { shop_id: 1, message: 'Zaterdag gratis wax', send_at: '2026-11-21 09:00:00' },
    update: {},
    refused: {
      body: { message: 'ab', send_at: '2026-02-30 09:00' },
      fields: {
        shop_id: 'Shop is verplicht.',
        message: 'Gebruik meer dan 2 tekens.',
        send_at: 'Vul een bestaande datum en tijd in.',
      },
    },
    word: 'gratis',
  },
  outbox: {
    create: {
      customer_id: null,
      recipient: 'jan@wit.example',
      subject: 'Verslag van ons bezoek',
      message: 'Beste Jan,',
      sections: [{ title: 'Taken', lines: ['Pomp nakijken'], head: [], rows: [] }],
    },
    update: {},
    refused: {
      body: { recipient: 'jan', subject: ' ', message: '', sections: [] },
      fields: {
        recipient: 'Vul geldige e-mailadressen in, met een komma ertussen.',
        subject: 'Onderwerp is verplicht.',
        message: 'Bericht is verplicht.',
      },
    },
    word: 'verslag',
  },
  machine_products: {
    create: { code: '110', name: 'Voorweekmiddel', sku: 'VE-ZV-20L', litres: '20' },
    update: { code: '004', name: 'Voorweek sterk', sku: '', litres: '2.5' },
    refused: {
      body: { code: '003', name: ' ', litres: 'vat' },
      fields: {
        code: 'Kies een code uit de lijst.',
        name: 'Naam is verplicht.',
        litres: 'Vul een aantal liters in, bijvoorbeeld 20 of 2,5.',
      },
    },
    word: 'voorweekmiddel',
  },
  example_firms: anExampleFirm,
};
