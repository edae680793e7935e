import { describe, expect, test } from 'vitest';
import { fieldsOfRecords } from '../../src/lib/csv';
import { fieldName, fieldText } from '../../src/lib/leadFields';

describe('a field of a lead', () => {
  test.each([
    ['eerste_bezoek', 'Eerste bezoek'],
    ['pageViews', 'Page views'],
    ['page2View', 'Page2 view'],
    ['VISITS', 'Visits'],
    ['_laatste__bezoek _', 'Laatste bezoek'],
    ['', ''],
  ])('%j is called %j', (key, name) => {
    expect(fieldName(key)).toBe(name);
  });

  test.each<[string, unknown, string]>([
    ['naam', null, ''],
    ['naam', undefined, ''],
    ['naam', 'Jan', 'Jan'],
    ['aantal', 0, '0'],
    ['actief', false, 'false'],
    ['seconds', 61, '00:01:01'],
    ['visit_seconds', '61', '00:01:01'],
    ['seconds', 45_296, '12:34:56'],
    ['Time_Spent', 61, '00:01:01'],
    ['visitSeconds', 61, '00:01:01'],
    ['timeSpent', 61, '00:01:01'],
    ['milliseconds', 61, '61'],
    ['secondsAgo', 61, '61'],
    ['seconds_ago', 61, '61'],
    ['elapsed', null, ''],
    ['bezocht', '2026-03-05', '05-03-2026'],
    ['bezocht', '2026-03-05 09:30:00', '05-03-2026 09:30'],
    ['bezocht', '2026-03-05T09:30:00', '05-03-2026 09:30'],
    ['bezocht', '2026-03-05T23:30:00.000Z', '06-03-2026 00:30'],
    ['code', '2026-03-05x', '2026-03-05x'],
    ['code', '2026-03-05 x', '2026-03-05 x'],
    ['code', 'x2026-03-05', 'x2026-03-05'],
    ['code', '12026-03-05', '12026-03-05'],
    ['paginas', ['/wax', null, '2026-03-05'], '/wax, , 05-03-2026'],
    ['seconds', [60], '00:00:00'],
    ['duration', '00:03:20', '00:03:20'],
    ['duration', '12 min', '12 min'],
    ['plaats', { stad: 'Delft', 'bezocht op': '2026-03-05' }, 'Stad: Delft, Bezocht op: 05-03-2026'],
    ['visits', [{ page: '/a', seconds: 5 }], 'Page: /a, Seconds: 00:00:05'],
  ])('%s with %j reads %j', (key, value, text) => {
    expect(fieldText(key, value)).toBe(text);
  });

  test('is a column once, in the order in which the fields first occur', () => {
    expect(fieldsOfRecords([{ b: 1, a: 2 }, { a: 3, c: 4 }, {}])).toEqual(['b', 'a', 'c']);
    expect(fieldsOfRecords([])).toEqual([]);
  });
});
