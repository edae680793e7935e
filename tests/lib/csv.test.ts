import { describe, expect, it } from 'vitest';
import { csvOfRecords, toCsv } from '../../src/lib/csv';

/** The one cell of a table without its byte order mark, heading and line end. */
const cellOf = (value: unknown) => toCsv(['veld'], [[value]]).replace(/^\uFEFFveld\r\n|\r\n$/g, '');

describe('a table as a spreadsheet opens it', () => {
  it('has a byte order mark, semicolons, CRLF, and its headings first', () => {
    expect(toCsv(['naam', 'prijs'], [['Wax', '12,50']])).toBe('\uFEFFnaam;prijs\r\nWax;12,50\r\n');
    expect(toCsv(['naam'], [])).toBe('\uFEFFnaam\r\n');
  });

  it.each([
    ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
    ['+31 6 12345678', "'+31 6 12345678"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
  ])('never runs %j: it is text', (value, cell) => {
    expect(cellOf(value)).toBe(cell);
  });

  it.each([
    [-12.5, '-12.5'],
    ['-12,50', '-12,50'],
    ['+3', '+3'],
    ['-', '-'],
    ['a=b', 'a=b'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
    ['een; twee', '"een; twee"'],
    ['zij zei "ja"', '"zij zei ""ja"""'],
    ['twee\nregels', '"twee\nregels"'],
    [[{ field: 'prijs', old: 1 }], '"[{""field"":""prijs"",""old"":1}]"'],
  ])('writes %j as it is', (value, cell) => {
    expect(cellOf(value)).toBe(cell);
  });
});

it('has a column for a field that the first record lacks', () => {
  const csv = csvOfRecords([
    { id: 1, company: 'Zwaan' },
    { id: 2, company: 'Vos', pages: 3, visits: [] },
  ]);
  expect(csv).toBe('\uFEFFcompany;pages;visits\r\nZwaan;;\r\nVos;3;[]\r\n');
});
