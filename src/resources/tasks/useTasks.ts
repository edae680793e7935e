import { useTellFailure } from '../../feedback/useTellFailure';
import { useClient, useV2Query } from '../../provider/ClientContext';
import { endpoints } from '../../v2/endpoints';
import type { Task } from '../../v2/entities/task';

const rows = endpoints.tasks;

/** A customer's tasks and what can be done with them; the list reloads after each action, on success or failure (section 4). */
export const useTasks = (customerId: number) => {
  const client = useClient();
  const tellFailure = useTellFailure();
  const query = useV2Query(rows.list, { id: customerId });

  /** Resolves, with the list as it is now, to whether it was done. */
  const reloading = async (action: 'add' | 'set' | 'delete', work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      tellFailure(`tasks.failed.${action}`, error);
      return false;
    } finally {
      await query.refetch();
    }
  };

  return {
    query,
    add: (description: string) =>
      reloading('add', () => client.call(rows.create, { params: { customerId }, body: { description } })),
    set: ({ task_id }: Task, done: boolean) =>
      reloading('set', () => client.call(rows.set, { params: { taskId: task_id }, body: { set: done ? 1 : 0 } })),
    remove: ({ task_id }: Task) => reloading('delete', () => client.call(rows.delete, { params: { taskId: task_id } })),
  };
};
