import BinIcon from '@mui/icons-material/DeleteOutlined';
import type { ResourceManifest } from '../../lib/manifest';

export const bin: ResourceManifest = {
  name: 'bin',
  icon: BinIcon,
  menu: 'beheer',
  recordRepresentation: 'record_name',
  paths: { list: '/bin/overview' },
  views: { list: () => import('./BinList').then((module) => module.BinList) },
};
