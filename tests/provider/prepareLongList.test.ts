import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withPauses } from '../../src/lib/steps';
import { applyListParams } from '../../src/provider/records/listParams';
import { listIn } from '../../src/provider/records/mapping';
import { mappings } from '../../src/provider/records/mappings';
import { prepare, sortSteps } from '../../src/provider/records/prepareLongList';

const { transactions } = mappings;
if (!transactions) throw new Error('no transactions');

describe('a sort in pieces', () => {
  it('is the sort of the whole, equal items in the order in which they came', async () => {
    const items = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 4_000, maxLength: 9_000, size: 'max' });
    await fc.assert(
      fc.asyncProperty(items, async (ranks) => {
        const list = ranks.map((rank, nth) => ({ rank, nth }));
        const compare = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;
        expect(await withPauses(sortSteps(list, compare))).toEqual([...list].sort(compare));
      }),
      { numRuns: 20 },
    );
  });

  it('of nothing is nothing', async () => {
    expect(await withPauses(sortSteps([], () => 0))).toEqual([]);
  });
});

describe('a long list that was prepared in pieces', () => {
  const PLACES = ['Delft', 'Étten-Leur', "'s-Hertogenbosch", 'delft', '', null, '12', '9,5', 'IJmuiden'];
  const orders = () =>
    Array.from({ length: 9_000 }, (_, nth) => ({
      orderno: ((nth * 7919) % 9_000) + 1,
      place: PLACES[(nth * 31) % PLACES.length],
      company_name: `Wasstraat ${(nth * 131) % 700}`,
    }));

  it.each(['orderno', 'place', 'company_name', 'unknown'])('is sorted by %s as at once', async (field) => {
    const data = orders();
    for (const order of ['ASC', 'DESC'] as const) {
      const params = { sort: { field, order } };
      await prepare(transactions, data, params);
      const { data: sorted, total } = listIn(transactions, data, params);
      expect(total).toBe(9_000);
      expect(sorted.map(({ id }) => id)).toEqual(applyListParams(orders(), params).data.map(({ orderno }) => orderno));
    }
  });

  it('is searched as at once, by several at the same time', async () => {
    const data = orders();
    const params = { filter: { q: 'wasstraat 69 delft' }, sort: { field: 'orderno', order: 'ASC' as const } };
    await Promise.all([prepare(transactions, data, params), prepare(transactions, data, { filter: { q: 'w' } })]);
    const found = listIn(transactions, data, params);
    expect(found).toEqual(listIn(transactions, orders(), params));
    expect(found.total).toBeGreaterThan(0);
  });
});
