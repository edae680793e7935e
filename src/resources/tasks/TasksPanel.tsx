import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CUSTOMERS } from '../../lib/paths';
import { Panel } from '../../ui/page/Panel';
import { AddTask } from './AddTask';
import { TaskItem } from './TaskItem';
import { useTasks } from './useTasks';

export const TasksPanel = ({ customerId, title }: { customerId: number; title?: string }) => {
  const translate = useTranslate();
  const { query, add, set, remove } = useTasks(customerId);
  return (
    <Panel title={title} query={query} overview={CUSTOMERS}>
      {({ tasks }) => (
        <>
          <AddTask customerId={customerId} onAdd={add} />
          {tasks.length === 0 ? (
            <Typography color="text.secondary">{translate('tasks.none')}</Typography>
          ) : (
            <List disablePadding>
              {tasks.map((task) => (
                <TaskItem key={task.task_id} task={task} onSet={set} onRemove={remove} />
              ))}
            </List>
          )}
        </>
      )}
    </Panel>
  );
};
