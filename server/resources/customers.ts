import type { BodyOf } from '../../src/v2/endpoint';
import type { Endpoints } from '../../src/v2/endpoints';
import { usernameKey } from '../auth';
import { insertAll } from '../db/insertAll';
import type { Db } from '../db/schema';
import { found, type Handlers, Refusal, refuseFields, touched } from '../handler';
import { hashPassword } from '../passwords';
import { CUSTOMER, customerOf, readCustomers } from './customerRecords';

type Edit = BodyOf<Endpoints['customers']['update']>;
/** What new and edit have alike: the account's own fields apart. */
type Details = Omit<Edit, 'password'>;

/** 422 for a country or a shop that does not exist. */
const requireKnown = async (db: Db, { company_country_id, invoice_country_id, shops }: Details): Promise<void> => {
  const knownCountries = await db.selectFrom('countries').select('country_id').execute();
  const knownShops = await db.selectFrom('shops').select('shop_id').execute();
  const isCountry = (id: number | null) => id === null || knownCountries.some(({ country_id }) => country_id === id);
  const faults: Record<string, string> = {};
  if (!isCountry(company_country_id)) faults.company_country_id = 'Dit land bestaat niet.';
  if (!isCountry(invoice_country_id)) faults.invoice_country_id = 'Dit land bestaat niet.';
  for (const [index, shop] of shops.entries())
    if (!knownShops.some(({ shop_id }) => shop_id === shop.shop_id))
      faults[`shops.${index}.shop_id`] = 'Deze shop bestaat niet.';
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
};

/** Compared here: the databases know the capitals of a to z alone. */
const requireFree = async (db: Db, username: string): Promise<void> => {
  const key = usernameKey(username);
  const customers = await db.selectFrom('customers').select('username').execute();
  if (customers.some((customer) => usernameKey(customer.username) === key))
    throw new Refusal(409, `De gebruikersnaam ${username} is al in gebruik. Kies een andere.`);
};

/** Each shop once, in the order of the form. */
const shopIdsOf = ({ shops }: Details): number[] => [...new Set(shops.map(({ shop_id }) => shop_id))];

/** The first shop; a customer that had one of these keeps it. */
const prioShopOf = (shopIds: readonly number[], previous: number | null = null): number | null =>
  previous !== null && shopIds.includes(previous) ? previous : (shopIds[0] ?? null);

/** The columns of a customer that a form fills in; section 5: the invoice country follows the company country. */
const columnsOf = ({ shops: _, ...details }: Details) => ({
  ...details,
  email: details.company_email,
  invoice_country_id: details.invoice_country_id ?? details.company_country_id,
});

const replaceShops = async (db: Db, customer_id: number, shopIds: readonly number[]): Promise<void> => {
  await db.deleteFrom('customer_shops').where('customer_id', '=', customer_id).execute();
  await insertAll(
    db,
    'customer_shops',
    shopIds.map((shop_id) => ({ customer_id, shop_id })),
  );
};

const setActive = async (db: Db, id: number, active: 'Y' | 'N') => {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ active })
    .where('customer_id', '=', id)
    .executeTakeFirst();
  touched(numUpdatedRows, CUSTOMER);
  return {};
};

export const customers: Handlers<'customers'> = {
  list: ({ db }) => readCustomers(db),

  one: ({ db, params }) => customerOf(db, params.id),

  create: async ({ db, body: { username, password, ...details } }) => {
    const name = username.trim().normalize('NFC');
    await requireKnown(db, details);
    await requireFree(db, name);
    const shopIds = shopIdsOf(details);
    const { id } = await db
      .insertInto('customers')
      .values({
        ...columnsOf(details),
        username: name,
        password_hash: await hashPassword(password),
        last_login: null,
        prio_shop_id: prioShopOf(shopIds),
      })
      .returning('customer_id as id')
      .executeTakeFirstOrThrow();
    await replaceShops(db, id, shopIds);
    return { id };
  },

  /** The user name stays; so does the password, unless a new one is given. */
  update: async ({ db, params, body: { password, ...details } }) => {
    const stored = await db
      .selectFrom('customers')
      .select('prio_shop_id')
      .where('customer_id', '=', params.id)
      .executeTakeFirst();
    const { prio_shop_id } = found(stored, CUSTOMER);
    await requireKnown(db, details);
    const shopIds = shopIdsOf(details);
    await db
      .updateTable('customers')
      .set({
        ...columnsOf(details),
        ...(password === '' ? {} : { password_hash: await hashPassword(password) }),
        prio_shop_id: prioShopOf(shopIds, prio_shop_id),
      })
      .where('customer_id', '=', params.id)
      .execute();
    await replaceShops(db, params.id, shopIds);
    return {};
  },

  /** Takes the tasks, reports and machines along; orders stay, with the name and address they were sent to. */
  delete: async ({ db, params }) => {
    const { numDeletedRows } = await db.deleteFrom('customers').where('customer_id', '=', params.id).executeTakeFirst();
    touched(numDeletedRows, CUSTOMER);
    return {};
  },

  activate: ({ db, params }) => setActive(db, params.id, 'Y'),

  deactivate: ({ db, params }) => setActive(db, params.id, 'N'),

  /** Their ids follow the order in which a form offers them: neighbours first. */
  countries: ({ db }) => db.selectFrom('countries').selectAll().orderBy('country_id').execute(),

  advisors: ({ db }) =>
    db
      .selectFrom('staff')
      .select(['user_id', 'name'])
      .where('active', '=', 1)
      .orderBy('name')
      .orderBy('user_id')
      .execute(),
};
