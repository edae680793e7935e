import { describe, expect, test } from 'vitest';
import { businessDay, dateIfAny, formatDate, formatDayInFull, formatDayMonth, toDay } from '../../src/lib/dates';
import { parseDutchDate, parseDutchTime } from '../../src/lib/dutchMoment';

describe('a typed date', () => {
  test.each([
    ['24-11-2026', '2026-11-24'],
    ['24/11/26', '2026-11-24'],
    ['24.11.2026', '2026-11-24'],
    ['24 11 2026', '2026-11-24'],
    ['24112026', '2026-11-24'],
    [' 24-11-2026 ', '2026-11-24'],
    ['1-2-2026', '2026-02-01'],
    ['31-12-99', '2099-12-31'],
    ['29-2-2028', '2028-02-29'],
    // As files and mails have it.
    ['2026-11-24', '2026-11-24'],
  ])('%j is the day %s', (typed, day) => {
    expect(parseDutchDate(typed)).toBe(day);
  });

  test.each([
    ...['29-2-2026', '31-4-2026', '0-1-2026', '1-13-2026', '99-99-9999'],
    ...['', '24-11', '24-11-226', '24-11-20266', '124-11-2026', '24-111-2026', '2411026', '241120261', '124112026'],
    ...['op 24-11-2026', '24-11-2026 om', 'x24112026', '24112026x', '24,11,2026', '24x11x2026', 'aa-bb-cccc'],
    // A year that was mistyped: what stands there is on no screen of the day.
    ...['29-11-0026', '29-11-9999', '29-11-1826', '0026-11-29', '29112226'],
    ...['aabbcccc', '2026-02-30', '2026-13-01', '2026-1-1', '2026-11-24 09:30'],
  ])('%j is no day', (typed) => {
    expect(parseDutchDate(typed)).toBeNull();
  });
});

test.each([
  ['2026-11-24', '24-11-2026'],
  ['2026-11-24 09:30:00', '24-11-2026'],
  // In the business's time zone.
  ['2026-11-24T23:30:00Z', '25-11-2026'],
  ['ja', ''],
  ['op 2026-11-24', ''],
  ['', ''],
  [null, ''],
])('%j is shown as the day %j', (value, shown) => {
  expect(dateIfAny(value)).toBe(shown);
});

describe('a typed time', () => {
  test.each([
    ['8:30', '08:30'],
    ['08.30', '08:30'],
    ['8u30', '08:30'],
    ['8 30', '08:30'],
    ['830', '08:30'],
    [' 8:30 ', '08:30'],
    ['8', '08:00'],
    ['12', '12:00'],
    ['0:00', '00:00'],
    ['2359', '23:59'],
  ])('%j is %s', (typed, time) => {
    expect(parseDutchTime(typed)).toBe(time);
  });

  test.each([
    ...[
      '',
      '24',
      '24:00',
      '2400',
      '8:60',
      '8:5',
      '8:',
      '8:300',
      '8-30',
      '123456',
      'om 8:30',
      '8:30 uur',
      'aa:bb',
      '8:3a',
    ],
  ])('%j is no time of day', (typed) => {
    expect(parseDutchTime(typed)).toBeNull();
  });
});

describe('a day', () => {
  test("is the business's, whatever the hour elsewhere", () => {
    for (const [at, day] of [
      ['2026-11-16T22:59:00Z', '2026-11-16'],
      ['2026-11-16T23:30:00Z', '2026-11-17'],
      ['2026-06-30T22:30:00Z', '2026-07-01'],
      ['2026-12-31T23:00:00Z', '2027-01-01'],
    ] as const) {
      const found = businessDay(new Date(at));
      expect([toDay(found), found.getHours()]).toEqual([day, 12]);
    }
  });

  test('that is none stays as it is', () => {
    for (const text of ['-', 'op 2026-03-05', '']) {
      expect([formatDate(text), formatDayMonth(text), formatDayInFull(text)]).toEqual([text, text, text]);
    }
    expect(formatDayMonth('2026-13-05')).toBe('2026-13-05');
  });
});
