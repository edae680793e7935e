import SubcategoryIcon from '@mui/icons-material/SubdirectoryArrowRight';
import type { ResourceManifest } from '../../lib/manifest';

/** Has no list or menu entry: the overview of categories shows them. */
export const subcategories: ResourceManifest = {
  name: 'subcategories',
  icon: SubcategoryIcon,
  within: 'categories',
  recordRepresentation: 'subcategory_title',
  paths: { create: '/subcategories/new', edit: '/subcategories/edit/:id' },
  views: {
    create: () => import('./SubcategoryForm').then((module) => module.SubcategoryCreate),
    edit: () => import('./SubcategoryForm').then((module) => module.SubcategoryEdit),
  },
};
