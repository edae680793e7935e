import { sql } from 'kysely';
import type { RestResource } from './simpleRest';

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
  columns: { id: 'number', customer_id: 'number', sku: 'text', month: 'text', quantity: 'number' },
  searched: [],
};
