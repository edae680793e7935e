import { restResources } from '../../server/api/index';
import type { Db } from '../../server/db/schema';
import { type AnyEndpoint, pathOf } from '../../src/v2/endpoint';
import { endpoints } from '../../src/v2/endpoints';
import { logout } from '../../src/v2/logout';
import {
  aCategory,
  aCustomer,
  aLead,
  aMachine,
  aMarketAdvert,
  aNewsMessage,
  anOrder,
  aProduct,
  aReport,
  aRun,
  aScheduledPush,
  aSubcategory,
  aTask,
  aWaterReport,
  STAFF_PASSWORD,
} from './builders';
import { declaredRecords } from './declaredRecords';
import { aPngUrl } from './pictures';
import { samples } from './samples';

/** Every call that needs a session, as a request: the contract's rows, and the verbs of each resource under /api. */
export interface SomeCall {
  /** The call's name in the contract: `products.update`. */
  name: string;
  method: string;
  /** Refers to the records of `everyRecord`. */
  path: string;
  /** A valid body; undefined for a call without one. */
  body: object | undefined;
}

const address = { company_address: 'Kade 1', company_zip: '8011 AA', company_place: 'Zwolle' };
const product = {
  ...{ main_title: 'Shampoo', main_description: 'Reinigt.', tech_description: '', weight: '1,5', main_price: '12,50' },
  ...{ discount_price: '', active: 1, discount_price_active: 0, product_type: '', sku: 'SH-5' },
  ...{ king_sireon_artikelnummer: '', king_carwash_artikelnummer: '' },
  categories: [],
};
const customer = {
  ...{ company_name: 'Wasstraat', name: 'Jan', ...address, company_country_id: 1, company_phone: '038 1' },
  ...{ company_email: 'info@wasstraat.example', active: 'Y', shops: [{ shop_id: 1 }], order_on_invoice: 0 },
};
const report = { scheduled: '2026-12-01 10:00', user_id: 1, customer_comments: '', working_comments: '' };
const machine = { brand: 'WashTec', type: 'Voorwas', percentage: '2,5', slag: '100', usage_ml: '45', comments: '' };
const market = { title: 'Borstel', description: 'Weinig gebruikt.', ...address, published: 1 };
const news = { shop_id: 1, title: 'Open', description: 'Tot vijf uur.' };
const category = { shop_id: 1, category_title: 'Shampoo', category_color: '#2e7d32', category_active: 1 };
const subcategory = { ...{ subcategory_title: 'Voorwas', subcategory_color: '' }, product_category_id: 2 };

const BODIES: Record<string, object> = {
  'bin.update': { restored: 1 },
  'norms.update': {
    ...{ good_min: '6,5', good_max: '9', doubtful_min: '6', doubtful_max: '9.5' },
    ...{ advice_low: 'Dosering nakijken.', advice_high: '' },
  },
  'sampling_points.update': { sampling_point: 'osmosis' },
  'machine_photos.update': { image: aPngUrl(8) },
  'categories.create': { ...category, category_image: aPngUrl(1) },
  'categories.update': category,
  'categories.updateImage': { category_image: aPngUrl(2) },
  'categories.updateOrder': {
    order: [
      { categoryId: 2, subcategoryId: null, isSubcategory: false, prio: '0' },
      { categoryId: 1, subcategoryId: null, isSubcategory: false, prio: '1' },
      { categoryId: 1, subcategoryId: 1, isSubcategory: true, prio: '2' },
    ],
  },
  'subcategories.create': { ...subcategory, subcategory_active: 1, subcategory_image: aPngUrl(3) },
  'subcategories.update': { ...subcategory, product_category_id: 1, subcategory_active: 0 },
  'subcategories.updateImage': { subcategory_image: aPngUrl(4) },
  'products.create': product,
  'products.updateImage': { main_image: aPngUrl(5) },
  'products.update': product,
  'products.updateOrder': { order: [{ productId: 1, prio: '7' }] },
  'transactions.update': {
    ...{ first_name: 'Jan', prefix_last_name: 'de', last_name: 'Wit', company_name: 'Wasstraat', street: 'Kade' },
    ...{ housenumber: '1', housenumber_ext: '', zip: '8011 AA', place: 'Zwolle', phone: '', email: 'jan@wit.example' },
  },
  'customers.create': { ...customer, username: 'een.klant', password: STAFF_PASSWORD },
  'customers.update': { ...customer, password: '' },
  'tasks.create': { description: 'Flacon meenemen' },
  'tasks.set': { set: 1 },
  'reports.create': report,
  'reports.update': report,
  'waterreports.create': { ph: '7,2', hardness: '8', ec: '450', remarks: '' },
  'machines.create': machine,
  'machines.update': machine,
  'machines.updateOrder': { order: [{ machineId: 1, view_order: '3' }] },
  'market.create': market,
  'market.update': market,
  'market.updateImage': { image_1: aPngUrl(6) },
  'news.create': news,
  'news.update': news,
  'news.updateImage': { image: aPngUrl(7) },
  'push.sendNotification': { message: 'Wij zijn open.' },
};

/** Needs no session: it starts one. */
const OPEN: string[] = [endpoints.accounts.login.path];

const named = Object.entries(endpoints).flatMap(([group, rows]) =>
  Object.entries<AnyEndpoint>(rows).map(([verb, row]) => ({ name: `${group}.${verb}`, row })),
);
const ONES = new Proxy({}, { get: (_, name) => (name === 'shop' ? 'sireon' : name === 'imageNo' ? 0 : 1) });

const ofContract = [...named, { name: 'accounts.logout', row: logout }]
  .filter(({ row }) => !OPEN.includes(row.path))
  .map(({ name, row }) => ({
    name,
    method: row.method,
    path: `/${pathOf(row.path, ONES).replace(/\/$/, '')}`,
    body: BODIES[name],
  }));

const ofFigures = { name: 'statistics.ofPeriod', method: 'GET', path: '/api/statistics', body: undefined };
const ofApi = restResources.flatMap(({ name, create, update, delete: remove }) => [
  { name: `${name}.list`, method: 'GET', path: `/api/${name}`, body: undefined },
  { name: `${name}.one`, method: 'GET', path: `/api/${name}/1`, body: undefined },
  ...(create ? [{ name: `${name}.create`, method: 'POST', path: `/api/${name}`, body: samples[name]?.create }] : []),
  ...(update
    ? [
        {
          name: `${name}.update`,
          method: 'PUT',
          path: `/api/${name}/1`,
          body: samples[name]?.update ?? BODIES[`${name}.update`],
        },
      ]
    : []),
  ...(remove ? [{ name: `${name}.delete`, method: 'DELETE', path: `/api/${name}/1`, body: undefined }] : []),
]);

/** In an order in which each finds its records: orders name them all, deleting goes from leaf to root, the session goes last. */
const LATE = ['subcategories.delete', 'categories.delete', 'customers.delete', 'accounts.logout'];
const latenessOf = ({ name, method }: SomeCall) =>
  (name.endsWith('.updateOrder') ? 0 : method === 'DELETE' ? 2 : 1) + 3 * (LATE.indexOf(name) + 1);
export const everyCall: readonly SomeCall[] = [...ofContract, ofFigures, ...ofApi].toSorted(
  (one, other) => latenessOf(one) - latenessOf(other),
);

/** A record of every kind, each the first of its table. The member of staff is the test server's. */
export const everyRecord = async (db: Db): Promise<void> => {
  const category_id = await aCategory(db);
  await aCategory(db);
  const subcategory_id = await aSubcategory(db, { product_category_id: category_id });
  await aProduct(db, { categories: [{ category_id, subcategory_id }] });
  const customer_id = await aCustomer(db);
  await anOrder(db, { customer_id });
  await aReport(db, { customer_id, user_id: 1 });
  await aMachine(db, { customer_id });
  await aTask(db, { customer_id });
  await aWaterReport(db, { customer_id });
  await aNewsMessage(db);
  await aMarketAdvert(db);
  await aLead(db);
  await declaredRecords(db);
  const created = '2026-11-16 09:00:00';
  await db
    .insertInto('audit')
    .values({
      ...{ created, user_id: 1, user_name: 'Sanne', resource: 'news', verb: 'create', record_id: 1 },
      ...{ record_name: 'Open', changes: '[]' },
    })
    .execute();
  await db
    .insertInto('outbox')
    .values({
      ...{ orderno: 1, recipient: 'jan@wit.example', subject: 'Bestelling', created, created_ms: 1 },
      ...{ result: 'kept', error: '', file: '' },
    })
    .execute();
  await db
    .insertInto('views')
    .values({ user_id: 1, resource: 'customers', name: 'Op rekening', settings: '', shared: 0 })
    .execute();
  await aRun(db, { record_id: 1 });
  await aScheduledPush(db);
  await db
    .insertInto('pushes')
    .values({ shop_id: 1, user_id: 1, message: 'Open', created, result: 'kept', attempts: 0, error: '' })
    .execute();
  await db
    .insertInto('bin')
    .values({
      ...{ created, user_name: 'Sanne', resource: 'news', record_id: 99, record_name: 'Dicht' },
      contents: JSON.stringify({ rows: [], emptied: [] }),
    })
    .execute();
};
