import { home } from '../pages/home';
import { push } from '../pages/push';
import { market } from '../resources/market';
import { news } from '../resources/news';
import { products } from '../resources/products';
import { transactions } from '../resources/transactions';
import type { Manifest } from '../ui/manifest';

/** Every resource and page of the dashboard, in the order of the menu. */
export const manifests: readonly Manifest[] = [home, products, transactions, market, news, push];
