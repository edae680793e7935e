import { describe, expect, it } from 'vitest';
import { activeEntry, menuOf, withoutApi } from '../../src/app/menuEntries';
import type { Manifest } from '../../src/lib/manifest';

const view = async () => () => null;
const icon = () => null;
const manifests: Manifest[] = [
  { name: 'home', path: '/', view, menu: 'top' },
  { name: 'push', path: '/news/push', view, icon, menu: 'communicatie' },
  { name: 'productOrder', path: '/products/order/:shopId/:categoryId', view },
  {
    name: 'news',
    icon,
    paths: { list: '/news/overview', edit: '/news/edit/:id' },
    views: { list: view, edit: view },
    menu: 'communicatie',
  },
  { name: 'products', icon, paths: { list: '/products/overview' }, views: { list: view }, menu: 'catalogus' },
  { name: 'machines', icon, paths: { list: '/machines/overview/:customerId' }, views: { list: view } },
  { name: 'pictures', icon, paths: { edit: '/pictures/edit/:id' }, views: { edit: view }, within: 'products' },
];
const sections = menuOf(manifests);

describe('the menu', () => {
  it('shows what has a place in it, by group, and no group without entries', () => {
    expect(sections.map(({ group, entries }) => [group, entries.map(({ path, label }) => `${path} ${label}`)])).toEqual(
      [
        ['top', ['/ home.menu']],
        ['catalogus', ['/products/overview resources.products.name']],
        ['communicatie', ['/news/push push.menu', '/news/overview resources.news.name']],
      ],
    );
  });

  it('has no entry for what a server without /api cannot show, in whatever group', () => {
    const exampleFirms: Manifest = {
      name: 'example_firms',
      icon,
      paths: { list: '/example_firms/overview' },
      views: { list: view },
      menu: 'catalogus',
    };
    const all = [...manifests, exampleFirms];
    const namesIn = (shown: Manifest[]) => menuOf(shown).flatMap(({ entries }) => entries.map(({ name }) => name));
    expect(namesIn(all)).toEqual(['home', 'products', 'example_firms', 'push', 'news']);
    expect(namesIn(withoutApi(all))).toEqual(['home', 'products', 'push', 'news']);
  });

  it.each([
    ['/', 'home'],
    ['/news/overview', 'news'],
    ['/news/edit/3', 'news'],
    ['/news/push', 'push'],
    ['/products/order/1/4', 'products'],
    ['/pictures/edit/4', 'products'],
    ['/machines/overview/4', undefined],
    ['/elsewhere', undefined],
  ])('marks at %s the entry %s', (pathname, name) => {
    expect(activeEntry(sections, pathname)?.name).toBe(name);
  });
});
