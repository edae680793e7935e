import { sql } from 'kysely';
import type { RestResource } from './simpleRest';

/**
 * The tasks of all customers, read-only, each with its advisor: who has the latest appointment with the customer. v2
 * gives the tasks of one customer at a time, and names no advisor.
 */
export const advisorTasks: RestResource = {
  name: 'advisor_tasks',
  what: 'Deze taak',
  from: sql`(
    select tasks.task_id, tasks.description, tasks.done, tasks.created, tasks.customer_id, customers.company_name,
      (select reports.user_id from reports where reports.customer_id = tasks.customer_id
        order by reports.scheduled desc, reports.customer_report_id desc limit 1) as user_id
    from tasks join customers on customers.customer_id = tasks.customer_id
  ) as advisor_tasks`,
  key: 'task_id',
  columns: {
    task_id: 'number',
    description: 'text',
    done: 'text',
    created: 'text',
    customer_id: 'number',
    company_name: 'text',
    user_id: 'number',
  },
  searched: [],
};
