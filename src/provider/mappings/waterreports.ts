import { endpoints } from '../../v2/endpoints';
import { listOf, type Mapping, write } from '../mapping';

const rows = endpoints.waterreports;

/** Water reports of one customer: a list needs the filter `customer_id`. v2 has no call to change one. */
export const waterreports: Mapping = {
  idField: 'water_report_id',
  list: listOf(rows.list, (list) => list, { customerId: 'customer_id' }),
  create: write(rows.create, (_, data) => ({ customerId: data.customer_id })),
};
