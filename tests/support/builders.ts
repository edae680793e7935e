import { hash } from '@node-rs/argon2';
import type { Insertable, InsertObject } from 'kysely';
import { staff } from '../../server/api/staff';
import { usernameKey } from '../../server/auth/usernames';
import { insertOne } from '../../server/db/insertAll';
import type { Database, Db } from '../../server/db/schema';
import { keepSearchText } from '../../server/db/searchTexts';
import { instantsOf } from '../../src/v2/businessTime';

/** Builders of rows, with values for everything that a test does not care about. Each returns the row's id. */

type Row<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

/** Inserts a row; returns its id, which is in the column `id`. */
const inserted = async <Table extends keyof Database>(
  db: Db,
  table: Table,
  id: keyof Database[Table] & string,
  row: InsertObject<Database, Table>,
): Promise<number> => (await insertOne(db, table, id, row)).id;

let serial = 0;
/** A number that no other row of this run has. */
const next = (): number => {
  serial += 1;
  return serial;
};

export const STAFF_PASSWORD = 'wachtwoord van een medewerker';

/** The least that argon2 allows: a check costs what the hash says, and most tests only need an account. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** An account that may sign in. The password defaults to STAFF_PASSWORD. */
export const aStaffMember = async (
  db: Db,
  {
    username = `medewerker${next()}`,
    name = 'Sanne de Vries',
    password = STAFF_PASSWORD,
  }: { username?: string; name?: string; password?: string } = {},
): Promise<number> => {
  const user_id = await inserted(db, 'staff', 'user_id', {
    username: usernameKey(username),
    name,
    password_hash: await hash(password, CHEAP),
    active: 1,
    created: '2026-01-05 10:00:00',
  });
  await keepSearchText(db, staff, user_id);
  return user_id;
};

export const aCategory = async (db: Db, category: Row<'categories'> = {}): Promise<number> =>
  inserted(db, 'categories', 'category_id', {
    shop_id: 1,
    category_title: 'Autoshampoo',
    category_color: '#2e7d32',
    category_image: null,
    category_active: 1,
    category_prio: next(),
    ...category,
  });

/** In a new category by default. */
export const aSubcategory = async (db: Db, subcategory: Row<'subcategories'> = {}): Promise<number> =>
  inserted(db, 'subcategories', 'subcategory_id', {
    subcategory_title: 'Voorwas',
    subcategory_color: '#66bb6a',
    subcategory_image: null,
    subcategory_active: 1,
    subcategory_prio: next(),
    ...subcategory,
    product_category_id: subcategory.product_category_id ?? (await aCategory(db)),
  });

interface Placement {
  shop_id?: number;
  category_id: number;
  subcategory_id?: number | null;
}

/** In no category by default. */
export const aProduct = async (
  db: Db,
  { categories = [], ...product }: Row<'products'> & { categories?: Placement[] } = {},
): Promise<number> => {
  const product_id = await inserted(db, 'products', 'product_id', {
    main_title: 'Shampoo 5 l',
    main_description: 'Reinigt de lak en laat geen strepen na.',
    tech_description: '',
    main_image: null,
    weight: '5.2',
    main_price: '12.50',
    discount_price: '',
    active: 1,
    discount_price_active: 0,
    prio: next(),
    product_type: '',
    sku: `SH-${next()}`,
    king_sireon_artikelnummer: '',
    king_carwash_artikelnummer: '',
    ...product,
  });
  for (const [position, placement] of categories.entries())
    await db
      .insertInto('product_categories')
      .values({ shop_id: 1, subcategory_id: null, ...placement, product_id, position })
      .execute();
  return product_id;
};

/** The id of the Netherlands, which every database has. */
const netherlands = async (db: Db): Promise<number> => {
  const { country_id } = await db
    .selectFrom('countries')
    .select('country_id')
    .where('name', '=', 'Nederland')
    .executeTakeFirstOrThrow();
  return country_id;
};

/** `shops`: ids of the customer's shops. Nobody can sign in as this customer, because the password is no hash. */
export const aCustomer = async (
  db: Db,
  { shops = [1], ...customer }: Row<'customers'> & { shops?: number[] } = {},
): Promise<number> => {
  const customer_id = await inserted(db, 'customers', 'customer_id', {
    company_name: 'Wasstraat De Vaart',
    name: 'Jan Jansen',
    company_address: 'Kanaalweg 12',
    company_zip: '3526 KL',
    company_place: 'Utrecht',
    company_phone: '030 123 45 67',
    company_email: 'info@devaart.example',
    email: 'info@devaart.example',
    invoice_address: '',
    invoice_zip: '',
    invoice_place: '',
    invoice_country_id: null,
    tax_number: '',
    king_debiteurnummer_sireon: '',
    king_debiteurnummer_carwash: '',
    order_on_invoice: 0,
    discount_on_first_order: 0,
    marketing_automation: 0,
    created_by_order: 0,
    username: `klant${next()}`,
    password_hash: '',
    active: 'Y',
    last_login: null,
    prio_shop_id: 1,
    ...customer,
    company_country_id: customer.company_country_id ?? (await netherlands(db)),
  });
  for (const shop_id of shops) await db.insertInto('customer_shops').values({ customer_id, shop_id }).execute();
  return customer_id;
};

type OrderLine = Omit<Row<'order_lines'>, 'orderno'>;

/** One line of 1 × 10.00 by default; the total is the sum of the lines. */
export const anOrder = async (
  db: Db,
  { lines = [{}], ...order }: Row<'orders'> & { lines?: OrderLine[] } = {},
): Promise<number> => {
  const full = lines.map((line) => ({
    product_id: null,
    sku: 'SH-5',
    title: 'Shampoo 5 l',
    quantity: 1,
    price_cents: 1000,
    ...line,
  }));
  const orderno = await inserted(db, 'orders', 'orderno', {
    shop_id: 1,
    customer_id: null,
    created: '2026-11-16 10:00:00',
    first_name: 'Jan',
    prefix_last_name: '',
    last_name: 'Jansen',
    company_name: 'Wasstraat De Vaart',
    street: 'Kanaalweg',
    housenumber: '12',
    housenumber_ext: '',
    zip: '3526 KL',
    place: 'Utrecht',
    phone: '030 123 45 67',
    email: 'info@devaart.example',
    total_cents: full.reduce((total, { quantity, price_cents }) => total + quantity * price_cents, 0),
    ...order,
  });
  for (const line of full)
    await db
      .insertInto('order_lines')
      .values({ ...line, orderno })
      .execute();
  return orderno;
};

/** An appointment, with a new customer by default. */
export const aReport = async (db: Db, report: Row<'reports'> & { user_id: number }): Promise<number> =>
  inserted(db, 'reports', 'customer_report_id', {
    scheduled: '2026-11-23 10:00:00',
    customer_comments: '',
    working_comments: '',
    ...report,
    customer_id: report.customer_id ?? (await aCustomer(db)),
  });

/** With a new customer by default. */
export const aMachine = async (db: Db, machine: Row<'machines'> = {}): Promise<number> =>
  inserted(db, 'machines', 'customer_machinery_id', {
    brand: 'WashTec',
    type: 'Voorwas',
    production_year: '2019',
    line: '1',
    line_speed: '8,5',
    product: '110',
    percentage: '2,5',
    slag: '120',
    usage_ml: '45',
    comments: '',
    view_order: next(),
    ...machine,
    customer_id: machine.customer_id ?? (await aCustomer(db)),
  });

export const aNewsMessage = async (db: Db, news: Row<'news'> = {}): Promise<number> =>
  inserted(db, 'news', 'newsId', {
    shop_id: 1,
    title: 'Nieuwe openingstijden',
    description: 'Wij zijn op zaterdag open tot vijf uur.',
    image: null,
    created: '2026-11-02 09:00:00',
    ...news,
  });

export const aMarketAdvert = async (db: Db, advert: Row<'market'> = {}): Promise<number> =>
  inserted(db, 'market', 'market_id', {
    title: 'Rolborstel, weinig gebruikt',
    description: 'Twee seizoenen gedraaid, op te halen in Zwolle.',
    company_name: '',
    company_address: '',
    company_zip: '',
    company_place: '',
    company_contact: '',
    company_email: '',
    company_phone: '',
    published: 1,
    main_image: null,
    image_1: null,
    image_2: null,
    created: '2026-11-02 09:00:00',
    ...advert,
  });

/** Open, with a new customer by default. */
export const aTask = async (db: Db, task: Row<'tasks'> = {}): Promise<number> =>
  inserted(db, 'tasks', 'task_id', {
    description: 'Proefflacon meenemen',
    done: null,
    created: '2026-11-09 09:00:00',
    ...task,
    customer_id: task.customer_id ?? (await aCustomer(db)),
  });

/** With a new customer by default. */
export const aWaterReport = async (db: Db, report: Row<'waterreports'> = {}): Promise<number> =>
  inserted(db, 'waterreports', 'water_report_id', {
    created: '2026-11-09 09:00:00',
    ph: '7,2',
    hardness: '8',
    ec: '450',
    remarks: '',
    ...report,
    customer_id: report.customer_id ?? (await aCustomer(db)),
  });

/** Logins of a customer at these moments. */
export const customerLogins = async (db: Db, customer_id: number, moments: readonly string[]): Promise<void> => {
  for (const created of moments) await db.insertInto('customer_logins').values({ customer_id, created }).execute();
};

/** `details`: the lead's extra fields. */
export const aLead = async (
  db: Db,
  { details = {}, ...lead }: Omit<Row<'leads'>, 'details'> & { details?: object } = {},
): Promise<number> =>
  inserted(db, 'leads', 'lead_id', {
    company_name: 'Carwash Zuid',
    place: 'Breda',
    source: 'Zoekmachine',
    page_views: 4,
    last_visit: '2026-11-12 14:20:00',
    ...lead,
    details: JSON.stringify(details),
  });

/** A run of one product that was changed, and of one that was not. */
export const aRun = async (
  db: Db,
  {
    created = '2026-11-16 09:00:00',
    user_name = 'Sanne de Vries',
    label = 'Prijs +4,5 %',
    record_id = next(),
    record_name = 'Shampoo 5 l',
    reason = '',
  }: Partial<Record<'created' | 'user_name' | 'label' | 'record_name' | 'reason', string>> & {
    record_id?: number;
  } = {},
): Promise<number> => {
  const run = { created, user_name, label, resource: 'products', changed: 1, refused: 1, reverts: null };
  const run_id = await inserted(db, 'runs', 'run_id', run);
  const row = { run_id, record_id, record_name, old: '{"main_price":"12.5"}', new: '{"main_price":"13.06"}' };
  await db
    .insertInto('run_rows')
    .values([
      { ...row, outcome: 'done', reason: '' },
      { ...row, outcome: 'refused', reason },
    ])
    .execute();
  return run_id;
};

/** Due in 2098, for the first member of staff. A `send_at` that the clock shows twice is the first, without `send_at_ms`. */
export const aScheduledPush = async (
  db: Db,
  {
    message = 'Zaterdag gratis wax',
    send_at = '2098-01-01 09:00:00',
    state = 'waiting',
    shop_id = 1,
    user_id = 1,
    send_at_ms = instantsOf(send_at)[0] ?? 0,
  }: Partial<
    Record<'message' | 'send_at' | 'state', string> & Record<'shop_id' | 'user_id' | 'send_at_ms', number>
  > = {},
): Promise<number> =>
  inserted(db, 'scheduled_pushes', 'scheduled_push_id', {
    ...{ shop_id, user_id, message, send_at, send_at_ms, state, created: '2026-11-16 09:00:00', push_id: null },
  });

const AT = '2026-11-16 09:00:00';

export const anAuditEntry = async (db: Db, entry: Row<'audit'> = {}): Promise<void> => {
  await db
    .insertInto('audit')
    .values({
      ...{ created: AT, user_id: 1, user_name: 'Sanne', resource: 'news', verb: 'create', record_id: 1 },
      ...{ record_name: 'Open', changes: '[]', ...entry },
    })
    .execute();
};

/** A mail of an order in the outbox. */
export const aMail = async (db: Db, mail: Row<'outbox'> = {}): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      ...{ orderno: 1, recipient: 'jan@wit.example', subject: 'Bestelling', created: AT, created_ms: 1 },
      ...{ result: 'kept', error: '', file: '', ...mail },
    })
    .execute();
};

export const aPush = async (db: Db, push: Row<'pushes'> = {}): Promise<void> => {
  await db
    .insertInto('pushes')
    .values({ shop_id: 1, user_id: 1, message: 'Open', created: AT, result: 'kept', attempts: 0, error: '', ...push })
    .execute();
};

/** A news message in the bin. */
export const aBinEntry = async (db: Db, entry: Row<'bin'> = {}): Promise<void> => {
  await db
    .insertInto('bin')
    .values({
      ...{ created: AT, user_name: 'Sanne', resource: 'news', record_id: 99, record_name: 'Dicht' },
      ...{ contents: JSON.stringify({ rows: [], emptied: [] }), ...entry },
    })
    .execute();
};
