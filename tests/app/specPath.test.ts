import { describe, expect, it } from 'vitest';
import { isDeclared, toSpecPath } from '../../src/app/specPath';
import type { Manifest, ResourceManifest } from '../../src/lib/manifest';

const icon = () => null;
const resource = (name: string, paths: ResourceManifest['paths'], more = {}): Manifest => ({
  ...{ name, icon, paths, views: {} },
  ...more,
});
const page = (name: string, path: string): Manifest => ({ name, path, view: async () => icon });

const manifests = [
  page('home', '/'),
  resource('products', { list: '/products/overview', create: '/products/new', edit: '/products/edit/:id' }),
  page('productOrder', '/products/order/:shopId/:categoryId'),
  resource('subcategories', { create: '/subcategories/new', edit: '/subcategories/edit/:id' }),
  resource('leads', { list: '/leads/overview', show: '/leads/show/:id' }),
  resource('pumps', { edit: '/pumps/edit/:id', show: '/pumps/show/:id' }),
  resource('transactions', { list: '/transactions/overview', edit: '/transactions/:id' }),
  resource('sizes', { edit: '/sizes/edit/:id' }, { within: 'products' }),
  resource('photos', { list: '/photos/of/:productId' }, { within: 'products' }),
  resource('machines', {
    list: '/machines/overview/:customerId',
    create: '/machines/new/:customerId',
    edit: '/machines/edit/:id',
  }),
];

describe("react-admin's own path", () => {
  it.each([
    ['/products', '/products/overview'],
    ['/products/', '/products/overview'],
    ['/sizes', '/products/overview'],
    ['/photos', '/products/overview'],
    ['/products/create', '/products/new'],
    ['/products/12', '/products/edit/12'],
    ['/products/12/show', '/products/edit/12'],
    ['/pumps/12/show', '/pumps/show/12'],
    ['/pumps/12', '/pumps/edit/12'],
    ['/leads/12', '/leads/show/12'],
    ['/products?page=2&sort=sku', '/products/overview?page=2&sort=sku'],
    ['/products/create?source=%7B%7D', '/products/new?source=%7B%7D'],
    ['/products/12#foto', '/products/edit/12#foto'],
    ['/subcategories/create', '/subcategories/new'],
    ['/transactions', '/transactions/overview'],
    ['/machines/7', '/machines/edit/7'],
    // A tab of a TabbedForm or a TabbedShowLayout, by its place or its own path.
    ['/pumps/12/1', '/pumps/edit/12/1'],
    ['/pumps/12/meer', '/pumps/edit/12/meer'],
    ['/pumps/12/show/klant', '/pumps/show/12/klant'],
    ['/pumps/12/show/1?page=2', '/pumps/show/12/1?page=2'],
    ['/leads/12/meer/', '/leads/show/12/meer'],
  ])('%s becomes the route %s', (path, route) => {
    expect(toSpecPath(path, manifests)).toBe(route);
  });
});

describe('a path that stays as it is', () => {
  it.each([
    '/',
    '/login',
    '/products/overview',
    '/products/overview?filter=%7B%7D',
    '/products/new',
    '/products/edit/12',
    '/products/order/1/4',
    '/products/whatever',
    '/transactions/12',
    '/transactions/12/1',
    '/products/edit/12/1',
    '/pumps/show/12/klant',
    '/products/whatever/meer',
    '/pumps/12/show/klant/more',
    '/pumps/12/meer/more',
    '/machines',
    '/machines/create',
    '/machines/overview/4',
    '/subcategories',
    '/unknown',
    '/unknown/12',
    'https://example.com/products',
    '',
  ])('%j', (path) => {
    expect(toSpecPath(path, manifests)).toBe(path);
  });
});

describe('a path of the manifests', () => {
  it.each([
    '/products/overview',
    '/products/12',
    '/products/edit/12/meer',
    '/products/new/meer',
    '/leads/show/12/klant/',
    '/products/order/1/4',
  ])('%s', (path) => {
    expect(isDeclared(path, manifests)).toBe(true);
  });

  it.each(['/own', '/products/overview/jaar', '/machines/overview/4/jaar', '/products/order/1/4/print', '/eigen'])(
    'is not what stands below a list or a page, which have no tabs: %s',
    (path) => {
      expect(isDeclared(path, manifests)).toBe(false);
    },
  );
});
