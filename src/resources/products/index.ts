import ProductIcon from '@mui/icons-material/Inventory2Outlined';
import type { ResourceManifest } from '../../ui/manifest';

export const products: ResourceManifest = {
  name: 'products',
  icon: ProductIcon,
  menu: 'catalogus',
  recordRepresentation: 'main_title',
  paths: { list: '/products/overview', create: '/products/new', edit: '/products/edit/:id' },
  views: {
    list: () => import('./ProductList').then((module) => module.ProductList),
    create: () => import('./ProductCreate').then((module) => module.ProductCreate),
    edit: () => import('./ProductEdit').then((module) => module.ProductEdit),
  },
};
