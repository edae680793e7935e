import CustomerIcon from '@mui/icons-material/BusinessOutlined';
import { plain, type ResourceManifest } from '../../lib/manifest';

export const customers: ResourceManifest = {
  name: 'customers',
  icon: CustomerIcon,
  menu: 'klanten',
  recordRepresentation: 'company_name',
  paths: { list: '/customers/overview', create: '/customers/new', edit: '/customers/edit/:id' },
  views: {
    list: plain(() => import('./CustomerList').then((module) => module.CustomerList)),
    create: () => import('./CustomerForm').then((module) => module.CustomerCreate),
    edit: () => import('./CustomerEdit').then((module) => module.CustomerEdit),
  },
};
