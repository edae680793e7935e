import WaterIcon from '@mui/icons-material/OpacityOutlined';
import type { ResourceManifest } from '../../ui/manifest';

export const waterreports: ResourceManifest = {
  name: 'waterreports',
  icon: WaterIcon,
  within: 'customers',
  paths: {
    list: '/reports/waterreports/:customerId',
    create: '/reports/new/waterreport/:customerId',
    edit: '/reports/edit/waterreport/:customerId',
  },
  views: {
    list: () => import('./WaterReportList').then((module) => module.WaterReportList),
    create: () => import('./WaterReportCreate').then((module) => module.WaterReportCreate),
    edit: () => import('./WaterReportEdit').then((module) => module.WaterReportEdit),
  },
};
