import LeadsIcon from '@mui/icons-material/InsightsOutlined';
import type { ResourceManifest } from '../../lib/manifest';

export const b2binsights: ResourceManifest = {
  name: 'b2binsights',
  icon: LeadsIcon,
  menu: 'inzicht',
  paths: { list: '/b2binsights/overview' },
  views: { list: () => import('./LeadList').then((module) => module.LeadList) },
};
