import StaffIcon from '@mui/icons-material/BadgeOutlined';
import { plain, type ResourceManifest } from '../../lib/manifest';
import { StaffEdit, StaffNew } from '../../v2/entities/staff';

export const staff: ResourceManifest = {
  name: 'staff',
  icon: StaffIcon,
  menu: 'beheer',
  recordRepresentation: 'name',
  paths: { list: '/staff/overview', create: '/staff/new', edit: '/staff/edit/:id' },
  views: { list: plain(() => import('./StaffList').then((module) => module.StaffList)) },
  form: {
    schema: StaffEdit,
    newSchema: StaffNew,
    Inputs: () => import('./StaffForm').then((module) => module.StaffForm),
  },
};
