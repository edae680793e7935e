import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DAY_NAMES,
  formatDate,
  formatDateTime,
  formatDayInFull,
  formatDayMonth,
  formatTime,
  MONTH_NAMES,
  toDay,
} from '../../src/lib/dates';
import { formatNumber, formatPrice } from '../../src/lib/numbers';
import { excludingVat, includingVat, priceOf, vatIn } from '../../src/lib/vat';

describe('VAT at the factor 1.21 (section 9)', () => {
  test.each([
    ['12.50', '15.13'],
    ['12,50', '15.13'],
    ['100', '121.00'],
    ['0.02', '0.02'],
    ['-12.50', '-15.13'],
    ['1.15', '1.39'],
    ['99999999.99', '120999999.99'],
    ['-0.001', '0.00'],
    [' 12,5 ', '15.13'],
    ['0.00419', '0.00'],
    ['10.', '12.10'],
    ['1.234,56', '1493.82'],
  ])('%s excluding is %s including', (excluding, including) => {
    expect(includingVat(excluding)).toBe(including);
  });

  test.each(['', 'x', '1.2.3', '12,50 euro', '--1'])('%j has no price', (text) => {
    expect(includingVat(text)).toBe('');
  });

  test.each([
    ['25.01', '20.67', '4.34'],
    ['121', '100.00', '21.00'],
    ['-1.21', '-1.00', '-0.21'],
    ['x', '', ''],
  ])('%s including is %s excluding, and %s VAT', (including, excluding, vat) => {
    expect([excludingVat(including), vatIn(including)]).toEqual([excluding, vat]);
  });

  test.each([
    [3, '12,50', '37.50'],
    [0, '12.50', '0.00'],
    [1.5, '12.50', ''],
    [2, '', ''],
  ])('%s of %s is %s', (quantity, price, together) => {
    expect(priceOf(quantity, price)).toBe(together);
  });

  test('every price is less than half a cent from 1.21 times itself, and in whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), (cents) => {
        const price = includingVat((cents / 100).toFixed(2));
        expect(price).toMatch(/^-?\d+\.\d\d$/);
        const off = BigInt(price.replace('.', '')) * 100n - BigInt(cents) * 121n;
        expect(off >= -50n && off <= 50n).toBe(true);
      }),
    );
  });

  test('rounds once, from the exact amount', () => {
    // 0.0041 × 1.21 = 0.004961: not half a cent, also not by way of 0.0050.
    expect(includingVat('0.0041')).toBe('0.00');
    expect(includingVat('0.0042')).toBe('0.01');
  });
});

describe('Dutch notation', () => {
  test.each([
    ['12.5', '€ 12,50'],
    ['12,50', '€ 12,50'],
    [12.5, '€ 12,50'],
    ['1234567.891', '€ 1.234.567,89'],
    ['-1234.5', '€ -1.234,50'],
    ['0', '€ 0,00'],
    [0.1 + 0.2, '€ 0,30'],
    ['', ''],
    [null, ''],
    ['gratis', ''],
  ])('price %j is %j', (price, shown) => {
    expect(formatPrice(price).replace('\u00a0', ' ')).toBe(shown);
  });

  test('numbers', () => {
    expect(formatNumber(1234.5)).toBe('1.234,5');
    expect(formatNumber(0.123456)).toBe('0,1235');
  });

  test.each([
    ['2026-03-05', '05-03-2026', '05-03-2026', ''],
    ['2026-03-05 09:30:00', '05-03-2026', '05-03-2026 09:30', '09:30'],
    ['2026-03-29 02:30:00', '29-03-2026', '29-03-2026 02:30', '02:30'],
    ['2026-03-05T09:30:00', '05-03-2026', '05-03-2026 09:30', '09:30'],
    ['2026-03-05T23:30:00.000Z', '06-03-2026', '06-03-2026 00:30', '00:30'],
    ['-', '-', '-', ''],
    [null, '', '', ''],
  ])('%j is the date %j, with time %j', (value, date, dateTime, time) => {
    expect(formatDate(value)).toBe(date);
    expect(formatDateTime(value)).toBe(dateTime);
    expect(formatTime(value)).toBe(time);
  });

  test('days and months have their Dutch names', () => {
    expect(MONTH_NAMES[0]).toBe('januari');
    expect(MONTH_NAMES[11]).toBe('december');
    expect(DAY_NAMES.map((name) => name.slice(0, 2))).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo']);
    expect(formatDayMonth('2026-03-05')).toBe('5 mrt');
    expect(formatDayInFull('2026-03-05')).toBe('donderdag 5 maart 2026');
    expect(toDay(new Date(2026, 2, 5, 23, 59))).toBe('2026-03-05');
  });
});
