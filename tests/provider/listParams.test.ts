import { describe, expect, test } from 'vitest';
import { applyListParams, type ListParams, type ListRules, prepareList } from '../../src/provider/listParams';

const titles = (records: Record<string, unknown>[], params: ListParams, rules?: ListRules) =>
  applyListParams(prepareList(records, rules), params).data.map((record) => record.title);
const named = (...names: unknown[]) => names.map((title) => ({ title }));
const by = (field: string, order: 'ASC' | 'DESC' = 'ASC') => ({ sort: { field, order } });

describe('sorting', () => {
  test('texts stand in Dutch order, accents and case aside', () => {
    expect(titles(named('zeep', 'Élan', 'appel', 'Borstel', 'ëlan'), by('title'))).toEqual([
      'appel',
      'Borstel',
      'Élan',
      'ëlan',
      'zeep',
    ]);
  });

  test('numbers stand as numbers, also as text and with a comma', () => {
    expect(titles(named('10', '9,5', 2, '-1'), by('title'))).toEqual(['-1', 2, '9,5', '10']);
  });

  test('empty values stand last in both directions', () => {
    expect(titles(named('', 'b', null, 'a'), by('title'))).toEqual(['a', 'b', '', null]);
    expect(titles(named('', 'b', null, 'a'), by('title', 'DESC'))).toEqual(['b', 'a', '', null]);
  });

  test('equal values keep the order in which they came, in both directions', () => {
    const records = [
      { title: 'eerste', flag: 1 },
      { title: 'tweede', flag: 0 },
      { title: 'derde', flag: 1 },
    ];
    expect(titles(records, by('flag', 'DESC'))).toEqual(['eerste', 'derde', 'tweede']);
    expect(titles(records, by('flag'))).toEqual(['tweede', 'eerste', 'derde']);
  });

  test('a field inside a field', () => {
    const records = [
      { title: 'a', advisor: { name: 'Zeger' } },
      { title: 'b', advisor: { name: 'Anna' } },
    ];
    expect(titles(records, by('advisor.name'))).toEqual(['b', 'a']);
  });
});

describe('searching', () => {
  const records = named('Crème wax', 'Velgenreiniger', 'Wax droog');

  test('ignores accents and case', () => {
    expect(titles(records, { filter: { q: 'CREME' } })).toEqual(['Crème wax']);
  });

  test('wants every word, wherever it stands', () => {
    expect(titles(records, { filter: { q: 'wax  dr' } })).toEqual(['Wax droog']);
  });

  test('looks only where the resource says', () => {
    const rules = { searchText: (record: Record<string, unknown>) => String(record.sku) };
    expect(
      titles(
        [
          { title: 'a', sku: 'X1' },
          { title: 'X1', sku: 'b' },
        ],
        { filter: { q: 'x1' } },
        rules,
      ),
    ).toEqual(['a']);
  });

  test('does not look into image addresses', () => {
    expect(titles([{ title: 'a', image: '/v2/images/abc' }], { filter: { q: 'abc' } })).toEqual([]);
  });
});

describe('filtering and paging', () => {
  const records = Array.from({ length: 7 }, (_, index) => ({ title: `nr ${index}`, active: index % 2, shop_id: '1' }));

  test('a filter compares number and text alike, and takes several values', () => {
    expect(titles(records, { filter: { active: '1' } })).toEqual(['nr 1', 'nr 3', 'nr 5']);
    expect(titles(records, { filter: { title: ['nr 0', 'nr 6'] } })).toEqual(['nr 0', 'nr 6']);
  });

  test('an empty filter filters nothing', () => {
    expect(titles(records, { filter: { active: '', q: '' } })).toHaveLength(7);
  });

  test('a page is a part, the total is all that the filter lets through', () => {
    const list = prepareList(records);
    const page = applyListParams(list, {
      filter: { shop_id: 1 },
      pagination: { page: 2, perPage: 3 },
      ...by('title', 'DESC'),
    });
    expect(page.data.map(({ title }) => title)).toEqual(['nr 3', 'nr 2', 'nr 1']);
    expect(page.total).toBe(7);
  });
});
