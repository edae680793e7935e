import { expect, it } from 'vitest';
import { formatNumber } from '../../src/lib/numbers';
import { readNumber } from '../../src/lib/typedNumbers';
import { daysLeft, daysToMonthEnd, litresIn, monthsFrom, packagesFor, usageByArticle } from '../../src/lib/usage';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const SIX_DAYS = { carsPerDay: 100, daysPerWeek: 6 };

// Computed by hand: ml × cars × days × days a week / 7 / 1000.
it.each([
  { usageMl: 25, days: 31, ...SIX_DAYS, litres: 66.43 },
  { usageMl: 25, days: 28, ...SIX_DAYS, litres: 60 },
  { usageMl: 12.5, days: 30, carsPerDay: 240, daysPerWeek: 7, litres: 90 },
  { usageMl: 8, days: 31, carsPerDay: 55, daysPerWeek: 5, litres: 9.74 },
  { usageMl: 0, days: 31, ...SIX_DAYS, litres: 0 },
  { usageMl: 25, days: 31, carsPerDay: 0, daysPerWeek: 6, litres: 0 },
])('$usageMl ml for $carsPerDay cars a day, $daysPerWeek days a week, are $litres litres in $days days', (line) => {
  expect(Math.abs(litresIn(line.usageMl, line.days, line) - line.litres)).toBeLessThan(0.01);
});

it('the months are whole ones, over the end of a year and in a leap year', () => {
  expect(monthsFrom(new Date(2026, 10, 30), 1, 3)).toEqual([
    { month: '2026-12', days: 31 },
    { month: '2027-01', days: 31 },
    { month: '2027-02', days: 28 },
  ]);
  expect(monthsFrom(new Date(2028, 2, 31), -1, 1)).toEqual([{ month: '2028-02', days: 29 }]);
});

it('a stock lasts for whole days, and for no known time when nothing is used', () => {
  // 25 ml × 100 cars × 6/7 = 2.142857 litres a day; 20 litres last 9.33 days.
  expect(daysLeft(20, 25, SIX_DAYS)).toBe(9);
  expect(daysLeft(0, 25, SIX_DAYS)).toBe(0);
  expect(daysLeft(20, 0, SIX_DAYS)).toBeNull();
  // 5 ml × 60 cars × 6/7 = 0.257142857 litres a day: 90 litres last 350 days to the drop.
  expect(daysLeft(90, 5, { carsPerDay: 60, daysPerWeek: 6 })).toBe(350);
});

it('packages are whole, none when the stock is enough, and unknown without a size', () => {
  expect(packagesFor(66.43, 6, 20)).toBe(4);
  expect(packagesFor(60, 0, 20)).toBe(3);
  expect(packagesFor(60, 80, 20)).toBe(0);
  // Three months of 91 days × 6/7 × 250 cars × 50 ml are 975 litres, though their sum in floating point is a little more.
  const months = [30, 31, 30].map((days) => litresIn(50, days, { carsPerDay: 250, daysPerWeek: 6 }));
  expect(packagesFor(sumOf(months), 0, 25)).toBe(39);
  expect(packagesFor(sumOf(months), 0.4, 974.6)).toBe(1);
  for (const size of [null, 0]) expect(packagesFor(60, 0, size)).toBeNull();
});

it('machines that use the same article count together, whatever its codes', () => {
  const machine = (code: string, usageMl: number) => ({ code, usageMl });
  const machines = [machine('315', 10), machine('110', 4), machine('300', 2.5), machine('315', 1)];
  expect(usageByArticle(machines, (code) => (code === '110' ? code : 'AS-NEU-20L 20'))).toEqual([
    { article: 'AS-NEU-20L 20', codes: ['300', '315'], usageMl: 13.5 },
    { article: '110', codes: ['110'], usageMl: 4 },
  ]);
});

it.each([
  ['1.500', 1500],
  [' 1.234.567,5 ', 1_234_567.5],
  ['1.234,', 1234],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0.500', 0.5],
  ['1500', 1500],
  ['1.50', 1.5],
  ['12.3456', 12.3456],
  ['1.500 l', null],
  ['', null],
])('%j is read as the number %j', (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});

it.each([0, 7.25, 999.9, 1000, 4999.5, 1_234_567.5])('%j is read as it is shown', (value) => {
  expect(readNumber(formatNumber(value))).toBe(value);
});

it.each([
  [new Date(2026, 10, 16, 12), 15],
  [new Date(2026, 11, 1, 12), 31],
  [new Date(2028, 1, 29, 12), 1],
])('the rest of a month is what is left of it on %s, that day included', (today, days) => {
  expect(daysToMonthEnd(today)).toBe(days);
});
