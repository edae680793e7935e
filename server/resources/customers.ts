import type { BodyOf } from '../../src/v2/endpoint';
import type { Endpoints } from '../../src/v2/endpoints';
import { hashPassword } from '../auth/passwords';
import { isUsernameTaken, usernameTaken } from '../auth/usernames';
import { requireRow } from '../db/findRow';
import { insertAll, insertOne } from '../db/insertAll';
import type { Db } from '../db/schema';
import { keepSearchText } from '../db/searchTexts';
import type { Handlers } from '../http/handler';
import { changeOne, refuseFields } from '../lib/refusal';
import { CUSTOMER, CUSTOMERS, customerOf, customersInPieces } from './customerRecords';

type Edit = BodyOf<Endpoints['customers']['update']>;
/** The fields that create and update share. */
type Details = Omit<Edit, 'password'>;

type Refers = Partial<Pick<Details, 'company_country_id' | 'invoice_country_id' | 'shops'>>;

/** A function that says, by field, which country or shop does not exist. */
export const referenceFaults = async (db: Db) => {
  const knownCountries = await db.selectFrom('countries').select('country_id').execute();
  const knownShops = await db.selectFrom('shops').select('shop_id').execute();
  const isCountry = (id?: number | null) => !id || knownCountries.some(({ country_id }) => country_id === id);
  return ({ company_country_id, invoice_country_id, shops = [] }: Refers): Record<string, string> => {
    const faults: Record<string, string> = {};
    if (!isCountry(company_country_id)) faults.company_country_id = 'Dit land bestaat niet.';
    if (!isCountry(invoice_country_id)) faults.invoice_country_id = 'Dit land bestaat niet.';
    for (const [index, shop] of shops.entries())
      if (!knownShops.some(({ shop_id }) => shop_id === shop.shop_id))
        faults[`shops.${index}.shop_id`] = 'Deze shop bestaat niet.';
    return faults;
  };
};

/** Throws 422 for an unknown country or shop. */
const requireKnown = async (db: Db, details: Details): Promise<void> => {
  const faults = (await referenceFaults(db))(details);
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
};

/** In the order of the form. */
const shopIdsOf = (shops: NonNullable<Details['shops']>): number[] => shops.map(({ shop_id }) => shop_id);

/** The previous shop when it is still chosen, else the first one. */
export const prioShopOf = (shopIds: readonly number[], previous: number | null = null): number | null =>
  previous !== null && shopIds.includes(previous) ? previous : (shopIds[0] ?? null);

/** The columns that a form fills. The invoice country follows the company country (section 5). */
const columnsOf = ({ shops: _, ...details }: Details) => ({
  ...details,
  email: details.company_email,
  invoice_country_id: details.invoice_country_id ?? details.company_country_id,
});

export const replaceShops = async (db: Db, customer_id: number, shopIds: readonly number[]): Promise<void> => {
  await db.deleteFrom('customer_shops').where('customer_id', '=', customer_id).execute();
  const rows = [...new Set(shopIds)].map((shop_id) => ({ customer_id, shop_id }));
  await insertAll(db, 'customer_shops', rows);
};

const setActive = (db: Db, id: number, active: 'Y' | 'N') =>
  changeOne(db.updateTable('customers').set({ active }).where('customer_id', '=', id), CUSTOMER);

export const customers = {
  list: { pieces: ({ db }) => customersInPieces(db) },

  one: ({ db, params }) => customerOf(db, params.id),

  create: {
    prepare: async ({ username, password, ...details }) => {
      const password_hash = await hashPassword(password);
      return async ({ db }) => {
        const name = username.trim().normalize('NFC');
        await requireKnown(db, details);
        if (await isUsernameTaken(db, name)) throw usernameTaken(name);
        const shopIds = shopIdsOf(details.shops);
        const { id } = await insertOne(db, 'customers', 'customer_id', {
          ...columnsOf(details),
          username: name,
          password_hash,
          prio_shop_id: prioShopOf(shopIds),
        });
        await replaceShops(db, id, shopIds);
        await keepSearchText(db, CUSTOMERS, id);
        return { id };
      };
    },
  },

  /** The user name cannot change. The password and the shops stay unless new ones are given. */
  update: {
    prepare: async ({ password, ...details }) => {
      const changed = password ? { password_hash: await hashPassword(password) } : {};
      return async ({ db, params }) => {
        const { prio_shop_id } = await requireRow(db, 'customers', 'customer_id', params.id, CUSTOMER);
        await requireKnown(db, details);
        const shopIds = details.shops && shopIdsOf(details.shops);
        await db
          .updateTable('customers')
          .set({
            ...columnsOf(details),
            ...changed,
            ...(shopIds && { prio_shop_id: prioShopOf(shopIds, prio_shop_id) }),
          })
          .where('customer_id', '=', params.id)
          .execute();
        if (shopIds) await replaceShops(db, params.id, shopIds);
        await keepSearchText(db, CUSTOMERS, params.id);
        return {};
      };
    },
  },

  /**
   * Also deletes, by the database's cascade, the customer's tasks, reports, machines, water reports, sign-ins, places in
   * shops and mails about visits. Orders stay, with their name and address.
   */
  delete: async ({ db, params }) => {
    const deleted = await changeOne(db.deleteFrom('customers').where('customer_id', '=', params.id), CUSTOMER);
    await keepSearchText(db, CUSTOMERS, params.id);
    return deleted;
  },

  activate: ({ db, params }) => setActive(db, params.id, 'Y'),

  deactivate: ({ db, params }) => setActive(db, params.id, 'N'),

  /** Forms show this order: neighbours first. */
  countries: ({ db }) => db.selectFrom('countries').selectAll().orderBy('country_id').execute(),

  advisors: ({ db }) =>
    db
      .selectFrom('staff')
      .select(['user_id', 'name'])
      .where('active', '=', 1)
      .orderBy('name')
      .orderBy('user_id')
      .execute(),
} satisfies Handlers<'customers'>;
