import AuditIcon from '@mui/icons-material/History';
import type { ResourceManifest } from '../../lib/manifest';

export const audit: ResourceManifest = {
  name: 'audit',
  icon: AuditIcon,
  menu: 'beheer',
  paths: { list: '/audit/overview' },
  views: { list: () => import('./AuditList').then((module) => module.AuditList) },
};
