import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { taskTexts } from '../../../i18n/nl/late/tasks';
import { useAttempt, useClearFailures, useIsLeft } from '../../feedback/failures';
import type { Outcome } from '../../feedback/useLastChoice';
import { useTellAbout } from '../../feedback/useTellAbout';
import { type FormKey, isUntold, sendNext, sendOnce } from '../../provider/http/idempotency';
import { useClient, useV2Query } from '../../provider/reads/ClientContext';
import { invalidateAll } from '../../provider/reads/queryCache';
import { endpoints } from '../../v2/endpoints';
import type { Task } from '../../v2/entities/task';

const rows = endpoints.tasks;

/** What was stored and is not seen would be done again: told until the list is read. */
const NOT_READ = 'tasks not read';

/** A customer's tasks and their actions. Every action reloads what it may have changed, on success or failure (section 4). */
export const useTasks = (customerId: number) => {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { attempt } = useAttempt();
  const about = useTellAbout();
  const isLeft = useIsLeft();
  const query = useV2Query(rows.list, { id: customerId });

  const clearFailures = useClearFailures();
  const { dataUpdatedAt } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each read.
  useEffect(() => clearFailures(NOT_READ), [dataUpdatedAt, clearFailures]);

  /** Runs the action and reloads the list, of which it says when that failed. Never rejects. */
  const reloading = async (
    action: 'add' | 'set' | 'delete',
    work: () => Promise<unknown>,
    { task_id, description }: Partial<Task>,
  ): Promise<Outcome> => {
    const told = about(description);
    const tell: typeof told.tell = (text, error, cause) => {
      told.tell(text, error, cause);
      if (action === 'add' && isUntold(error) && !isLeft()) notify(taskTexts.maybeAdded, { type: 'error', cause });
    };
    const isDone = await attempt(`tasks.failed.${action}`, work, { cause: `${action} task ${task_id}`, tell });
    invalidateAll(queryClient);
    const reloaded = query.refetch({ cancelRefetch: false });
    // What failed may be tried again at once.
    const isRead = isDone && !(await reloaded).isError;
    if (isLeft()) return { isDone, isRead };
    clearFailures(NOT_READ);
    if (isDone && !isRead) notify(taskTexts.notRead, { type: 'error', cause: NOT_READ });
    return { isDone, isRead };
  };

  return {
    query,
    add: (description: string, form: FormKey) =>
      reloading(
        'add',
        () =>
          sendNext(form, (headers) =>
            client.call(rows.create, { params: { customerId }, body: { description }, headers }),
          ),
        { description },
      ),
    set: (task: Task, done: boolean) =>
      reloading(
        'set',
        () => client.call(rows.set, { params: { taskId: task.task_id }, body: { set: done ? 1 : 0 } }),
        task,
      ),
    remove: (task: Task) =>
      reloading(
        'delete',
        () =>
          sendOnce(`delete tasks ${task.task_id}`, (headers) =>
            client.call(rows.delete, { params: { taskId: task.task_id }, headers }),
          ),
        task,
      ),
  };
};
