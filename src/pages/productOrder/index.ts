import type { PageManifest } from '../../lib/manifest';
import { productOrderPath } from '../../lib/paths';

/** Linked from the categories and from the filtered products. */
export const productOrder: PageManifest = {
  name: 'productOrder',
  path: productOrderPath(':shopId', ':categoryId'),
  view: () => import('./ProductOrderPage').then((module) => module.ProductOrderPage),
};
