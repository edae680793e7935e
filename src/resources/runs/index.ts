import RunIcon from '@mui/icons-material/EditNoteOutlined';
import type { ResourceManifest } from '../../app/manifest';

export const runs: ResourceManifest = {
  name: 'runs',
  icon: RunIcon,
  menu: 'beheer',
  paths: { list: '/runs/overview' },
  views: { list: () => import('./RunList').then((module) => module.RunList) },
};
