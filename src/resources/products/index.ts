import ProductIcon from '@mui/icons-material/Inventory2Outlined';
import { plain, type ResourceManifest } from '../../lib/manifest';
import { ProductEditForm, ProductNewForm } from '../../v2/entities/product';

export const products: ResourceManifest = {
  name: 'products',
  icon: ProductIcon,
  menu: 'catalogus',
  recordRepresentation: 'main_title',
  paths: { list: '/products/overview', create: '/products/new', edit: '/products/edit/:id' },
  views: { list: plain(() => import('./ProductList').then((module) => module.ProductList)) },
  form: {
    schema: ProductEditForm,
    newSchema: ProductNewForm,
    Inputs: () => import('./ProductForm').then((module) => module.ProductForm),
    defaults: { active: 1, discount_price_active: 0, categories: [] },
    canDelete: true,
  },
};
