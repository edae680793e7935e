import ReportIcon from '@mui/icons-material/EventNoteOutlined';
import { plain, type ResourceManifest } from '../../lib/manifest';
import { CUSTOMER, customerPaths } from '../../lib/paths';

export const reports: ResourceManifest = {
  name: 'reports',
  icon: ReportIcon,
  within: 'customers',
  paths: {
    list: customerPaths.reports(CUSTOMER),
    create: customerPaths.newReport(CUSTOMER),
    edit: '/reports/edit/:id',
  },
  views: {
    list: plain(() => import('./ReportList').then((module) => module.ReportList)),
    create: () => import('./ReportForm').then((module) => module.ReportCreate),
    edit: () => import('./ReportForm').then((module) => module.ReportEdit),
  },
};
