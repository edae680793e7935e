import { sql } from 'kysely';
import { insertOne } from '../db/insertAll';
import type { Handlers } from '../http/handler';
import { localMoment } from '../lib/moment';
import { changeOne } from '../lib/refusal';
import { customerOf, requireCustomer } from './customerRecords';

const WHAT = 'De taak';

export const tasks: Handlers<'tasks'> = {
  /** Open tasks first, the oldest on top; then done tasks, the latest on top. */
  list: async ({ db, params }) => {
    const customer = await customerOf(db, params.id);
    const rows = await db
      .selectFrom('tasks')
      .select(['task_id', 'description', 'done', 'customer_id'])
      .where('customer_id', '=', params.id)
      .orderBy(sql`case when done is null then 0 else 1 end`)
      .orderBy('done', 'desc')
      .orderBy('task_id')
      .execute();
    return { tasks: rows, customer };
  },

  create: async ({ db, typedAt, params, body }) => {
    await requireCustomer(db, params.customerId);
    return insertOne(db, 'tasks', 'task_id', {
      ...body,
      customer_id: params.customerId,
      created: localMoment(typedAt()),
    });
  },

  /** A task that was done already keeps its moment. */
  set: async ({ db, typedAt, params, body }) =>
    changeOne(
      db
        .updateTable('tasks')
        .set((eb) => ({ done: body.set === 1 ? eb.fn.coalesce('done', eb.val(localMoment(typedAt()))) : null }))
        .where('task_id', '=', params.taskId),
      WHAT,
    ),

  delete: async ({ db, params }) => changeOne(db.deleteFrom('tasks').where('task_id', '=', params.taskId), WHAT),
};
