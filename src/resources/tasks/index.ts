import TaskIcon from '@mui/icons-material/ChecklistOutlined';
import type { ResourceManifest } from '../../lib/manifest';
import { CUSTOMER, customerPaths } from '../../lib/paths';

export const tasks: ResourceManifest = {
  name: 'tasks',
  icon: TaskIcon,
  within: 'customers',
  paths: { list: customerPaths.tasks(CUSTOMER) },
  views: { list: () => import('./TasksScreen').then((module) => module.TasksScreen) },
};
