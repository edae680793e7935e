import { describe, expect, it, test } from 'vitest';
import { errorsOf, filterOf, type ListFilter, typedOf } from '../../src/ui/filters/filters';
import { numericValue } from '../../src/v2/ranges';

const FILTERS: readonly ListFilter[] = [
  { source: 'shop_id', kind: 'reference', to: 'shops' },
  { source: 'created', kind: 'period' },
  { source: 'total', kind: 'amount' },
];

describe('the filters of a list', () => {
  it('are typed in Dutch and travel as v2 writes dates and amounts', () => {
    const typed = { shop_id: 2, created_gte: '1-11-2026', created_lte: '', total_gte: ' 1.234,50', total_lte: '' };
    const filter = { shop_id: 2, created_gte: '2026-11-01', total_gte: '1234.50' };
    expect(filterOf(FILTERS, typed)).toEqual(filter);
    expect(typedOf(FILTERS, filter)).toEqual({ ...typed, created_gte: '01-11-2026', total_gte: '1234,50' });
    expect(errorsOf(FILTERS, typed)).toEqual({});
  });

  it.each([
    [',5', '0.5'],
    ['-.25', '-0.25'],
    ['7,', '7'],
    // As the lists show amounts, and as they are copied from there.
    ['1.500', '1500'],
    ['€\u00a01.234,50', '1234.50'],
    ['€ 84,50', '84.50'],
    ['84,50 €', '84.50'],
    ['€ 1.500,-', '1500.00'],
    ['-1.500', '-1500'],
    ['0.500', '0.500'],
    ['1.50', '1.50'],
  ])('has the amount %s as the lists read it: %s', (typed, amount) => {
    expect(filterOf(FILTERS, { total_gte: typed })).toEqual({ total_gte: amount });
    expect(numericValue(amount)).toBe(Number(amount));
  });

  test.each([
    [{ created_gte: '31-02-2026' }, { created_gte: 'filters.not.period' }],
    [{ total_lte: 'veel' }, { total_lte: 'filters.not.amount' }],
    [{ created_gte: '02-11-2026', created_lte: '01-11-2026' }, { created_lte: 'filters.not.reversed' }],
    [{ created_gte: '01-11-2026', created_lte: '01-11-2026', total_gte: '9', total_lte: '10' }, {}],
    [{ total_gte: '10', total_lte: '9,50' }, { total_lte: 'filters.not.reversed' }],
  ])('%j has the mistakes %j', (typed, errors) => {
    expect(errorsOf(FILTERS, typed)).toEqual(errors);
  });
});
