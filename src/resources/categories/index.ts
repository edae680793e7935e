import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import type { ResourceManifest } from '../../ui/manifest';

export const categories: ResourceManifest = {
  name: 'categories',
  icon: CategoryIcon,
  menu: 'catalogus',
  recordRepresentation: 'category_title',
  paths: { list: '/categories/overview', create: '/categories/new', edit: '/categories/edit/:id' },
  views: {
    list: () => import('./CategoryList').then((module) => module.CategoryList),
    create: () => import('./CategoryCreate').then((module) => module.CategoryCreate),
    edit: () => import('./CategoryEdit').then((module) => module.CategoryEdit),
  },
};
