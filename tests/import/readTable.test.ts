import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { importTexts } from '../../i18n/nl/late/import';
import { notationOf, plainNumber } from '../../src/import/numberNotation';
import { decodeText, ROWS_MAX, tableOf } from '../../src/import/readTable';
import { toCsv } from '../../src/lib/csv';

const cellsOf = (text: string) => {
  const { headings, rows } = tableOf(text);
  return [headings, ...rows.map(({ cells }) => cells)];
};

describe('the text of a file', () => {
  const text = 'Naam;Prijs\r\nCafé één;12,50\r\n';
  const utf16 = (swap: boolean, mark: boolean) => {
    const bytes = new Uint8Array(Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le'));
    return swap ? new Uint8Array(Buffer.from(bytes).swap16()) : bytes;
  };
  const windows1252 = new Uint8Array(Buffer.from(text, 'latin1'));

  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['Windows-1252', windows1252],
    ['UTF-16 with a mark', utf16(false, true)],
    ['UTF-16, the other way round, with a mark', utf16(true, true)],
    ['UTF-16', utf16(false, false)],
    ['UTF-16, the other way round', utf16(true, false)],
  ])('is read from %s', (_, bytes) => {
    expect(cellsOf(decodeText(bytes))).toEqual([
      ['Naam', 'Prijs'],
      ['Café één', '12,50'],
    ]);
  });

  it('is not that of a workbook: it says what to do', () => {
    expect(() => decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 20]))).toThrow(importTexts.unreadable.excel);
    expect(() => decodeText(new Uint8Array(11 * 1024 * 1024))).toThrow('groter dan 10 MB');
  });

  test.each([
    ['for Mac', [0x43, 0x61, 0x66, 0x8e]],
    ['of MS-DOS', [0x43, 0x61, 0x66, 0x82]],
    ['for Mac: België', [...Buffer.from('Belgi'), 0x91]],
    ['for Mac: geïsoleerd', [...Buffer.from('ge'), 0x95, ...Buffer.from('soleerd')]],
    ['for Mac: coördinatie', [...Buffer.from('SKU;Naam\rA;co'), 0x9a, ...Buffer.from('rdinatie\r')]],
    ['of MS-DOS: coördinatie', [...Buffer.from('co'), 0x94, ...Buffer.from('rdinatie')]],
    ['of MS-DOS: façade', [...Buffer.from('fa'), 0x87, ...Buffer.from('ade')]],
    ['of MS-DOS: vóór', [0x76, 0xa2, 0xa2, 0x72]],
  ])('is not that of a CSV %s, whose accents would become other letters: it says what to do', (_, bytes) => {
    expect(() => decodeText(Uint8Array.from(bytes))).toThrow(importTexts.unreadable.encoding);
  });

  it('is UTF-8 with one broken letter when a letter was cut in the middle', () => {
    const whole = new TextEncoder().encode('SKU;Naam;Tekst\nA;Één België – € 5;coë');
    expect(cellsOf(decodeText(whole.subarray(0, -1)))[1]).toEqual(['A', 'Één België – € 5', 'co\uFFFD']);
    const broken = new TextEncoder().encode('SKU;Naam\nA;co\uFFFD');
    expect(cellsOf(decodeText(broken))[1]).toEqual(['A', 'co\uFFFD']);
  });

  it('is UTF-8 when a part in Windows-1252 was put behind it: the letters of that part are broken, the others are not', () => {
    const parts = [new TextEncoder().encode('SKU;Naam\nA;België\n'), Buffer.from('B;één\nC;één', 'latin1')];
    const cells = cellsOf(decodeText(new Uint8Array(Buffer.concat(parts))));
    expect(cells.map(([, name]) => name)).toEqual(['Naam', 'België', '\uFFFD\uFFFDn', '\uFFFD\uFFFDn']);
  });

  it('has letters and signs of Windows-1252 where those of a Mac are', () => {
    const bytes = [...Buffer.from('auto_s _koda S_UR Nik_i 5 _ prijs_ _zo_ _ja_ 19_rek merk_ nu_en ', 'latin1')];
    const signs = [0x92, 0x8a, 0x8c, 0x9a, 0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x94, 0x99, 0x97];
    const file = Uint8Array.from(bytes.map((byte) => (byte === 0x5f ? (signs.shift() ?? 0) : byte)));
    expect(decodeText(file)).toHaveLength(bytes.length);
  });

  test.each([
    ['PNG', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='],
    ['JPEG', '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsO'],
  ])('is not that of a %s: it says to choose another file', (_, base64) => {
    expect(() => decodeText(new Uint8Array(Buffer.from(base64, 'base64')))).toThrow(importTexts.unreadable.noText);
  });
});

describe('a table', () => {
  test.each([
    ['semicolons, with decimals behind a comma', 'SKU;Prijs\nA;12,50\nB;7,25', ['B', '7,25']],
    ['commas', 'SKU,Prijs\nA,12.50\n"B, groot",7.25', ['B, groot', '7.25']],
    ['tabs, as pasted', 'SKU\tPrijs\nA\t12,50\nB\t1.234,50', ['B', '1.234,50']],
    ['upright lines, with decimals behind a comma', 'SKU|Prijs\nA|12,50\nB|7,25', ['B', '7,25']],
    ['tabs, and upright lines within cells', 'A\ta › b | c › d | e\nB\ta › b | c › d | e', ['B', 'a › b | c › d | e']],
    ["Excel's own line", 'sep=;\r\nSKU;Prijs\r\nA;1\r\nB;2', ['B', '2']],
    [
      "Excel's own line, with a separator of its own",
      'sep=|\r\nSKU|Prijs, netto|Soort\r\nB|7,25|x',
      ['B', '7,25', 'x'],
    ],
    ['a title above its headings, and tabs within cells', 'Prijslijst\nSKU;Prijs\nA\t1;12,50\nB;7,25', ['B', '7,25']],
    ['lines within a cell', 'SKU;Tekst\nA;x\nB;"een\ntwee; ""drie"""', ['B', 'een\ntwee; "drie"']],
    ['one column', 'SKU\nA\nB', ['B']],
    ['the ends of lines of several systems', 'SKU;Prijs\r\nA;1\rB;2\nC;3\r\nD;4\n\nE;5', ['E', '5']],
    [
      'the ends of lines of several systems around quotes',
      'SKU;"Naam"\r\nA;19" rek\nB;"x; ""y""\r\nz"\r\nC;"w"\nD;20" rek\r\nE;"v"\n',
      ['E', 'v'],
    ],
  ])('is read with %s', (_, text, last) => {
    expect(cellsOf(text).at(-1)).toEqual(last);
  });

  it('leaves out empty rows and counts them, and fills rows and headings that are short', () => {
    expect(tableOf('SKU;;Prijs\n\nA\n;;\nB;x;3;over\n')).toEqual({
      headings: ['SKU', 'B', 'Prijs', 'D'],
      rows: [
        { line: 3, cells: ['A', '', '', ''] },
        { line: 5, cells: ['B', 'x', '3', 'over'] },
      ],
    });
  });

  it('leaves out columns without a heading and without a text, as a spreadsheet adds them', () => {
    const empty = ';'.repeat(500);
    expect(tableOf(`SKU;;Prijs;${empty}\nA;; ;x${empty}`)).toEqual({
      headings: ['SKU', 'Prijs', 'D'],
      rows: [{ line: 2, cells: ['A', ' ', 'x'] }],
    });
  });

  it('gives back every text that an export wrote', () => {
    const texts = ['=1+1', "'=1+1", "''@x", '+31 6 1', "'-5", '-5', "'s avonds", 'a;b', ' "x" ', 'twee\nregels'];
    const [, ...rows] = cellsOf(
      toCsv(
        ['Tekst', 'Nog'],
        texts.map((text) => [text, 'x']),
      ),
    );
    expect(rows.map(([text]) => text)).toEqual(texts);
  });

  it('gives back any texts that an export wrote, in any number of columns', () => {
    const signs = fc.string({ unit: fc.constantFrom(...`;,|\t"'=+-@ \r\nab1é€`), maxLength: 8 });
    const text = fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 12 }));
    const tables = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 30 }),
      );
    fc.assert(
      fc.property(tables, (rows) => {
        const numbered = rows.map((cells, nth) => [String(nth), ...cells]);
        const headings = numbered[0]?.map((_, at) => `Kolom ${at}`) ?? [];
        const file = decodeText(new TextEncoder().encode(toCsv(headings, numbered)));
        expect(cellsOf(file)).toEqual([headings, ...numbered]);
      }),
    );
  });

  it('has its headings below a title, and its separator before a long text', () => {
    const long = `"${'een, twee\tdrie\n'.repeat(3_000)}"`;
    expect(tableOf(`Prijslijst 2026\n\nSKU;Tekst\nA;${long}`)).toMatchObject({
      headings: ['SKU', 'Tekst'],
      rows: [{ line: 4, cells: ['A', long.slice(1, -1)] }],
    });
  });

  it('has a line for each row, whatever ends it, and within a text the ends that are there', () => {
    expect(tableOf('SKU;Naam\r\nA;19" rek\nB;"x; ""y""\r\nz"\r\nC;"w"\n').rows).toEqual([
      { line: 2, cells: ['A', '19" rek'] },
      { line: 3, cells: ['B', 'x; "y"\r\nz'] },
      { line: 4, cells: ['C', 'w'] },
    ]);
    expect(cellsOf('sep=^\r\nSKU^Naam\nA^"x^y"\r\n')).toEqual([
      ['SKU', 'Naam'],
      ['A', 'x^y'],
    ]);
  });

  it('has its headings where most fields are named, below a title of several cells; a single word is none', () => {
    const isHeading = (text: string) => ['SKU', 'Naam'].includes(text);
    const title = 'Prijslijst 2026;Firma BV;;\nGeldig vanaf;1-12-2026;;\n\n';
    expect(tableOf(`${title}SKU;Naam;Prijs;Doos\nA;x;1;12`, isHeading)).toEqual({
      headings: ['SKU', 'Naam', 'Prijs', 'Doos'],
      rows: [{ line: 5, cells: ['A', 'x', '1', '12'] }],
    });
    expect(tableOf('Code;Soort;Tekst\nA;SKU;x\nB;y;z', isHeading).headings).toEqual(['Code', 'Soort', 'Tekst']);
  });

  it('has rows, and not too many', () => {
    expect(() => tableOf('SKU;Prijs\n')).toThrow(importTexts.unreadable.empty);
    expect(() => tableOf('')).toThrow(importTexts.unreadable.empty);
    expect(() => tableOf(`SKU\n${'A\n'.repeat(ROWS_MAX + 1)}`)).toThrow('hoogstens 20.000');
    expect(tableOf(`Lijst\n\nSKU;Prijs\n${'A;1\n'.repeat(ROWS_MAX)}`).rows).toHaveLength(ROWS_MAX);
    expect(() => tableOf(`SKU;Prijs\n${'A;1\n\n'.repeat(ROWS_MAX - 1)}`)).not.toThrow();
    expect(() => tableOf(`SKU;Prijs\n${'\n\nA;1\n'.repeat(ROWS_MAX - 1)}`)).toThrow('hoogstens 20.000');
  });

  test.each([
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    '<!DOCTYPE html>\n<table><tr><td>SKU</td></tr></table>',
    '\n<html>\n<p>a;b</p>',
    '{\n  "sku": "A", "prijs": 12',
    '[{"sku":"A"},\n{"sku":"B"}]',
    '[\n  {"sku": "A", "prijs": 12}]',
    '{\\rtf1\\ansi;\nSKU;Prijs}',
  ])('is not in %j', (text) => {
    expect(() => tableOf(text)).toThrow(importTexts.unreadable.noText);
  });

  it('has headings in brackets', () => {
    expect(cellsOf('[SKU];{Naam}\nA;x')).toEqual([
      ['[SKU]', '{Naam}'],
      ['A', 'x'],
    ]);
  });

  test.each([
    ['open', 'SKU;Naam\nA;x\nB;"x\nC;y'],
    ['within a text', 'SKU;Naam\nA;x\nB;"Beste" shampoo\nC;y'],
  ])('has no quote that is %s: it would take the rows below it along', (_, text) => {
    expect(() => tableOf(text)).toThrow(importTexts.unreadable.quote(3));
  });
});

describe('the numbers of a column', () => {
  test.each([
    [
      ['1.234,50', '12,5', '1.234'],
      ['1234.50', '12.5', '1234'],
    ],
    [
      ['€ 12,50', ' 7,- ', '1.000.000,00'],
      ['12.50', '7', '1000000.00'],
    ],
    [
      ['12.50', '1,234.50', '1.234'],
      ['12.50', '1234.50', '1.234'],
    ],
    [
      ['12', '1.234'],
      ['12', '1.234'],
    ],
    [
      ['€ 1.250,-', '€ 995,-', '1.100'],
      ['1250', '995', '1100'],
    ],
    [
      ['1.250,--', '12,--'],
      ['1250', '12'],
    ],
    [
      ['1,234.50', '2,500', '1,000,000'],
      ['1234.50', '2500', '1000000'],
    ],
    [
      ['1.250.000', '2.500'],
      ['1250000', '2500'],
    ],
    [
      ['0.125', '2.500', '1234.500'],
      ['0.125', '2.500', '1234.500'],
    ],
    [
      ['12.50', '7,5', '1.234,50'],
      ['12.50', '7.5', '1234.50'],
    ],
    [
      ['12.500000', '1234,5000000', '12.34567'],
      ['12.5000', '1234.5000', '12.34567'],
    ],
    [
      ['-0,5', '+3,25', 'op aanvraag'],
      ['-0.5', '+3.25', 'opaanvraag'],
    ],
  ])('%j are %j', (texts, numbers) => {
    const notation = notationOf(texts);
    expect(texts.map((text) => plainNumber(text, notation))).toEqual(numbers);
  });
});
