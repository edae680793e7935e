import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import type { Db } from '../../server/db/schema';
import { addDays, localDay } from '../../server/lib/moment';
import {
  aBinEntry,
  aCategory,
  aCustomer,
  aLead,
  aMachine,
  aMail,
  aMarketAdvert,
  aNewsMessage,
  anAuditEntry,
  anOrder,
  aProduct,
  aPush,
  aReport,
  aRun,
  aScheduledPush,
  aStaffMember,
  aSubcategory,
  aTask,
  aWaterReport,
  customerLogins,
} from './builders';
import { declaredRecords } from './declaredRecords';

/** A small business: two records of everything, and the demonstration account to sign in with. */

/** The text of every field, when a scenario does not care. */
export const NAME = 'Zeeppomp';

/** A record to open of each resource with a form, by the resource's name; `staff` never signs in. */
export interface Business {
  /** The account that signs in. */
  advisor: number;
  categories: number;
  subcategories: number;
  products: number;
  transactions: number;
  customers: number;
  machines: number;
  reports: number;
  market: number;
  news: number;
  norms: number;
  staff: number;
  /** Those of declared resources. */
  declared: Readonly<Record<string, number>>;
}

const fieldsOf = <Name extends string>(names: readonly Name[], text: string) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, string>;

const CUSTOMER = ['company_name', 'name', 'company_address', 'company_zip', 'company_place', 'company_phone'] as const;
const INVOICE = ['invoice_address', 'invoice_zip', 'invoice_place', 'tax_number'] as const;
const NUMBERS = ['king_debiteurnummer_sireon', 'king_debiteurnummer_carwash'] as const;
const BUYER = ['first_name', 'prefix_last_name', 'last_name', 'company_name', 'street', 'housenumber'] as const;
const WHERE = ['housenumber_ext', 'zip', 'place', 'phone', 'email'] as const;
const PRODUCT = ['main_title', 'main_description', 'tech_description', 'product_type', 'sku'] as const;
const MACHINE = ['brand', 'type', 'line', 'comments'] as const;
/** Numbers by the rules, but older installations hold any text. */
const USE = ['production_year', 'line_speed', 'product', 'percentage', 'slag', 'usage_ml'] as const;
const WATER = ['ph', 'hardness', 'ec'] as const;
const EMAILS = ['company_email', 'email'] as const;
const ADVERT = ['title', 'description', 'company_name', 'company_address', 'company_zip', 'company_place'] as const;
const CONTACT = ['company_contact', 'company_email', 'company_phone'] as const;

interface Wishes {
  everywhere?: boolean;
  /** Overrides the demonstration account's names. */
  account?: { username?: string; name?: string };
  /** An existing member of staff; default a new one. */
  advisor?: number;
  now?: Date;
}

/** Fills all texts that staff or customers write with `text`; with `everywhere` also those with a required form. */
export const aBusiness = async (
  db: Db,
  text: string,
  { everywhere = false, account = {}, advisor, now = new Date() }: Wishes = {},
): Promise<Business> => {
  const ruled = <Name extends string>(names: readonly Name[]) => (everywhere ? fieldsOf(names, text) : {});
  const today = localDay(now);
  const at = (days: number) => `${addDays(today, days)} 10:00:00`;
  const staff = advisor ?? (await aStaffMember(db, { ...DEMO_ACCOUNT, ...account }));
  const colleague = await aStaffMember(db, { name: text });
  const category = await aCategory(db, {
    category_title: text,
    ...(everywhere && { category_color: text.slice(0, 32) }),
  });
  await aCategory(db, { category_title: text });
  const own = { product_category_id: category, subcategory_title: text };
  const subcategory = await aSubcategory(db, own);
  await aSubcategory(db, own);
  const places = [{ category_id: category, subcategory_id: subcategory }];
  const product = await aProduct(db, { ...fieldsOf(PRODUCT, text), categories: places });
  await aProduct(db, { ...fieldsOf(PRODUCT, text), categories: places });
  // In no category, so that changing it affects no order.
  await aProduct(db, { main_title: text });
  const texts = {
    ...fieldsOf(CUSTOMER, text),
    ...fieldsOf(INVOICE, text),
    ...fieldsOf(NUMBERS, text),
    ...ruled(EMAILS),
  };
  const customer = await aCustomer(db, texts);
  await aCustomer(db, texts);
  await customerLogins(db, customer, [at(-1)]);
  const lines = [{ product_id: product, title: text, sku: text }];
  const buyer = { ...fieldsOf(BUYER, text), ...fieldsOf(WHERE, text), customer_id: customer, created: at(-1) };
  const order = await anOrder(db, { ...buyer, lines });
  await anOrder(db, { ...buyer, shop_id: 2, lines });
  const machine = await aMachine(db, { customer_id: customer, ...fieldsOf(MACHINE, text), ...ruled(USE) });
  await aMachine(db, { customer_id: customer, ...fieldsOf(MACHINE, text) });
  const visit = { user_id: staff, customer_id: customer, customer_comments: text, working_comments: text };
  const report = await aReport(db, { ...visit, scheduled: at(1) });
  // On one day with the first.
  await aReport(db, { ...visit, scheduled: `${addDays(today, 1)} 11:00:00` });
  await aReport(db, { ...visit, scheduled: at(-1) });
  const water = { customer_id: customer, ...ruled(WATER), remarks: text };
  for (const days of [-9, -2]) await aWaterReport(db, { ...water, created: at(days) });
  for (const done of [null, at(-1)]) await aTask(db, { customer_id: customer, description: text, done });
  // Norms are there from the start: a second business has the second one.
  const norm = advisor === undefined ? 1 : 2;
  const advice = { name: text, advice_low: text, advice_high: text };
  await db.updateTable('norms').set(advice).where('norm_id', '=', norm).execute();
  const market = await aMarketAdvert(db, { ...fieldsOf(ADVERT, text), ...fieldsOf(CONTACT, text) });
  const news = await aNewsMessage(db, { title: text, description: text });
  await aNewsMessage(db, { title: text, description: text });
  // The first of its list.
  await aNewsMessage(db, { title: text, description: text, created: '2099-01-01 09:00:00' });
  await aLead(db, { company_name: text, place: text, source: text, details: { [text.slice(0, 60)]: text } });

  const changes = JSON.stringify([{ field: 'main_title', old: text, new: text }]);
  const change = { user_id: staff, user_name: text, resource: 'products', verb: 'update', record_id: product };
  await anAuditEntry(db, { ...change, created: at(-1), record_name: text, changes });
  const mail = { orderno: order, recipient: text, subject: text, result: 'failed', error: text };
  await aMail(db, { ...mail, created: at(-1), created_ms: now.getTime() });
  const push = { user_id: staff, message: text, result: 'failed', attempts: 3, error: text };
  await aPush(db, { ...push, created: at(-1) });
  await aBinEntry(db, { created: at(-1), user_name: text, record_name: text, contents: '{}' });
  await aScheduledPush(db, { user_id: staff, message: text });
  await aScheduledPush(db, { user_id: staff, message: text, state: 'missed', send_at: at(-1) });
  await aRun(db, { created: at(-1), user_name: text, label: text, record_name: text, reason: text });
  return {
    ...{ advisor: staff, staff: colleague, categories: category, subcategories: subcategory, products: product },
    ...{ transactions: order, customers: customer, machines: machine, reports: report, market, news, norms: norm },
    declared: await declaredRecords(db, text),
  };
};
