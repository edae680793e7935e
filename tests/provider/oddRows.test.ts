import { describe, expect, it } from 'vitest';
import { type AnyEndpoint, pathOf } from '../../src/v2/endpoint';
import { endpoints } from '../../src/v2/endpoints';
import { unreadIn } from '../../src/v2/many';
import { aBusiness } from '../support/aBusiness';
import { createTestServer, MONDAY } from '../support/server';

type Fields = Record<string, unknown>;

/** Lists in a record that a save sends back: a part of them would delete the rest, so they are read as a whole. */
const SENT_BACK = ['shops', 'categories'];
/** The names of the lists in an answer; '' for one that is a list itself. */
const listsIn = (data: unknown): string[] => {
  if (Array.isArray(data)) return [''];
  return Object.entries(Object(data)).flatMap(([name, value]) =>
    Array.isArray(value) && !SENT_BACK.includes(name) ? [name] : [],
  );
};
const listAt = (data: unknown, name: string): unknown[] => (name === '' ? data : (data as Fields)[name]) as unknown[];
const withRows = (data: unknown, name: string, rows: unknown[]) =>
  name === '' ? rows : { ...(data as Fields), [name]: rows };

describe('an odd row', () => {
  it('is left out of every list of v2 and counted; the others stand', async () => {
    const server = await createTestServer();
    const business = await aBusiness(server.db, 'Zeep', { advisor: server.userId, now: MONDAY });
    const ids = new Map(Object.entries(business));
    const tried: string[] = [];
    for (const [group, rows] of Object.entries(endpoints))
      for (const [name, row] of Object.entries<AnyEndpoint>(rows).filter(([, { method }]) => method === 'GET')) {
        const params = {
          ...{ id: ids.get(group) ?? business.customers, customerId: business.customers },
          ...{ categoryId: business.categories, shopId: 1, leadId: 1 },
          ...{ reportId: business.reports, machineId: business.machines },
        };
        const answer = await server.request(`/${pathOf(row.path, params)}`);
        const { data } = await answer.json();
        for (const list of listsIn(data)) {
          const call = `${group}.${name} ${list}`.trim();
          const stored = listAt(data, list);
          expect(stored.length, call).toBeGreaterThan(0);
          const read = row.data.parse(withRows(data, list, [null, ...stored, 'geen rij']));
          expect([...listAt(read, list)], call).toEqual([...listAt(row.data.parse(data), list)]);
          expect(unreadIn(read), call).toBe(2);
          tried.push(call);
        }
      }
    expect(tried).toEqual(
      expect.arrayContaining(['products.list', 'tasks.list tasks', 'b2binsights.list', 'transactions.one lines']),
    );
    expect(tried.length).toBeGreaterThan(20);
  });

  it('of one field that nobody can read is such a row: a place, a flag, an id', () => {
    const product = { product_id: 1, main_title: 'Wax', prio: 3, active: 1 };
    const odd = [
      { ...product, prio: 'x' },
      { ...product, active: 'Y' },
      { ...product, product_id: 'een' },
    ];
    const read = endpoints.products.list.data.parse([...odd, product]);
    expect(read.map(({ main_title }) => main_title)).toEqual(['Wax']);
    expect(unreadIn(read)).toBe(3);
  });

  it('of a list within a row is counted with that list, and the row stands', () => {
    const subcategories = [{ subcategory_id: 'x' }, { subcategory_id: 4, product_category_id: 1 }];
    const [category, ...others] = endpoints.categories.list.data.parse([{ category_id: 1, shop_id: 1, subcategories }]);
    expect([category?.subcategories.map(({ subcategory_id }) => subcategory_id), others]).toEqual([[4], []]);
    expect(unreadIn(endpoints.categories.list.data.parse([{ category_id: 1, shop_id: 1, subcategories }]))).toBe(1);
  });

  it('that is all there is makes an answer that cannot be read, not an empty list', () => {
    expect(() => endpoints.products.list.data.parse([{ prio: 'x' }])).toThrow();
  });
});
