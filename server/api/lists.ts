import { sql } from 'kysely';
import { PUSHES } from '../push/storePush';
import { CUSTOMER, CUSTOMER_COLUMNS, CUSTOMERS } from '../resources/customerRecords';
import { TRANSACTION_COLUMNS, TRANSACTIONS } from '../resources/transactionRows';
import { AUDIT } from '../writes/audit/entries';
import type { RestResource } from './simpleRest';

/** The read-only resources: the audit, pushes, and the lists of v2 that may grow too long to send whole. */

export const audit: RestResource = {
  ...AUDIT,
  what: 'Deze wijziging',
  columns: {
    audit_id: 'number',
    created: 'text',
    user_id: 'number',
    user_name: 'text',
    resource: 'text',
    verb: 'text',
    record_id: 'number',
    record_name: 'text',
    changes: 'text',
  },
};

export const pushes: RestResource = {
  ...PUSHES,
  what: 'Dit bericht',
  columns: {
    push_id: 'number',
    message: 'text',
    created: 'text',
    result: 'text',
    attempts: 'number',
    error: 'text',
    shop_name: 'text',
    user_name: 'text',
  },
};

/** Newest first, like v2's list; `ties` is the order of what a sort holds for equal. */
export const transactions: RestResource = {
  ...TRANSACTIONS,
  what: 'De transactie',
  columns: TRANSACTION_COLUMNS,
  ties: 'desc',
};

export const customers: RestResource = { ...CUSTOMERS, what: CUSTOMER, columns: CUSTOMER_COLUMNS, ties: 'asc' };

/** How long these lists are: the dashboard reads a short one whole, and sorts and searches it in memory. */
export const sizes: RestResource = {
  name: 'sizes',
  what: 'Deze lijst',
  from: sql`(
    select 1 as size_id, 'transactions' as list, (select count(*) from orders) as records
    union all select 2, 'customers', (select count(*) from customers)
  ) as sizes`,
  key: 'size_id',
  columns: { size_id: 'number', list: 'text', records: 'number' },
  searched: [],
  toAnswer: (row) => ({ ...row, records: Number(row.records) }),
};
