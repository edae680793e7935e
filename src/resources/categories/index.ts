import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import type { ResourceManifest } from '../../lib/manifest';
import { DEFAULT_CATEGORY_ACTIVE } from '../../v2/constants';
import { CategoryEditForm, CategoryNew } from '../../v2/entities/category';

export const categories: ResourceManifest = {
  name: 'categories',
  icon: CategoryIcon,
  menu: 'catalogus',
  recordRepresentation: 'category_title',
  paths: { list: '/categories/overview', create: '/categories/new', edit: '/categories/edit/:id' },
  views: { list: () => import('./CategoryList').then((module) => module.CategoryList) },
  form: {
    schema: CategoryEditForm,
    newSchema: CategoryNew,
    Inputs: () => import('./CategoryForm').then((module) => module.CategoryForm),
    defaults: { category_active: DEFAULT_CATEGORY_ACTIVE },
    canDelete: true,
  },
};
