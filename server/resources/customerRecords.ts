import { type Selectable, sql } from 'kysely';
import type { Customer } from '../../src/v2/entities/customer';
import { CUSTOMER_SEARCHED, customerSearchText } from '../../src/v2/searchedTexts';
import { asFlag } from '../db/columns';
import { requireRow } from '../db/findRow';
import { holdRows } from '../db/holdRows';
import type { CustomersTable, Db } from '../db/schema';
import type { Searched } from '../db/searchTexts';
import { sortColumn } from '../db/sortKeys';
import { groupedBy } from '../lib/groupedBy';
import { ROWS, yieldToEventLoop } from '../lib/inPieces';
import { found } from '../lib/refusal';

/** Reads customers in the shape of the wire. The pages of a customer's tasks, reports and machines include it too. */

export const CUSTOMER = 'De klant';

/** Without the password's hash, and without `email`: a copy of another column, left out to keep the long list short. */
// biome-ignore format: a group of the form on a line
const COLUMNS = [
  'customer_id', 'username', 'active', 'last_login', 'prio_shop_id',
  'company_name', 'name', 'company_address', 'company_zip', 'company_place', 'company_country_id',
  'company_phone', 'company_email',
  'invoice_address', 'invoice_zip', 'invoice_place', 'invoice_country_id', 'tax_number',
  'king_debiteurnummer_sireon', 'king_debiteurnummer_carwash',
  'order_on_invoice', 'discount_on_first_order', 'marketing_automation', 'created_by_order',
] as const satisfies (keyof CustomersTable)[];
const NUMBERS: readonly string[] = [
  ...(['customer_id', 'prio_shop_id', 'company_country_id', 'invoice_country_id', 'order_on_invoice'] as const),
  ...(['discount_on_first_order', 'marketing_automation', 'created_by_order'] as const),
] satisfies (keyof CustomersTable)[];
type Row = Pick<Selectable<CustomersTable>, (typeof COLUMNS)[number]>;

/** Changes the row in place: copying each row would double the time of the whole list. */
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

/** Customers with their shops: of these ids, or the next ones after an id. One query per table, joined here. */
export const readCustomers = async (
  db: Db,
  { ids, after = 0 }: { ids?: readonly number[]; after?: number },
): Promise<Customer[]> => {
  const rows = await db
    .selectFrom('customers')
    .select(COLUMNS)
    .$if(ids !== undefined, (query) => query.select('email').where('customer_id', 'in', ids ?? []))
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(ROWS)
    .execute();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const shops = await db
    .selectFrom('customer_shops')
    .selectAll()
    .where('customer_id', '>=', first.customer_id)
    .where('customer_id', '<=', last.customer_id)
    .orderBy('customer_id')
    .orderBy('shop_id')
    .execute();
  const byCustomer = groupedBy(shops, ({ customer_id }) => customer_id);
  return rows.map((row) => toCustomer(row, byCustomer.get(row.customer_id) ?? []));
};

/** All customers. */
export async function* customersInPieces(db: Db): AsyncGenerator<Customer[]> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const piece: Customer[] = await readCustomers(db, { after });
    yield piece;
    after = piece.length === ROWS ? piece.at(-1)?.customer_id : undefined;
    await yieldToEventLoop();
  }
}

const SORTED = ['company_name', 'name', 'company_place', 'company_phone', 'company_email'];
/** The label of section 4, for sorting and filtering; the dashboard has the same rule in `lib/customerRole.ts`. */
const USER_ROLE = sql`case
  when coalesce(prio_shop_id, 0) = 0 then 'Bezoeker' when prio_shop_id = 1 then 'Klant' when prio_shop_id <> 2 then ''
  when created_by_order = 1 then 'Nieuwe klant' when marketing_automation = 1 then 'Relatie' else 'Klant' end`;
const SHOPS = sql`(
  select string_agg(cast(shop_id as text), ',' order by shop_id) from customer_shops
  where customer_shops.customer_id = customers.customer_id)`;
const PLAIN = [...COLUMNS.filter((column) => column !== 'last_login'), ...SORTED.map(sortColumn)];

/** The rows of the list of customers, for `/api`. */
export const CUSTOMERS = {
  name: 'customers',
  from: sql`(
    select ${sql.join(PLAIN.map((column) => sql.ref(column)))}, coalesce(last_login, '-') as last_login,
      ${SHOPS} as shops, ${USER_ROLE} as user_role
    from customers) as customers`,
  key: 'customer_id',
  searched: CUSTOMER_SEARCHED,
  searchText: customerSearchText,
  toAnswer: ({ shops, ...row }: Record<string, unknown>) =>
    Object.assign(row, {
      shops: shops
        ? String(shops)
            .split(',')
            .map((id) => ({ shop_id: Number(id) }))
        : [],
    }),
  sorted: { table: 'customers', columns: SORTED },
} satisfies Searched;

/** The columns of a row of that list. */
export const CUSTOMER_COLUMNS = {
  ...Object.fromEntries(COLUMNS.map((column) => [column, NUMBERS.includes(column) ? 'number' : 'text'] as const)),
  shops: 'text',
  user_role: 'text',
} as const;

/** The customer. Throws 404. */
export const customerOf = async (db: Db, id: number): Promise<Customer> => {
  const [customer] = await readCustomers(db, { ids: [id] });
  return found(customer, CUSTOMER);
};

/** Throws 404 when the customer does not exist. For a write: waits for who deletes it. */
export const requireCustomer = async (db: Db, id: number): Promise<void> => {
  await holdRows(db, { table: 'customers', key: 'customer_id' }, [id]);
  await requireRow(db, 'customers', 'customer_id', id, CUSTOMER);
};
