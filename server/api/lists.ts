import { sql } from 'kysely';
import { CUSTOMER, CUSTOMER_COLUMNS, CUSTOMERS } from '../resources/customerRecords';
import { TRANSACTION_COLUMNS, TRANSACTIONS } from '../resources/transactionRows';
import { AUDIT } from '../writes/audit/insertAudit';
import type { RestResource } from './simpleRest';

/** The read-only resources: the audit, sent mails, pushes, and the lists of v2 that may grow too long to send whole. */

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

export const outbox: RestResource = {
  name: 'outbox',
  what: 'Deze mail',
  from: sql.table('outbox'),
  key: 'mail_id',
  columns: {
    mail_id: 'number',
    orderno: 'number',
    recipient: 'text',
    subject: 'text',
    created: 'text',
    result: 'text',
    error: 'text',
  },
  searched: ['recipient', 'subject', 'created'],
};

export const pushes: RestResource = {
  name: 'pushes',
  what: 'Dit bericht',
  from: sql`(
    select pushes.push_id, pushes.message, pushes.created, pushes.result, pushes.attempts, pushes.error,
      shops.name as shop_name, staff.name as user_name
    from pushes join shops on shops.shop_id = pushes.shop_id join staff on staff.user_id = pushes.user_id
  ) as pushes`,
  key: 'push_id',
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
  searched: ['message', 'user_name', 'shop_name', 'created'],
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
