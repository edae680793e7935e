import { expect, it } from 'vitest';
import { readsAt } from '../../src/app/ahead';
import { pathOf } from '../../src/v2/endpoint';

it.each([
  ['/', ['v2/dashboard/myReports']],
  ['/products/overview', ['v2/dashboard/product/overview']],
  ['/products/overview?page=2', ['v2/dashboard/product/overview']],
  ['/products/edit/12', ['v2/dashboard/product/overview/12']],
  ['/products/new', []],
  ['/reports/overview/3', []],
  ['/staff/overview', []],
  ['/does/not/exist', []],
])('the screen at %s opens with the calls %j', (path, calls) => {
  expect(readsAt(path).map(({ row, params }) => pathOf(row.path, params))).toEqual(calls);
});
