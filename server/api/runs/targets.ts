import type { RunResource, Values } from '../../../src/v2/entities/run';
import type { Db } from '../../db/schema';
import { prioShopOf, replaceShops } from '../../resources/customers';
import { placementFaults, replacePlacements, toProductCategory } from '../../resources/productPlacements';

/** What a run reads and writes of a record, in the record's own shape. Other columns stay as they are. */
export interface Target {
  /** Undefined when there is no such record. */
  read: (db: Db, id: number) => Promise<Values | undefined>;
  write: (db: Db, id: number, values: Values) => Promise<void>;
  /** Fields that the server changes along with another one. */
  companions?: Readonly<Record<string, string>>;
  /** Why values cannot be stored: what they refer to is not there (any more). Read once a run. */
  faults?: (db: Db) => Promise<(values: Values) => string | undefined>;
}

type Placement = ReturnType<typeof toProductCategory>;

/** The places of a product, as they are stored; none where a run does not change them. */
const placementsIn = ({ categories = [] }: Values) =>
  // The cast is safe: the rules of RUN_FIELDS have parsed them, or they were read here.
  (categories as Placement[]).map(({ shop_id, shop_product_category_id, shop_product_subcategory_id }) => ({
    shop_id,
    category_id: shop_product_category_id,
    subcategory_id: shop_product_subcategory_id,
  }));

const shopIdsIn = ({ shops = [] }: Values): number[] =>
  // As safe as the one above.
  (shops as { shop_id: number }[]).map(({ shop_id }) => shop_id);

const shopFaults = async (db: Db) => {
  const shops = new Set((await db.selectFrom('shops').select('shop_id').execute()).map(({ shop_id }) => shop_id));
  return (ids: readonly number[]) => (ids.every((id) => shops.has(id)) ? undefined : 'Deze shop bestaat niet.');
};

export const TARGETS: Readonly<Record<RunResource, Target>> = {
  products: {
    read: async (db, id) => {
      const product = await db
        .selectFrom('products')
        .select(['main_price', 'discount_price', 'discount_price_active', 'active'])
        .where('product_id', '=', id)
        .executeTakeFirst();
      if (!product) return undefined;
      const places = await db
        .selectFrom('product_categories')
        .selectAll()
        .where('product_id', '=', id)
        .orderBy('position')
        .execute();
      return { ...product, categories: places.map(toProductCategory) };
    },
    write: async (db, id, values) => {
      const { categories, ...columns } = values;
      if (Object.keys(columns).length > 0)
        await db.updateTable('products').set(columns).where('product_id', '=', id).execute();
      if (categories) await replacePlacements(db, id, placementsIn(values));
    },
    faults: async (db) => {
      const faultsOf = await placementFaults(db);
      return (values) => Object.values(faultsOf(placementsIn(values)))[0];
    },
  },

  customers: {
    companions: { shops: 'prio_shop_id' },
    read: async (db, id) => {
      const customer = await db
        .selectFrom('customers')
        .select(['active', 'order_on_invoice', 'discount_on_first_order', 'prio_shop_id'])
        .where('customer_id', '=', id)
        .executeTakeFirst();
      if (!customer) return undefined;
      const shops = await db
        .selectFrom('customer_shops')
        .select('shop_id')
        .where('customer_id', '=', id)
        .orderBy('shop_id')
        .execute();
      return { ...customer, shops };
    },
    write: async (db, id, values) => {
      const { shops, ...columns } = values;
      const update = db.updateTable('customers').where('customer_id', '=', id);
      if (!shops) {
        await update.set(columns).execute();
        return;
      }
      const shopIds = shopIdsIn(values);
      const { prio_shop_id } = await db
        .selectFrom('customers')
        .select('prio_shop_id')
        .where('customer_id', '=', id)
        .executeTakeFirstOrThrow();
      await replaceShops(db, id, shopIds);
      await update.set({ prio_shop_id: prioShopOf(shopIds, prio_shop_id), ...columns }).execute();
    },
    faults: async (db) => {
      const faultOf = await shopFaults(db);
      return (values) => faultOf(shopIdsIn(values));
    },
  },

  market: {
    read: (db, id) => db.selectFrom('market').select('published').where('market_id', '=', id).executeTakeFirst(),
    write: async (db, id, values) => {
      await db.updateTable('market').set(values).where('market_id', '=', id).execute();
    },
  },

  news: {
    read: (db, id) => db.selectFrom('news').select('shop_id').where('newsId', '=', id).executeTakeFirst(),
    write: async (db, id, values) => {
      await db.updateTable('news').set(values).where('newsId', '=', id).execute();
    },
    faults: async (db) => {
      const faultOf = await shopFaults(db);
      return ({ shop_id }) => faultOf([Number(shop_id)]);
    },
  },
};
