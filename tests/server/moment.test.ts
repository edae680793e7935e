import { afterEach, describe, expect, it } from 'vitest';
import { addDays, formattedMoment, lastDays, localDay, localMoment } from '../../server/lib/moment';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe.each(['UTC', 'Europe/Amsterdam', 'America/New_York', 'Asia/Tokyo'])('moments on a server in %s', (TZ) => {
  it.each([
    ['2026-01-15T23:30:00Z', '2026-01-16 00:30:00'],
    ['2026-07-15T22:00:05Z', '2026-07-16 00:00:05'],
    ['2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25 02:30:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25 02:30:00'],
  ])('%s is %s in the business', (at, local) => {
    process.env.TZ = TZ;
    expect(localMoment(new Date(at))).toBe(local);
    expect(localDay(new Date(at))).toBe(local.slice(0, 10));
  });

  it('days are counted over the change-over and the year', () => {
    process.env.TZ = TZ;
    expect(lastDays('2026-03-30', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    expect(lastDays('2026-10-26', 2)).toEqual(['2026-10-25', '2026-10-26']);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});

it('a moment is shown day first', () => {
  expect(formattedMoment('2026-11-03 09:05:00')).toBe('03-11-2026 09:05');
});
