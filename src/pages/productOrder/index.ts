import type { PageManifest } from '../../ui/manifest';

/** Reached from the categories and from the filtered products. */
export const productOrder: PageManifest = {
  name: 'productOrder',
  path: '/products/order/:shopId/:categoryId',
  view: () => import('./ProductOrderPage').then((module) => module.ProductOrderPage),
};
