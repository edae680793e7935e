import SubcategoryIcon from '@mui/icons-material/SubdirectoryArrowRight';
import type { ResourceManifest } from '../../ui/manifest';

/** Listed in the overview of categories: without a list, or a menu entry, of its own. */
export const subcategories: ResourceManifest = {
  name: 'subcategories',
  icon: SubcategoryIcon,
  within: 'categories',
  recordRepresentation: 'subcategory_title',
  paths: { create: '/subcategories/new', edit: '/subcategories/edit/:id' },
  views: {
    create: () => import('./SubcategoryCreate').then((module) => module.SubcategoryCreate),
    edit: () => import('./SubcategoryEdit').then((module) => module.SubcategoryEdit),
  },
};
