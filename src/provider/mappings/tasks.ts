import { endpoints } from '../../v2/endpoints';
import { listOf, type Mapping, write } from '../mapping';

const rows = endpoints.tasks;

/** Tasks of one customer: a list needs the filter `customer_id`. An update sets a task done (1) or open (0). */
export const tasks: Mapping = {
  idField: 'task_id',
  list: listOf(rows.list, ({ tasks: list }) => list, { id: 'customer_id' }),
  create: write(rows.create, (_, data) => ({ customerId: data.customer_id })),
  update: write(rows.set, (taskId) => ({ taskId })),
  delete: write(rows.delete, (taskId) => ({ taskId })),
};
