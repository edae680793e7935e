import RunIcon from '@mui/icons-material/EditNoteOutlined';
import type { PageManifest } from '../../lib/manifest';

/** No resource: a v2 without `/api` has it too, for the runs of this browser. */
export const runs: PageManifest = {
  name: 'runs',
  path: '/runs/overview',
  icon: RunIcon,
  menu: 'beheer',
  view: () => import('./RunsPage').then((module) => module.RunsPage),
};
