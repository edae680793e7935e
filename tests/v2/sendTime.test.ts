import { describe, expect, it } from 'vitest';
import { instantsOf, localMoment } from '../../src/v2/businessTime';
import { sendTimeOf } from '../../src/v2/entities/scheduledPush';

const iso = (instants: readonly number[]) => instants.map((at) => new Date(at).toISOString());
const at = (moment: string) => Date.parse(moment);

describe('the instants of a local time', () => {
  it.each([
    ['winter', '2026-11-21 09:00', ['2026-11-21T08:00:00.000Z']],
    ['summer', '2027-07-01 09:00:00', ['2027-07-01T07:00:00.000Z']],
    ['the last minute before the clock goes forward', '2027-03-28 01:59', ['2027-03-28T00:59:00.000Z']],
    ['the hour that the clock skips', '2027-03-28 02:30', []],
    ['the first minute after it', '2027-03-28 03:00', ['2027-03-28T01:00:00.000Z']],
    ['the last minute before the hour that comes twice', '2026-10-25 01:59', ['2026-10-24T23:59:00.000Z']],
    ['its first minute', '2026-10-25 02:00', ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z']],
    ['its last minute', '2026-10-25 02:59', ['2026-10-25T00:59:00.000Z', '2026-10-25T01:59:00.000Z']],
    ['the first minute after it', '2026-10-25 03:00', ['2026-10-25T02:00:00.000Z']],
    ['a day that does not exist', '2027-02-30 09:00', []],
    ['no time at all', 'morgen', []],
  ])('%s: %s', (_, moment, instants) => {
    expect(iso(instantsOf(moment))).toEqual(instants);
  });

  it('are those that show that time, for every half hour of two years', () => {
    for (let utc = at('2026-01-01T00:00Z'); utc < at('2028-01-01T00:00Z'); utc += 1_800_000)
      if (!instantsOf(localMoment(utc)).includes(utc)) expect.fail(localMoment(utc));
  });
});

describe('when a scheduled push goes', () => {
  const now = at('2026-10-01T10:00Z');

  it.each([
    ['2026-10-01 12:01:00', { at: at('2026-10-01T10:01Z') }],
    ['2026-10-01 12:00:00', { refused: 'Kies een moment dat nog komt.' }],
    ['2025-10-02 12:00:00', { refused: 'Kies een moment dat nog komt.' }],
    ['2027-10-02 12:00:00', { at: at('2027-10-02T10:00Z') }],
    ['2027-10-03 12:00:00', { refused: 'Kies een moment binnen een jaar.' }],
    [
      '2027-03-28 02:30:00',
      { refused: '02:30 bestaat die nacht niet: de klok gaat van 02:00 naar 03:00. Kies een tijd vanaf 03:00.' },
    ],
    ['2026-10-25 02:30:00', { at: at('2026-10-25T00:30Z'), isTwice: 'first' }],
  ])('%s', (moment, time) => {
    expect(sendTimeOf(moment, now)).toEqual(time);
  });

  it('the second time, where the first of an hour that comes twice has passed', () => {
    expect(sendTimeOf('2026-10-25 02:30:00', at('2026-10-25T00:45Z'))).toEqual({
      at: at('2026-10-25T01:30Z'),
      isTwice: 'second',
    });
  });
});
