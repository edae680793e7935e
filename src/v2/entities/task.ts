import { z } from 'zod';
import { id, nullableId, requiredFlag, requiredText, text } from '../fields';
import { manyWithin } from '../many';
import { withoutIso } from '../withoutIso';
import { OfCustomer } from './customer';

/** null, a no, a 0 or a zero date. */
const SAYS_OPEN = /^([0\WTZ]*|null|false|no?|nee)$/i;

/** A task at a customer (section 3); `done` is null while it is open, else a moment, or what stands for one. */
export const Task = z.looseObject({
  task_id: id,
  description: text,
  done: z.preprocess(
    (value) => (SAYS_OPEN.test(String(value ?? '')) ? null : String(withoutIso(value))),
    z.string().nullable(),
  ),
  customer_id: nullableId,
});
export type Task = z.output<typeof Task>;

export const TaskNew = z.object({ description: requiredText('Omschrijving', 1000) });
export const TaskSet = z.object({ set: requiredFlag });
export const CustomerTasks = z.looseObject({ tasks: manyWithin(Task), customer: OfCustomer });

/** A task of a customer of the advisor `user_id` (`/api/advisor_tasks`). */
export interface AdvisorTask {
  id: number;
  description: string;
  done: string | null;
  created: string;
  customer_id: number;
  company_name: string;
  user_id: number | null;
}
