import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import { plain, type ResourceManifest } from '../../lib/manifest';

export const outbox: ResourceManifest = {
  name: 'outbox',
  icon: OutboxIcon,
  menu: 'beheer',
  recordRepresentation: 'subject',
  paths: { list: '/outbox/overview' },
  views: { list: plain(() => import('./OutboxList').then((module) => module.OutboxList)) },
};
