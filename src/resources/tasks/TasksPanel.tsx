import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Outcome } from '../../feedback/useLastChoice';
import { CUSTOMERS } from '../../lib/paths';
import { Panel } from '../../ui/page/Panel';
import { Said } from '../../ui/page/Said';
import { AddTask } from './AddTask';
import { TaskItem } from './TaskItem';
import { useTasks } from './useTasks';

export const TasksPanel = ({ customerId, title }: { customerId: number; title?: string }) => {
  const translate = useTranslate();
  const { query, add, set, remove } = useTasks(customerId);
  const [said, setSaid] = useState('');
  /** Tells screen readers what was done, which is seen in the list. */
  const telling = async (text: 'tasks.added' | 'tasks.deleted', task: string, work: Promise<Outcome>) => {
    setSaid('');
    const { isDone } = await work;
    if (isDone) setSaid(translate(text, { task }));
    return isDone;
  };
  return (
    <Panel title={title} query={query} overview={CUSTOMERS}>
      {({ tasks }) => (
        <>
          <Said>{said}</Said>
          <AddTask customerId={customerId} onAdd={(task, form) => telling('tasks.added', task, add(task, form))} />
          {tasks.length === 0 ? (
            <Typography color="text.secondary">{translate('tasks.none')}</Typography>
          ) : (
            <List disablePadding>
              {tasks.map((task) => (
                <TaskItem
                  key={task.task_id}
                  task={task}
                  onSet={set}
                  onRemove={() => telling('tasks.deleted', task.description, remove(task))}
                />
              ))}
            </List>
          )}
        </>
      )}
    </Panel>
  );
};
