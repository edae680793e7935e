import TaskIcon from '@mui/icons-material/ChecklistOutlined';
import type { ResourceManifest } from '../../ui/manifest';

export const tasks: ResourceManifest = {
  name: 'tasks',
  icon: TaskIcon,
  within: 'customers',
  paths: { list: '/tasks/:customerId' },
  views: { list: () => import('./TasksScreen').then((module) => module.TasksScreen) },
};
