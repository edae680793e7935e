import type { Selectable } from 'kysely';
import type { Customer } from '../../src/v2/entities/customer';
import type { CustomersTable, Db } from '../db/schema';
import { groupedBy } from '../groupedBy';
import { found } from '../handler';
import { asFlag } from '../wire';

/** Customers as the wire has them; a page of a customer's tasks, reports or machines carries its customer. */

export const CUSTOMER = 'De klant';

/** All but the password's hash, which is never read for an answer, and `email`, a copy that a list of thousands does without. */
// biome-ignore format: a group of the form on a line
const COLUMNS = [
  'customer_id', 'username', 'active', 'last_login', 'prio_shop_id',
  'company_name', 'name', 'company_address', 'company_zip', 'company_place', 'company_country_id',
  'company_phone', 'company_email',
  'invoice_address', 'invoice_zip', 'invoice_place', 'invoice_country_id', 'tax_number',
  'king_debiteurnummer_sireon', 'king_debiteurnummer_carwash',
  'order_on_invoice', 'discount_on_first_order', 'marketing_automation', 'created_by_order',
] as const satisfies (keyof CustomersTable)[];
type Row = Pick<Selectable<CustomersTable>, (typeof COLUMNS)[number]>;

/** Completes the row that was just read: a copy of each would double the time that the whole list takes. */
const toCustomer = (row: Row, shops: { shop_id: number }[]): Customer =>
  Object.assign(row, {
    order_on_invoice: asFlag(row.order_on_invoice),
    discount_on_first_order: asFlag(row.discount_on_first_order),
    marketing_automation: asFlag(row.marketing_automation),
    created_by_order: asFlag(row.created_by_order),
    active: row.active === 'Y' ? ('Y' as const) : ('N' as const),
    last_login: row.last_login ?? '-',
    shops: shops.map(({ shop_id }) => ({ shop_id })),
  });

/** All customers, or one, each with its shops: a query a table, joined here. */
export const readCustomers = async (db: Db, id?: number): Promise<Customer[]> => {
  const rows = await db
    .selectFrom('customers')
    .select(COLUMNS)
    .$if(id !== undefined, (query) => query.select('email').where('customer_id', '=', id ?? 0))
    .orderBy('customer_id')
    .execute();
  const shops = await db
    .selectFrom('customer_shops')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('customer_id', '=', id ?? 0))
    .orderBy('customer_id')
    .orderBy('shop_id')
    .execute();
  const byCustomer = groupedBy(shops, ({ customer_id }) => customer_id);
  return rows.map((row) => toCustomer(row, byCustomer.get(row.customer_id) ?? []));
};

/** The customer, or 404. */
export const customerOf = async (db: Db, id: number): Promise<Customer> => {
  const [customer] = await readCustomers(db, id);
  return found(customer, CUSTOMER);
};

/** 404 unless the customer exists: a record of a customer's is about to be added. */
export const requireCustomer = async (db: Db, id: number): Promise<void> => {
  const customer = await db
    .selectFrom('customers')
    .select('customer_id')
    .where('customer_id', '=', id)
    .executeTakeFirst();
  found(customer, CUSTOMER);
};
