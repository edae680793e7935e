import { z } from 'zod';
import { flag, id, nullableId, requiredText, text } from '../fields';
import { rows } from '../many';
import { withoutIso } from '../withoutIso';
import { Customer } from './customer';

/** Also a 0, as number or as text, and a zero date are no moment. */
const doneAt = (value: unknown): string | null => (value && value !== '0' ? String(withoutIso(value)) || null : null);

/** A task at a customer (section 3); `done` is null while it is open. */
export const Task = z.looseObject({
  task_id: id,
  description: text,
  done: z.preprocess((value) => doneAt(value), z.string().nullable()),
  customer_id: nullableId,
});
export type Task = z.output<typeof Task>;

export const TaskNew = z.object({ description: requiredText('Omschrijving', 1000) });
export const TaskSet = z.object({ set: flag });
export const CustomerTasks = z.looseObject({ tasks: rows(Task), customer: Customer });
