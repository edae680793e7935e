import { describe, expect, it } from 'vitest';
import { pathOf } from '../../src/v2/endpoint';
import { endpoints } from '../../src/v2/endpoints';

const rows = Object.values(endpoints).flatMap((group) => Object.values(group));

describe('the contract', () => {
  it('has a body for a POST alone, and room for an image only where one travels', () => {
    const withImage = rows.filter((row) => row.weight === 'image').map((row) => row.path);
    expect(rows.filter((row) => row.method !== 'POST' && row.body !== null)).toEqual([]);
    expect(withImage.sort()).toEqual([
      'v2/dashboard/category/:id/image/update',
      'v2/dashboard/category/new',
      'v2/dashboard/market/:id/image/new',
      'v2/dashboard/product/:id/image/new',
      'v2/dashboard/subcategory/:id/image/update',
      'v2/dashboard/subcategory/new',
      'v2/news/:id/image/new',
    ]);
  });

  it('reads with GET, and counts every other call as a write', () => {
    expect(rows.filter((row) => (row.method === 'GET') !== (row.weight === 'read'))).toEqual([]);
  });
});

describe('the address of a call', () => {
  it('carries its parameters, each encoded', () => {
    expect(pathOf('v2/push/sendNotification/:shop', { shop: 'a b/ü' })).toBe('v2/push/sendNotification/a%20b%2F%C3%BC');
    expect(pathOf('v2/shop/:shopId/products/:categoryId', { shopId: 1, categoryId: 12 })).toBe('v2/shop/1/products/12');
  });

  it('is not made up when a parameter is missing', () => {
    for (const missing of [{}, { id: undefined }, { id: null }, { id: '' }])
      expect(() => pathOf('v2/news/:id', missing)).toThrow('id is missing');
  });
});

describe('what a newer or older installation may answer', () => {
  const { create } = endpoints.products;

  it('to a new record: {id}, the bare id, or the record’s own id field', () => {
    for (const answer of [{ id: 7 }, { id: '7' }, 7, '7', { product_id: 7, main_title: 'x' }, { newsId: 7 }])
      expect(create.data.parse(answer)).toEqual({ id: 7 });
  });

  it('to a new record: the record, also where ids of others stand before its own', () => {
    const { categories, customers, market, news, products, reports, subcategories, tasks, waterreports, machines } =
      endpoints;
    const others = { shop_id: 1, customer_id: 2, user_id: 3, product_category_id: 4 };
    for (const [{ data }, own] of [
      [categories.create, 'category_id'],
      [subcategories.create, 'subcategory_id'],
      [products.create, 'product_id'],
      [customers.create, 'customer_id'],
      [tasks.create, 'task_id'],
      [reports.create, 'customer_report_id'],
      [waterreports.create, 'water_report_id'],
      [machines.create, 'customer_machinery_id'],
      [market.create, 'market_id'],
      [news.create, 'newsId'],
    ] as const)
      expect([own, data.parse({ ...others, [own]: 7 })]).toEqual([own, { id: 7 }]);
  });

  it('to a new record: nothing that names no record', () => {
    for (const answer of [undefined, null, '', {}, 0, -1, 'abc', { main_title: 'x' }])
      expect(() => create.data.parse(answer)).toThrow();
  });

  it.each([
    ['categories', 'category_id'],
    ['subcategories', 'subcategory_id'],
    ['products', 'product_id'],
    ['transactions', 'orderno'],
    ['customers', 'customer_id'],
    ['machines', 'customer_machinery_id'],
    ['market', 'market_id'],
    ['news', 'newsId'],
    ['b2binsights', 'lead_id'],
  ] as const)('to one of the %s: the record or a list of one', (group, key) => {
    const { data } = endpoints[group].one;
    const rest = { shop_id: 1, product_category_id: 1, categories: [] };
    const read = data.parse({ ...rest, [key]: 5 });
    expect(read).toMatchObject({ [key]: 5 });
    expect(data.parse([{ ...rest, [key]: 5 }])).toEqual(read);
    for (const none of [[], [[]], null, 'x']) expect(() => data.parse(none)).toThrow();
  });

  it('to the lead overview: a list, or a list under leads', () => {
    const leads = [{ lead_id: 1, anything: 'at all' }];
    expect(endpoints.b2binsights.list.data.parse(leads)).toEqual(leads);
    expect(endpoints.b2binsights.list.data.parse({ leads })).toEqual(leads);
  });

  it('to a write: anything, since code OK says it all', () => {
    for (const answer of [undefined, null, {}, 'ok', 1])
      expect(endpoints.products.update.data.parse(answer)).toEqual({});
  });
});
