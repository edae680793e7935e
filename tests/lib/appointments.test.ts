import { describe, expect, test } from 'vitest';
import { businessMoment } from '../../src/lib/dates';
import { directionsTo } from '../../src/lib/directions';
import { timeUntil } from '../../src/lib/timeUntil';
import { nextAppointment, splitByDay } from '../../src/pages/home/appointments';

test.each([
  ['2026-11-16 10:00:00', 'nu'],
  ['2026-11-16 10:25:00', 'over 25 min'],
  ['2026-11-16 12:00:00', 'over 2 u'],
  ['2026-11-16 12:10:00', 'over 2 u 10 min'],
  ['2026-11-16 09:50:00', '10 min geleden'],
  ['2026-11-17 08:00:00', 'morgen'],
  ['2026-11-19 08:00:00', 'over 3 dagen'],
])('at ten on 16 November, %s is said as: %s', (moment, said) => {
  expect(timeUntil(moment, '2026-11-16 10:00')).toBe(said);
});

test('the business is in Amsterdam, wherever the computer stands', () => {
  expect(businessMoment(new Date('2026-11-16T09:05:00Z'))).toBe('2026-11-16 10:05');
  expect(businessMoment(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02 00:30');
});

const at = (...moments: (string | null)[]) =>
  moments.map((scheduled) => ({
    ...{ customer_report_id: 1, customer_id: 1, company_name: 'De Vaart' },
    ...{ scheduled, formatted_scheduled: '' },
  }));

test('appointments to come have the earliest first, past ones the latest; one without a date is to come', () => {
  const [before, yesterday] = ['2026-10-16 09:00:00', '2026-11-15 09:00:00'];
  const [today, later] = ['2026-11-16 09:00:00', '2026-12-01 09:00:00'];
  const all = at(null, later, before, today, yesterday);
  const { toCome, past } = splitByDay(all, new Date(2026, 10, 16, 12));
  const momentsOf = (some: readonly { scheduled: string | null }[]) => some.map(({ scheduled }) => scheduled);
  expect([momentsOf(past), momentsOf(toCome)]).toEqual([
    [yesterday, before],
    [null, today, later],
  ]);
});

describe('the next appointment', () => {
  test.each([
    ['the first to come', ['2026-11-18 09:00:00', '2026-11-16 11:00:00'], '2026-11-16 11:00:00'],
    [
      'one that began less than half an hour ago',
      ['2026-11-16 09:40:00', '2026-11-16 11:00:00'],
      '2026-11-16 09:40:00',
    ],
    ['none that is over, or has no date', ['2026-11-16 09:00:00', null], undefined],
  ])('is %s', (_, moments, scheduled) => {
    expect(nextAppointment(at(...moments), '2026-11-16 10:00')?.scheduled).toBe(scheduled);
  });
});

test('a route leads to a street and a place, and to nothing less', () => {
  expect(directionsTo(['Kade 1', '8011 AA Zwolle'])).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Kade%201%2C%208011%20AA%20Zwolle',
  );
  expect(directionsTo(['', 'Zwolle'])).toBe('');
});
