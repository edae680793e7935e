import { expect, it, vi } from 'vitest';
import { loadScreenAt, readRecordAt, readsAt, stopPointing } from '../../src/app/prefetch';
import type { Manifest } from '../../src/lib/manifest';
import { createReadAhead } from '../../src/provider/http/readAhead';
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
  [
    '/customers/report/3',
    [
      'v2/dashboard/customer/overview/3',
      'v2/dashboard/customer/3/reports/overview',
      'v2/dashboard/customer/3/machines/overview',
      'v2/dashboard/customer/3/tasks/overview',
      'v2/dashboard/customer/waterreport/3',
    ],
  ],
  ['/customers/usage/3', ['v2/dashboard/customer/overview/3', 'v2/dashboard/customer/3/machines/overview']],
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

it('the record of a form is read once its link was pointed at for a moment, unless it was left or clicked before', async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  const send: typeof fetch = async (url) => {
    sent.push(String(url));
    return Response.json({ code: 'OK', data: [] });
  };
  const { fetch } = createReadAhead(send, () => null);
  try {
    readRecordAt('/products/edit/1');
    readRecordAt('/products/edit/2');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['/v2/dashboard/product/overview/2']);
    // The form takes the answer, if it opens soon.
    await fetch('/v2/dashboard/product/overview/2');
    expect(sent).toHaveLength(1);
    readRecordAt('/products/edit/3');
    stopPointing();
    readRecordAt('/products/overview');
    readRecordAt('/customers/dashboard/3');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(1);
    readRecordAt('/products/edit/4');
    await vi.advanceTimersByTimeAsync(10_000);
    await fetch('/v2/dashboard/product/overview/4');
    expect(sent.slice(1)).toEqual(['/v2/dashboard/product/overview/4', '/v2/dashboard/product/overview/4']);
  } finally {
    vi.useRealTimers();
  }
});
