import type { Customer } from '../../../src/v2/entities/customer';
import { lacksDiscountPrice, NO_DISCOUNT_PRICE } from '../../../src/v2/entities/product';
import type { RunResource, Values } from '../../../src/v2/entities/run';
import { CUSTOMER_SEARCHED } from '../../../src/v2/searchedTexts';
import type { User } from '../../auth/sessions';
import type { Db } from '../../db/schema';
import { keepSearchTexts } from '../../db/searchTexts';
import { CUSTOMERS, readCustomers } from '../../resources/customerRecords';
import { prioShopOf, referenceFaults, replaceShops } from '../../resources/customers';
import {
  movePlacements,
  placementFaults,
  replacePlacements,
  type toProductCategory,
} from '../../resources/productPlacements';
import { readProducts } from '../../resources/products';
import { parentOf } from '../../resources/subcategories';

/** Whose run it is, and when. */
export interface RunOf {
  /** Values of an earlier run are stored as they were, without the rules of today. */
  isRevert: boolean;
  user: User;
  now: Date;
}

/** What a run reads and writes of a record, in the record's own shape. Other columns stay as they are. */
interface Target {
  /** Those that are there. */
  read: (db: Db, ids: readonly number[]) => Promise<Values[]>;
  /** What its own row gets; default: the values. */
  columns?: (values: Values, stored: Values, run: RunOf) => Values;
  /** Stores what is in other tables, after its own row. */
  writeBeside?: (db: Db, id: number, values: Values, run: RunOf) => Promise<void>;
  /** Fields that the server changes along with another one. */
  companions?: Readonly<Record<string, string>>;
  /** After writes of these fields to these records: what is kept of them elsewhere. */
  keep?: { fields: readonly string[]; of: (db: Db, ids: readonly number[]) => Promise<void> };
  /** Why some of the wanted values cannot be stored: what they refer to, or need beside them, is not there (any more). Read once a run. */
  faults?: (db: Db, wanted: readonly Values[]) => Promise<(values: Values, stored: Values) => string | undefined>;
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

/** The first of the faults that are there. */
const firstOf = (faults: Readonly<Record<string, string>>): string | undefined => Object.values(faults)[0];

/** Fields of a product that are checked with each other. */
const DISCOUNT = ['discount_price', 'discount_price_active'];

export const TARGETS: Readonly<Record<RunResource, Target>> = {
  products: {
    read: readProducts,
    columns: ({ categories: _, ...columns }) => columns,
    writeBeside: async (db, id, values) => {
      if (values.categories) await replacePlacements(db, id, placementsIn(values));
    },
    faults: async (db, wanted) => {
      const faultsOf = await placementFaults(db, wanted.flatMap(placementsIn));
      return (values, stored) =>
        firstOf(faultsOf(placementsIn(values))) ??
        (DISCOUNT.some((field) => field in values) && lacksDiscountPrice({ ...stored, ...values })
          ? NO_DISCOUNT_PRICE
          : undefined);
    },
  },

  customers: {
    companions: { shops: 'prio_shop_id', company_email: 'email' },
    read: (db, ids) => readCustomers(db, { ids }),
    columns: ({ shops, ...values }, stored, { isRevert }) => {
      // A run that reverts another one has the companions too: those win.
      const columns: Record<string, unknown> = {
        ...('company_email' in values ? { email: values.company_email } : {}),
        ...values,
      };
      // The cast is safe: it was read above.
      const { prio_shop_id, company_country_id } = stored as Customer;
      if (shops && !('prio_shop_id' in values)) columns.prio_shop_id = prioShopOf(shopIdsIn({ shops }), prio_shop_id);
      // Without an invoice country it follows the company's (section 5).
      if (values.invoice_country_id === null && !isRevert)
        columns.invoice_country_id = values.company_country_id ?? company_country_id;
      return columns;
    },
    writeBeside: async (db, id, values) => {
      if (values.shops) await replaceShops(db, id, shopIdsIn(values));
    },
    keep: { fields: CUSTOMER_SEARCHED, of: (db, ids) => keepSearchTexts(db, CUSTOMERS, ids) },
    faults: async (db) => {
      const faultsOf = await referenceFaults(db);
      return (values) => firstOf(faultsOf(values));
    },
  },

  subcategories: {
    read: (db, ids) => db.selectFrom('subcategories').selectAll().where('subcategory_id', 'in', ids).execute(),
    writeBeside: async (db, id, { product_category_id }, { user, now }) => {
      if (product_category_id === undefined) return;
      const to = await parentOf(db, Number(product_category_id));
      await movePlacements(db, { of: ['subcategory_id', id], to, user, now });
    },
    faults: async (db) => {
      const categories = new Set(
        (await db.selectFrom('categories').select('category_id').execute()).map((row) => row.category_id),
      );
      return ({ product_category_id: id }) =>
        id === undefined || categories.has(Number(id)) ? undefined : 'Deze categorie bestaat niet (meer).';
    },
  },

  market: {
    read: (db, ids) => db.selectFrom('market').selectAll().where('market_id', 'in', ids).execute(),
  },

  news: {
    read: (db, ids) => db.selectFrom('news').selectAll().where('newsId', 'in', ids).execute(),
    faults: async (db) => {
      const faultsOf = await referenceFaults(db);
      return ({ shop_id }) => firstOf(faultsOf({ shops: [{ shop_id: Number(shop_id) }] }));
    },
  },
};
