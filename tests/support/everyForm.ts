import type { Locator, Page } from 'playwright-core';
import feedback from '../../i18n/nl/feedback';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { type Business, NAME } from './aBusiness';
import { labelled, labelOf } from './labels';
import { samples } from './samples';

/** One form of each kind: new with an image, of a record, of `/api`, an order, a line, a tick and a deletion. */
export const typicalForms: readonly string[] = [
  'a new product',
  'a product',
  'the password of an account',
  'the order of machines',
  'a new task',
  'a task that is ticked off',
  'the deletion of a category',
];

/** Everything that staff can send to the server, in the steps of a user. */
export interface Sent {
  name: string;
  route: (business: Business) => string;
  /** Types and chooses first. */
  fill: (page: Page) => Promise<unknown>;
  send: (page: Page) => Promise<unknown>;
  /** The resulting call. */
  call: RegExp;
  /** The exact text of the failure; nothing where the specification has none. */
  failed: string;
  /** The text after success; nothing when only the list changes. */
  done: string;
  /** A permanent deletion. */
  isDelete?: true;
  /** Shows the new state during the request. */
  changesAtOnce?: true;
}

const { feedback: said } = feedback;
/** The records, as the texts of a failure name them. */
const RECORDS = {
  categories: 'de categorie',
  subcategories: 'de subcategorie',
  products: 'het product',
  customers: 'de klant',
  machines: 'de machine',
  reports: 'het klantenrapport',
  waterreports: 'het waterrapport',
  news: 'het bericht',
  staff: 'het account',
};
/** Letter by letter, as section 8 has it. */
const notSaved = (resource: keyof typeof RECORDS) => `Er ging iets mis met het opslaan van ${RECORDS[resource]}.`;
const content = (page: Page) => page.locator('main.content');
const field = (page: Page, label: string) => content(page).getByLabel(labelled(label)).first();
const type = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
};
/** Types what the sample of a resource has in these fields. */
const typeSample = (page: Page, resource: string, ...fields: string[]) =>
  type(
    page,
    Object.fromEntries(fields.map((name) => [labelOf(resource, name), String(samples[resource]?.create?.[name])])),
  );
const choose = async (page: Page, label: string, option: string | RegExp) => {
  await field(page, label).click();
  await page.getByRole('option', { name: option }).first().click();
};
/** A valid PNG. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = async (page: Page) => {
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
  await content(page).locator('input[type=file]').first().setInputFiles(file);
  await page.getByAltText('Gekozen afbeelding').first().waitFor();
};
const press = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true }).first().click();
const save = (page: Page) => press(content(page), 'Opslaan');
const confirm = async (page: Page) => {
  // In a list, with the name of its row.
  await content(page)
    .getByRole('button', { name: /^Verwijderen(:|$)/ })
    .first()
    .click();
  await press(page.getByRole('dialog'), 'Verwijderen');
};
/** Moves the first item of a list with the keyboard. */
const move = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Verplaats / })
    .first()
    .focus();
  const steps = { Space: /^Opgepakt/, ArrowDown: /^Verplaatst/, Enter: /^Neergezet/ };
  for (const [key, said] of Object.entries(steps)) {
    await page.keyboard.press(key);
    await page.getByText(said).waitFor({ state: 'attached' });
  }
};
const nothing = async () => undefined;

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};

const form = (
  name: string,
  route: Sent['route'],
  call: RegExp,
  [failed, done]: [string, string],
  fill: Sent['fill'],
): Sent => ({ name, route, call, failed, done, fill, send: save });
const deleting = (
  name: string,
  route: Sent['route'],
  call: RegExp,
  resource: 'categories' | 'subcategories' | 'products' | 'customers' | 'news',
): Sent => ({
  name,
  route,
  call,
  failed: `Er ging iets mis met het verwijderen van ${RECORDS[resource]}.`,
  done: said[resource].deleted,
  isDelete: true,
  fill: nothing,
  send: confirm,
});
const order = (name: string, route: Sent['route'], call: RegExp): Sent => ({
  name,
  route,
  call,
  failed: 'Er ging iets mis met het opslaan van de volgorde. Je wijziging staat er nog.',
  done: said.order.saved,
  fill: move,
  send: (page) => press(content(page), 'Volgorde opslaan'),
});

const APPOINTMENT = { Datum: '24-11-2026', Tijd: '10:30' };
const CUSTOMER = ['company_name', 'name', 'company_address', 'company_zip', 'company_place', 'company_phone'];

export const everyForm: readonly Sent[] = [
  form(
    'a new category',
    () => '/categories/new',
    /^POST .*category\/new$/,
    [notSaved('categories'), said.categories.created],
    async (page) => {
      await typeSample(page, 'categories', 'category_title');
      await choose(page, 'Shop', 'carwash');
      await picture(page);
    },
  ),
  form(
    'a category',
    ({ categories }) => `/categories/edit/${categories}`,
    /^POST .*category\/edit\//,
    [notSaved('categories'), said.categories.updated],
    (page) => type(page, { Naam: `Poetsdoek ${next()}` }),
  ),
  form(
    'a new subcategory',
    () => '/subcategories/new',
    /^POST .*subcategory\/new$/,
    [notSaved('subcategories'), said.subcategories.created],
    async (page) => {
      await typeSample(page, 'subcategories', 'subcategory_title');
      await field(page, 'Categorie').selectOption({ index: 1 });
      await picture(page);
    },
  ),
  form(
    'a subcategory',
    ({ subcategories }) => `/subcategories/edit/${subcategories}`,
    /^POST .*subcategory\/edit\//,
    [notSaved('subcategories'), 'Subcategorie opgeslagen'],
    (page) => type(page, { Naam: `Zeem ${next()}` }),
  ),
  form(
    'a new product',
    () => '/products/new',
    /^POST .*product\/new\/1$/,
    [notSaved('products'), said.products.created],
    async (page) => {
      await typeSample(page, 'products', 'main_title', 'main_description', 'main_price');
      await picture(page);
    },
  ),
  form(
    'a product',
    ({ products }) => `/products/edit/${products}`,
    /^POST .*product\/edit\//,
    [notSaved('products'), said.products.updated],
    (page) => type(page, { Naam: `Zeem ${next()}`, 'Prijs excl. btw': '7,25' }),
  ),
  form(
    'a transaction',
    ({ transactions }) => `/transactions/${transactions}`,
    /^POST .*updateTransaction\//,
    ['Failed to update transaction!', 'Transactie opgeslagen'],
    (page) => type(page, { Plaats: `Zwolle ${next()}` }),
  ),
  form(
    'a new customer',
    () => '/customers/new',
    /^POST .*customer\/new$/,
    [notSaved('customers'), said.customers.created],
    async (page) => {
      await typeSample(page, 'customers', ...CUSTOMER, 'company_email');
      await choose(page, 'Land', 'België');
      await type(page, { Gebruikersnaam: `wasserij${next()}`, Wachtwoord: 'een lang wachtwoord' });
    },
  ),
  form(
    'a customer',
    ({ customers }) => `/customers/edit/${customers}`,
    /^POST .*customer\/edit\//,
    [notSaved('customers'), said.customers.updated],
    (page) => type(page, { Contactpersoon: `Jan ${next()}`, Wachtwoord: 'een ander wachtwoord' }),
  ),
  {
    name: "a customer's account",
    route: ({ customers }) => `/customers/edit/${customers}`,
    fill: (page) => type(page, { Contactpersoon: `Piet ${next()}` }),
    send: (page) =>
      content(page)
        .getByRole('button', { name: /^(Dea|A)ctiveren$/ })
        .click(),
    call: /^POST .*customer\/(de)?activate\//,
    failed: 'Er ging iets mis met het deactiveren van de klant.',
    done: 'Klant gedeactiveerd',
  },
  form(
    'a new machine',
    ({ customers }) => `/machines/new/${customers}`,
    /^POST .*machines\/new$/,
    [notSaved('machines'), said.machines.created],
    async (page) => {
      await typeSample(page, 'machines', 'brand', 'percentage');
      await choose(page, 'Lijnsnelheid', '8,5');
    },
  ),
  form(
    'a machine',
    ({ machines }) => `/machines/edit/${machines}`,
    /^POST .*machines\/\d+\/edit$/,
    [notSaved('machines'), 'Machine opgeslagen'],
    (page) => type(page, { Merk: `Istobal ${next()}` }),
  ),
  form(
    'a new appointment report',
    ({ customers }) => `/reports/new/${customers}`,
    /^POST .*reports\/new$/,
    [notSaved('reports'), said.reports.created],
    async (page) => {
      await type(page, APPOINTMENT);
      await typeSample(page, 'reports', 'working_comments');
    },
  ),
  form(
    'an appointment report',
    ({ reports }) => `/reports/edit/${reports}`,
    /^POST .*reports\/\d+\/edit$/,
    [notSaved('reports'), said.reports.updated],
    (page) => type(page, { ...APPOINTMENT, Werkzaamheden: `Pomp ${next()}` }),
  ),
  form(
    'a new water report',
    ({ customers }) => `/reports/new/waterreport/${customers}`,
    /^POST .*waterreport\/\d+\/new$/,
    [notSaved('waterreports'), said.waterreports.created],
    (page) => typeSample(page, 'waterreports', 'ph', 'hardness', 'ec'),
  ),
  form(
    'a water report',
    ({ customers }) => `/reports/edit/waterreport/${customers}`,
    /^POST .*waterreport\/\d+\/new$/,
    [notSaved('waterreports'), said.waterreports.created],
    (page) => typeSample(page, 'waterreports', 'ph', 'hardness', 'ec'),
  ),
  form(
    'a new advert',
    () => '/market/new',
    /^POST .*market\/new\/1$/,
    ['Failed to insert new market!', said.market.created],
    (page) => typeSample(page, 'market', 'title', 'description'),
  ),
  form(
    'an advert',
    ({ market }) => `/market/edit/${market}`,
    /^POST .*market\/edit\//,
    ['Failed to update market!', 'Advertentie opgeslagen'],
    (page) => type(page, { Titel: `Borstel ${next()}` }),
  ),
  form(
    'a new news message',
    () => '/news/new',
    /^POST .*news\/new$/,
    [notSaved('news'), said.news.created],
    async (page) => {
      await choose(page, 'Shop', 'sireon');
      await typeSample(page, 'news', 'title', 'description');
      await picture(page);
    },
  ),
  form(
    'a news message',
    ({ news }) => `/news/edit/${news}`,
    /^POST .*news\/edit\//,
    [notSaved('news'), said.news.updated],
    (page) => type(page, { Titel: `Open ${next()}` }),
  ),
  form(
    'a new account',
    () => '/staff/new',
    /^POST api\/staff$/,
    [notSaved('staff'), said.staff.created],
    (page) => type(page, { Naam: 'Kim', Gebruikersnaam: `kim${next()}`, Wachtwoord: 'een lang wachtwoord' }),
  ),
  form(
    'the password of an account',
    ({ staff }) => `/staff/edit/${staff}`,
    /^PUT api\/staff\//,
    [notSaved('staff'), 'Account opgeslagen'],
    async (page) => {
      await type(page, { Wachtwoord: `een ander wachtwoord ${next()}` });
      await type(page, { 'Je eigen wachtwoord': DEMO_ACCOUNT.password });
    },
  ),
  order('the order of categories', () => '/categories/overview', /^POST .*category\/updateOrder\/?$/),
  order('the order of products', () => '/products/overview', /^POST .*product\/updateOrder\/?$/),
  order(
    'the order of products in a category',
    ({ categories }) => `/products/order/1/${categories}`,
    /^POST .*product\/updateOrder\/?$/,
  ),
  order(
    'the order of machines',
    ({ customers }) => `/machines/overview/${customers}`,
    /^POST .*machines\/updateOrder\/?$/,
  ),
  {
    name: 'a new task',
    route: ({ customers }) => `/tasks/${customers}`,
    fill: (page) => type(page, { 'Nieuwe taak': 'Filter vervangen' }),
    send: (page) => press(content(page), 'Toevoegen'),
    call: /^POST .*tasks\/new$/,
    failed: 'Er ging iets mis met het toevoegen van de taak.',
    done: 'Filter vervangen',
    // The field is free for the next one.
    changesAtOnce: true,
  },
  {
    name: 'a task that is ticked off',
    route: ({ customers }) => `/tasks/${customers}`,
    fill: nothing,
    send: (page) => content(page).getByRole('checkbox').first().click(),
    call: /^POST .*tasks\/set\//,
    failed: 'Er ging iets mis met het bijwerken van de taak.',
    done: '',
    changesAtOnce: true,
  },
  {
    name: 'the deletion of a task',
    route: ({ customers }) => `/tasks/${customers}`,
    fill: (page) => press(content(page), `Opties van ${NAME}`),
    send: (page) => press(content(page), `Verwijderen: ${NAME}`),
    call: /^DELETE .*tasks\/delete\//,
    failed: 'Er ging iets mis met het verwijderen van de taak.',
    done: '',
  },
  deleting(
    'the deletion of a category',
    ({ categories }) => `/categories/edit/${categories + 1}`,
    /^DELETE .*\/category\//,
    'categories',
  ),
  deleting(
    'the deletion of a subcategory',
    ({ subcategories }) => `/subcategories/edit/${subcategories + 1}`,
    /^DELETE .*\/subcategory\//,
    'subcategories',
  ),
  deleting(
    'the deletion of a product',
    ({ products }) => `/products/edit/${products + 2}`,
    /^DELETE .*\/product\//,
    'products',
  ),
  deleting(
    'the deletion of a customer',
    ({ customers }) => `/customers/edit/${customers + 1}`,
    /^DELETE .*\/customer\//,
    'customers',
  ),
  deleting('the deletion of a news message', ({ news }) => `/news/edit/${news + 1}`, /^DELETE .*\/news\//, 'news'),
  deleting('the deletion of a news message in its list', () => '/news/overview', /^DELETE .*\/news\//, 'news'),
];
