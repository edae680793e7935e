import ReportIcon from '@mui/icons-material/EventNoteOutlined';
import type { ResourceManifest } from '../../ui/manifest';

export const reports: ResourceManifest = {
  name: 'reports',
  icon: ReportIcon,
  within: 'customers',
  paths: { list: '/reports/overview/:customerId', create: '/reports/new/:customerId', edit: '/reports/edit/:id' },
  views: {
    list: () => import('./ReportList').then((module) => module.ReportList),
    create: () => import('./ReportCreate').then((module) => module.ReportCreate),
    edit: () => import('./ReportEdit').then((module) => module.ReportEdit),
  },
};
