import { home } from '../pages/home';
import { productOrder } from '../pages/productOrder';
import { push } from '../pages/push';
import { categories } from '../resources/categories';
import { market } from '../resources/market';
import { news } from '../resources/news';
import { products } from '../resources/products';
import { subcategories } from '../resources/subcategories';
import { transactions } from '../resources/transactions';
import type { Manifest } from '../ui/manifest';

/** Every resource and page of the dashboard, in the order of the menu. */
export const manifests: readonly Manifest[] = [
  home,
  categories,
  subcategories,
  products,
  productOrder,
  transactions,
  market,
  news,
  push,
];
