import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { applyListParams, type ListParams, type ListRules, prepareSearch } from '../../src/provider/records/listParams';
import { PRICE_CASES, RANGE_CASES, RANGED } from '../support/rangeCases';

const titles = (records: Record<string, unknown>[], params: ListParams, rules?: ListRules) =>
  applyListParams(records, params, rules).data.map((record) => record.title);
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

  test('numbers stand before texts; a number within a text counts as a number too', () => {
    expect(titles(named('b', 2, 'a', '10'), by('title'))).toEqual([2, '10', 'a', 'b']);
    expect(titles(named('b', 2, 'a', '10'), by('title', 'DESC'))).toEqual(['b', 'a', '10', 2]);
    expect(titles(named('nr 10', 'nr 9', '12 stuks', '100', ' +9,5 ', '1.2.3'), by('title'))).toEqual([
      ...[' +9,5 ', '100', '1.2.3', '12 stuks', 'nr 9', 'nr 10'],
    ]);
  });

  test('both directions of one list, one after the other, and by another field', () => {
    const records = [
      { title: 'b', nr: 1 },
      { title: 'a', nr: 2 },
      { title: 'c', nr: undefined },
    ];
    expect(titles(records, by('title'))).toEqual(['a', 'b', 'c']);
    expect(titles(records, by('title', 'DESC'))).toEqual(['c', 'b', 'a']);
    expect(titles(records, by('nr'))).toEqual(['b', 'a', 'c']);
    expect(titles(records, by('title'))).toEqual(['a', 'b', 'c']);
  });

  test('a field inside a field that a record lacks, and one whose own name has a dot', () => {
    expect(titles([{ title: 'a' }, { title: 'b', advisor: { name: 'Anna' } }], by('advisor.name'))).toEqual(['b', 'a']);
    expect(
      titles(
        [
          { title: 'a', advisor: null, 'x.y': 2 },
          { title: 'b', 'x.y': 1 },
        ],
        by('x.y'),
      ),
    ).toEqual(['b', 'a']);
    expect(titles([{ title: 'a', advisor: null }], by('advisor.name'))).toEqual(['a']);
  });

  test('a field inside a field', () => {
    const records = [
      { title: 'a', advisor: { name: 'Zeger' } },
      { title: 'b', advisor: { name: 'Anna' } },
    ];
    expect(titles(records, by('advisor.name'))).toEqual(['b', 'a']);
  });
});

test('a flag is found by true and false too, as a BooleanInput asks for it', () => {
  const records = [
    { title: 'a', active: 1 },
    { title: 'b', active: 0 },
  ];
  expect(titles(records, { filter: { active: true } })).toEqual(['a']);
  expect(titles(records, { filter: { active: false } })).toEqual(['b']);
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

  test('finds a telephone number however it is typed, and no word by its letters alone', () => {
    const numbers = named('0201234567', '+31612345678', 'abcdefgh');
    expect(titles(numbers, { filter: { q: '020-123.45.67' } })).toEqual(['0201234567']);
    expect(titles(numbers, { filter: { q: '(020)1234567' } })).toEqual(['0201234567']);
    expect(titles(numbers, { filter: { q: '+316-123/45678' } })).toEqual(['+31612345678']);
    expect(titles(numbers, { filter: { q: '020-12' } })).toEqual([]);
    expect(titles(numbers, { filter: { q: 'x020-1234567' } })).toEqual([]);
    expect(titles(numbers, { filter: { q: '020-1234567x' } })).toEqual([]);
    expect(titles(numbers, { filter: { q: 'abcd-efgh' } })).toEqual([]);
  });

  test('looks through every text, and at no number or picture', () => {
    const record = { title: 'a', place: 'Delft', price: 1234, picture: 'data:image/png;base64,Wasdag' };
    expect(titles([record], { filter: { q: 'delft a' } })).toEqual(['a']);
    expect(titles([record], { filter: { q: '1234' } })).toEqual([]);
    expect(titles([record], { filter: { q: 'wasdag' } })).toEqual([]);
    // Two texts are no one word.
    expect(titles([record], { filter: { q: 'adelft' } })).toEqual([]);
  });

  test('makes the text of a record once, however often is searched', () => {
    let made = 0;
    const searchText = () => {
      made += 1;
      return 'wax';
    };
    const list = named('a', 'b');
    for (const q of ['w', 'wa', 'x']) expect(titles(list, { filter: { q } }, { searchText })).toEqual(['a', 'b']);
    expect(made).toBe(2);
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

  test('a filter may have a meaning of its own, beside others', () => {
    const filters = {
      above: (record: Record<string, unknown>, value: unknown) => String(record.title) > `nr ${value}`,
    };
    expect(titles(records, { filter: { above: 3 } }, { filters })).toEqual(['nr 4', 'nr 5', 'nr 6']);
    expect(titles(records, { filter: { above: 3, active: 1, q: 'nr' } }, { filters })).toEqual(['nr 5']);
    expect(titles(records, { filter: { no_such: 'x' } })).toEqual([]);
  });

  test('an empty filter filters nothing', () => {
    expect(titles(records, { filter: { active: '', q: '' } })).toHaveLength(7);
    expect(titles(records, { filter: { active: null, shop_id: undefined, q: '  ' } })).toHaveLength(7);
    expect(titles(records, {})).toHaveLength(7);
  });

  test.each(RANGE_CASES)('a filter by range: %o', (filter, ids) => {
    expect(applyListParams(RANGED, { filter }).data.map(({ id }) => id)).toEqual(ids);
  });

  test.each(PRICE_CASES)('a filter by a price: %o', (filter, ids) => {
    expect(applyListParams(RANGED, { filter }).data.map(({ id }) => id)).toEqual(ids);
  });

  test('an article number is no price', () => {
    const products = ['1.10', '1.1'].map((title) => ({ title }));
    expect(titles(products, { filter: { title: '1.1' } })).toEqual(['1.1']);
  });

  test('a text of digits is not compared as a number', () => {
    const phones = ['012', '12', '12 '].map((title) => ({ title }));
    expect(titles(phones, { filter: { title: 12 } })).toEqual(['12']);
    expect(titles(phones, { filter: { title: '012' } })).toEqual(['012']);
  });

  test('a page is a part, the total is all that the filter lets through', () => {
    const page = applyListParams(records, {
      filter: { shop_id: 1 },
      pagination: { page: 2, perPage: 3 },
      ...by('title', 'DESC'),
    });
    expect(page.data.map(({ title }) => title)).toEqual(['nr 3', 'nr 2', 'nr 1']);
    expect(page.total).toBe(7);
    const pageOf = (number: number) => titles(records, { pagination: { page: number, perPage: 3 } });
    expect([1, 2, 3, 4].map(pageOf)).toEqual([['nr 0', 'nr 1', 'nr 2'], ['nr 3', 'nr 4', 'nr 5'], ['nr 6'], []]);
  });
});

describe('the search of a long list', () => {
  const records = () => Array.from({ length: 12_000 }, (_, index) => ({ title: `Order ${index}` }));
  const counted = () => vi.fn(({ title }: Readonly<Record<string, unknown>>) => String(title));
  const find = (list: ReturnType<typeof records>, searchText: ReturnType<typeof counted>) =>
    titles(list, { filter: { q: 'order 11999' } }, { searchText });

  test('is prepared in pieces, each text once', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const [list, searchText] = [records(), counted()];
    prepareSearch(list, searchText);
    expect(searchText).toHaveBeenCalledTimes(5_000);
    vi.runAllTimers();
    expect(searchText).toHaveBeenCalledTimes(12_000);
    expect(find(list, searchText)).toEqual(['Order 11999']);
    expect(searchText).toHaveBeenCalledTimes(12_000);
  });

  test('finds all before it is prepared to the end', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const [list, searchText] = [records(), counted()];
    prepareSearch(list, searchText);
    expect(find(list, searchText)).toEqual(['Order 11999']);
    vi.runAllTimers();
    expect(searchText).toHaveBeenCalledTimes(12_000);
  });
});
