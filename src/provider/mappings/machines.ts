import { endpoints } from '../../v2/endpoints';
import { listOf, type Mapping, oneOf, write } from '../mapping';

const rows = endpoints.machines;

/** Machines of one customer: a list needs the filter `customer_id`. */
export const machines: Mapping = {
  idField: 'customer_machinery_id',
  list: listOf(rows.list, ({ machines: list }) => list, { id: 'customer_id' }),
  one: oneOf(rows.one, (machineId) => ({ machineId })),
  create: write(rows.create, (_, data) => ({ customerId: data.customer_id })),
  update: write(rows.update, (machineId) => ({ machineId })),
};
