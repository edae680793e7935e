import type { Business } from './aBusiness';

/** Every route of the product, with the records of a small business. */
export interface Screen {
  /** The path in the manifest. */
  path: string;
  route: (business: Business) => string;
  /** 'stored' shows stored data; 'new' is an empty form. */
  kind: 'stored' | 'new';
}

/** One screen of each kind: blocks, a list, an order, three forms (a record, new, a customer's), a list of `/api`. */
export const typicalScreens: readonly string[] = [
  '/',
  '/products/overview',
  '/products/order/:shopId/:categoryId',
  '/products/edit/:id',
  '/products/new',
  '/reports/overview/:customerId',
  '/audit/overview',
];

const stored = (path: string, route: Screen['route'] = () => path): Screen => ({ path, route, kind: 'stored' });
const blank = (path: string, route: Screen['route'] = () => path): Screen => ({ path, route, kind: 'new' });

export const everyScreen: readonly Screen[] = [
  stored('/'),
  stored('/categories/overview'),
  blank('/categories/new'),
  stored('/categories/edit/:id', ({ category }) => `/categories/edit/${category}`),
  blank('/subcategories/new'),
  stored('/subcategories/edit/:id', ({ subcategory }) => `/subcategories/edit/${subcategory}`),
  stored('/products/overview'),
  blank('/products/new'),
  stored('/products/edit/:id', ({ product }) => `/products/edit/${product}`),
  stored('/products/order/:shopId/:categoryId', ({ category }) => `/products/order/1/${category}`),
  stored('/transactions/overview'),
  stored('/transactions/:id', ({ order }) => `/transactions/${order}`),
  stored('/customers/overview'),
  blank('/customers/new'),
  stored('/customers/edit/:id', ({ customer }) => `/customers/edit/${customer}`),
  stored('/customers/dashboard/:customerId', ({ customer }) => `/customers/dashboard/${customer}`),
  stored('/customers/report/:customerId', ({ customer }) => `/customers/report/${customer}`),
  stored('/tasks/:customerId', ({ customer }) => `/tasks/${customer}`),
  stored('/reports/overview/:customerId', ({ customer }) => `/reports/overview/${customer}`),
  blank('/reports/new/:customerId', ({ customer }) => `/reports/new/${customer}`),
  stored('/reports/edit/:id', ({ report }) => `/reports/edit/${report}`),
  stored('/reports/waterreports/:customerId', ({ customer }) => `/reports/waterreports/${customer}`),
  blank('/reports/new/waterreport/:customerId', ({ customer }) => `/reports/new/waterreport/${customer}`),
  stored('/reports/edit/waterreport/:customerId', ({ customer }) => `/reports/edit/waterreport/${customer}`),
  stored('/machines/overview/:customerId', ({ customer }) => `/machines/overview/${customer}`),
  blank('/machines/new/:customerId', ({ customer }) => `/machines/new/${customer}`),
  stored('/machines/edit/:id', ({ machine }) => `/machines/edit/${machine}`),
  stored('/market/overview'),
  blank('/market/new'),
  stored('/market/edit/:id', ({ market }) => `/market/edit/${market}`),
  stored('/news/overview'),
  blank('/news/new'),
  stored('/news/edit/:id', ({ news }) => `/news/edit/${news}`),
  blank('/news/push'),
  stored('/statistics/overview'),
  stored('/b2binsights/overview'),
  stored('/customers/usage/:customerId', ({ customer }) => `/customers/usage/${customer}`),
  stored('/machine_products/overview'),
  blank('/machine_products/new'),
  stored('/machine_products/edit/:id', ({ machineProduct }) => `/machine_products/edit/${machineProduct}`),
  stored('/staff/overview'),
  blank('/staff/new'),
  stored('/staff/edit/:id', ({ colleague }) => `/staff/edit/${colleague}`),
  stored('/norms/overview'),
  stored('/norms/edit/:id', ({ norm }) => `/norms/edit/${norm}`),
  stored('/audit/overview'),
  stored('/outbox/overview'),
  stored('/pushes/overview'),
  stored('/runs/overview'),
  stored('/bin/overview'),
];
