import { expect, it, vi } from 'vitest';
import { loadScreenAt, readsAt } from '../../src/app/ahead';
import type { Manifest } from '../../src/app/manifest';
import * as sizes from '../../src/provider/reads/listSizes';
import { pathOf } from '../../src/v2/endpoint';

it.each([
  ['/', ['v2/dashboard/myReports']],
  ['/products/overview', ['v2/dashboard/product/overview']],
  ['/products/overview?page=2', ['v2/dashboard/product/overview']],
  ['/products/edit/12', ['v2/dashboard/product/overview/12']],
  ['/products/new', []],
  ['/reports/overview/3', []],
  ['/staff/overview', []],
  [
    '/customers/dashboard/3',
    [
      'v2/dashboard/customer/overview/3',
      'v2/dashboard/customer/3/tasks/overview',
      'v2/dashboard/customer/3/reports/overview',
      'v2/dashboard/customer/waterreport/3',
      'v2/dashboard/customer/3/machines/overview',
    ],
  ],
  ['/customers/dashboard/none', []],
  ['/does/not/exist', []],
])('the screen at %s opens with the calls %j', (path, calls) => {
  expect(readsAt(path).map(({ row, params }) => pathOf(row.path, params))).toEqual(calls);
});

it('a list that was long before is not read whole ahead of its screen', () => {
  const known = vi.spyOn(sizes, 'isRememberedLong').mockReturnValue(true);
  expect(readsAt('/transactions/overview')).toEqual([]);
  known.mockRestore();
});

it('the code of the screen at a path is loaded, and of no other; a failure is left to the screen itself', async () => {
  const failing = () => vi.fn(() => Promise.reject(new Error('no such file')));
  const [list, create, edit, page] = [failing(), failing(), failing(), failing()];
  const all: Manifest[] = [
    {
      name: 'boats',
      icon: () => null,
      paths: { list: '/boats/overview', create: '/boats/new', edit: '/boats/edit/:id' },
      views: { list, create, edit },
    },
    { name: 'harbour', path: '/harbour', view: page },
  ];
  const loaded = () => [list, create, edit, page].map(({ mock }) => mock.calls.length);
  loadScreenAt('/boats/edit/12', all);
  expect(loaded()).toEqual([0, 0, 1, 0]);
  loadScreenAt('/boats/overview?page=2', all);
  expect(loaded()).toEqual([1, 0, 1, 0]);
  loadScreenAt('/harbour', all);
  loadScreenAt('/elsewhere', all);
  expect(loaded()).toEqual([1, 0, 1, 1]);
});
