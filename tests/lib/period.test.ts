import { describe, expect, test } from 'vitest';
import { daysOrMonthsOf, isPeriod, monthsToCompare, monthWithin, usualPeriods } from '../../src/lib/period';
import { perPart, sumsOf } from '../../src/pages/statistics/dayFigures';

describe('a month beside the one before', () => {
  test.each([
    ['2026-11-22', '2026-11-01', '2026-10-01', '2026-10-22', '2026-10-31'],
    ['2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28', '2026-02-28'],
    ['2026-01-05', '2026-01-01', '2025-12-01', '2025-12-05', '2025-12-31'],
  ])(
    'of %s begins on %s, the other on %s; as many days end on %s, and all on %s',
    (today, first, before, same, end) => {
      expect(monthsToCompare(today)).toEqual({
        thisMonth: { from: first, to: today },
        sameDays: { from: before, to: same },
        lastMonth: { from: before, to: end },
      });
    },
  );

  test('stands beside thirty days and the year so far', () => {
    const { last30, thisYear } = usualPeriods('2026-11-16');
    expect([last30.from, thisYear.from]).toEqual(['2026-10-18', '2026-01-01']);
  });
});

test.each([
  ['2026-11-01', '2026-11-01', true],
  ['2026-11-02', '2026-11-01', false],
  ['', '2026-11-01', false],
  ['2026-02-30', '2026-03-01', false],
  ['2020-01-01', '2026-11-01', false],
])('from %j to %j is a period: %s', (from, to, is) => {
  expect(isPeriod({ from, to })).toBe(is);
});

test('a period is shown by day, over the end of summer time too; a long one by month', () => {
  expect(daysOrMonthsOf({ from: '2026-10-24', to: '2026-10-26' })).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(daysOrMonthsOf({ from: '2026-07-15', to: '2026-11-02' })).toEqual(
    ['07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
  );
});

describe('the figures of days', () => {
  const day = (full_date: string, shop_id: number, sold_orders: number, revenue_cents: number) => ({
    ...{ id: `${full_date} ${shop_id}`, full_date, shop_id, sold_orders, revenue_cents },
  });
  const rows = [day('2026-10-31', 1, 1, 100), day('2026-11-01', 1, 2, 1000), day('2026-11-01', 2, 1, 500)];

  test('add up over a period, with what an order comes to', () => {
    expect(sumsOf(rows, { from: '2026-11-01', to: '2026-11-30' })).toEqual({ orders: 3, cents: 1500, average: 500 });
    expect(sumsOf([], { from: '2026-11-01', to: '2026-11-30' }).average).toBeNull();
  });

  test('round what an order comes to once, from the exact amount', () => {
    // 367,880 cents by 298 orders are 1,234.4966: not 1,235, also not by way of 12.3450 euros.
    const sums = sumsOf([day('2026-11-01', 1, 298, 367_880)], { from: '2026-11-01', to: '2026-11-30' });
    expect(sums.average).toBe(1234);
    const half = sumsOf([day('2026-11-01', 1, 2, 201)], { from: '2026-11-01', to: '2026-11-30' });
    expect(half.average).toBe(101);
  });

  test('add up by shop and day or month, 0 where there is nothing', () => {
    expect(perPart(rows, ['2026-10-31', '2026-11-01'], 2, (row) => row.sold_orders)).toEqual([0, 1]);
    expect(perPart(rows, ['2026-10', '2026-11'], 1, (row) => row.revenue_cents)).toEqual([100, 1000]);
  });
});

test.each([
  ['2026-06', '29–30 jun 2026'],
  ['2026-07', 'jul 2026'],
  ['2026-11', '1 nov 2026'],
])('month %s of 29 June to 1 November is %s', (month, name) => {
  expect(monthWithin(month, { from: '2026-06-29', to: '2026-11-01' })).toBe(name);
});
