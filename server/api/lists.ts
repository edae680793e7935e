import { sql } from 'kysely';
import type { AuditEntry } from '../../src/v2/entities/audit';
import type { ListedPush, PushService } from '../../src/v2/entities/push';
import type { AdvisorTask } from '../../src/v2/entities/task';
import type { OrderedProduct } from '../../src/v2/entities/transaction';
import type { Pushes } from '../push/pushes';
import { PUSHES } from '../push/storePush';
import { CUSTOMER, CUSTOMER_COLUMNS, CUSTOMERS } from '../resources/customerRecords';
import { TRANSACTION_COLUMNS, TRANSACTIONS } from '../resources/transactions';
import { AUDIT } from '../writes/audit/entries';
import type { ColumnsOf } from './listQuery';
import type { RestResource } from './simpleRest';

/** The read-only resources: the audit, pushes, lists of v2 that may grow too long, and what v2 does not tell. */

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
  } satisfies ColumnsOf<AuditEntry>,
  neverNull: ['created'],
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
  } satisfies ColumnsOf<ListedPush>,
};

/** One row, of the running server: another one on the same database may have other settings. */
export const pushService = ({ stored }: Pushes): RestResource => ({
  name: 'push_service',
  what: 'Deze pushdienst',
  from: sql`(select 1 as push_service_id, cast(${stored} as text) as stored) as push_service`,
  key: 'push_service_id',
  columns: { push_service_id: 'number', stored: 'text' } satisfies ColumnsOf<PushService>,
});

/** Newest first, like v2's list; `ties` is the order of what a sort holds for equal. */
export const transactions: RestResource = {
  ...TRANSACTIONS,
  what: 'De transactie',
  columns: TRANSACTION_COLUMNS,
  ties: 'desc',
  neverNull: ['created', 'total'],
};

export const customers: RestResource = {
  ...CUSTOMERS,
  what: CUSTOMER,
  columns: CUSTOMER_COLUMNS,
  ties: 'asc',
  neverNull: ['order_on_invoice'],
};

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
  toAnswer: (row) => ({ ...row, records: Number(row.records) }),
};

/**
 * The tasks of all customers, read-only, once for each advisor who has an appointment with the customer, past or to come.
 * v2 gives the tasks of one customer at a time, and names no advisor. To be filtered by `user_id`: a list of all
 * advisors' would name one of them each time that a task is in it.
 */
export const advisorTasks: RestResource = {
  name: 'advisor_tasks',
  what: 'Deze taak',
  from: sql`(
    select tasks.task_id, tasks.description, tasks.done, tasks.created, tasks.customer_id, customers.company_name,
      advisors.user_id
    from tasks join customers on customers.customer_id = tasks.customer_id
      left join (select distinct customer_id, user_id from reports) as advisors
        on advisors.customer_id = tasks.customer_id
  ) as advisor_tasks`,
  key: 'task_id',
  isGrouped: true,
  columns: {
    task_id: 'number',
    description: 'text',
    done: 'text',
    created: 'text',
    customer_id: 'number',
    company_name: 'text',
    user_id: 'number',
  } satisfies ColumnsOf<AdvisorTask>,
};

/** How many of each article a customer ordered in each month (`2026-11`), read-only. v2 does not say whose an order is. */
export const orderedProducts: RestResource = {
  name: 'ordered_products',
  what: 'Deze bestelling',
  from: sql`(
    select min(order_lines.order_line_id) as id, orders.customer_id, order_lines.sku, substr(orders.created, 1, 7) as month,
      cast(sum(order_lines.quantity) as integer) as quantity
    from orders join order_lines on order_lines.orderno = orders.orderno
    where orders.customer_id is not null
    group by orders.customer_id, order_lines.sku, substr(orders.created, 1, 7)
  ) as ordered_products`,
  key: 'id',
  isGrouped: true,
  columns: {
    id: 'number',
    customer_id: 'number',
    sku: 'text',
    month: 'text',
    quantity: 'number',
  } satisfies ColumnsOf<OrderedProduct>,
};
