import StaffIcon from '@mui/icons-material/BadgeOutlined';
import type { ResourceManifest } from '../../ui/manifest';

export const staff: ResourceManifest = {
  name: 'staff',
  icon: StaffIcon,
  menu: 'beheer',
  recordRepresentation: 'name',
  paths: { list: '/staff/overview', create: '/staff/new', edit: '/staff/edit/:id' },
  views: {
    list: () => import('./StaffList').then((module) => module.StaffList),
    create: () => import('./StaffCreate').then((module) => module.StaffCreate),
    edit: () => import('./StaffEdit').then((module) => module.StaffEdit),
  },
};
