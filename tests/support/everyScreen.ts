import { manifests } from '../../src/app/registry';
import { pathsOf } from '../../src/lib/manifest';
import type { Business } from './aBusiness';

/** Every route of the product, from its manifests, with the records of a small business. */
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

/** The address of a manifest's screen: its pattern with the records of the business in it. */
export const routeOf = (path: string, manifest: string, business: Business): string =>
  path
    .replace(':id', String(new Map(Object.entries({ ...business, ...business.declared })).get(manifest)))
    .replace(':customerId', String(business.customers))
    .replace(':shopId', '1')
    .replace(':categoryId', String(business.categories));

export const everyScreen: readonly Screen[] = manifests.flatMap((manifest) =>
  pathsOf(manifest).map((path) => ({
    path,
    route: (business: Business) => routeOf(path, manifest.name, business),
    kind: path === '/news/push' || /\/new(\/|$)/.test(path) ? 'new' : 'stored',
  })),
);
