import { Link } from 'react-admin';
import type { z } from 'zod';
import { formatPrice } from '../../lib/numbers';
import { useV2Query } from '../../provider/ClientContext';
import { endpoints } from '../../v2/endpoints';
import type { CustomerOrders as CustomerOrdersSchema } from '../../v2/entities/statistics';
import { type Column, FiguresBlock } from './FiguresBlock';

const columns: readonly Column<z.output<typeof CustomerOrdersSchema>>[] = [
  {
    name: 'company_name',
    text: ({ company_name }) => company_name,
    show: ({ company_name, customer_id }) => <Link to={`/customers/dashboard/${customer_id}`}>{company_name}</Link>,
  },
  { name: 'sold_orders', text: ({ sold_orders }) => String(sold_orders), isNumber: true },
  {
    name: 'revenues',
    text: ({ revenues }) => String(revenues).replace('.', ','),
    show: ({ revenues }) => formatPrice(revenues),
    isNumber: true,
  },
];

/** What each customer ordered in a shop. */
export const CustomerOrders = ({ shopId, title }: { shopId: number; title: string }) => (
  <FiguresBlock title={title} query={useV2Query(endpoints.statistics.customerOrders, { shopId })} columns={columns} />
);
