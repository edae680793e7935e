import { z } from 'zod';
import { flag, id, nullableId, requiredText, text } from '../fields';
import { rows } from '../many';
import { withoutIso } from '../withoutIso';
import { Customer } from './customer';

/** Not in a 0, as number or as text, and not in a zero date. */
const SAYS_DONE = /[1-9]|true/;

/** A task at a customer (section 3); `done` is null while it is open, else a moment, or what stands for one. */
export const Task = z.looseObject({
  task_id: id,
  description: text,
  done: z.preprocess(
    (value) => (SAYS_DONE.test(String(value)) ? String(withoutIso(value)) : null),
    z.string().nullable(),
  ),
  customer_id: nullableId,
});
export type Task = z.output<typeof Task>;

export const TaskNew = z.object({ description: requiredText('Omschrijving', 1000) });
export const TaskSet = z.object({ set: flag });
export const CustomerTasks = z.looseObject({ tasks: rows(Task), customer: Customer });
