import { sql } from 'kysely';
import { asDecimal } from '../db/columns';
import type { Searched } from '../db/searchTexts';

/** The rows of the list of orders, for v2 and `/api`. */

export const TRANSACTION_COLUMNS = {
  orderno: 'number',
  shop_id: 'number',
  customer_id: 'number',
  created: 'text',
  first_name: 'text',
  prefix_last_name: 'text',
  last_name: 'text',
  company_name: 'text',
  street: 'text',
  housenumber: 'text',
  housenumber_ext: 'text',
  zip: 'text',
  place: 'text',
  phone: 'text',
  email: 'text',
  total: 'cents',
} as const;

type Name = keyof typeof TRANSACTION_COLUMNS;
const NOT_SEARCHED: readonly string[] = ['shop_id', 'customer_id'] satisfies Name[];

export const TRANSACTIONS = {
  name: 'transactions',
  from: sql`(select orders.*, total_cents as total from orders) as orders`,
  key: 'orderno',
  searched: Object.keys(TRANSACTION_COLUMNS).filter((column) => !NOT_SEARCHED.includes(column)),
  toAnswer: (row) => Object.assign(row, { total: asDecimal(Number(row.total)) }),
  sorted: { table: 'orders', columns: ['company_name', 'last_name', 'place', 'phone', 'email'] },
} satisfies Searched;
