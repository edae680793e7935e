import WaterIcon from '@mui/icons-material/OpacityOutlined';
import type { ResourceManifest } from '../../lib/manifest';
import { CUSTOMER, customerPaths } from '../../lib/paths';

export const waterreports: ResourceManifest = {
  name: 'waterreports',
  icon: WaterIcon,
  within: 'customers',
  paths: {
    list: customerPaths.waterReports(CUSTOMER),
    create: customerPaths.newWaterReport(CUSTOMER),
    edit: customerPaths.editWaterReport(CUSTOMER),
  },
  views: {
    list: () => import('./WaterReportList').then((module) => module.WaterReportList),
    create: () => import('./WaterReportForm').then((module) => module.WaterReportCreate),
    edit: () => import('./WaterReportEdit').then((module) => module.WaterReportEdit),
  },
};
