import { describe, expect, test } from 'vitest';
import { importTexts } from '../../i18n/nl/late/import';
import { checker, notationsOf } from '../../src/import/checkRows';
import { doubtsOf } from '../../src/import/doubts';
import { guessColumns, importFields } from '../../src/import/importFields';
import { tableOf } from '../../src/import/readTable';

const products = ['Wax', 'Zeep', 'Borstel', '0012'].map((main_title, at) => ({
  ...{ id: at + 1, product_id: at + 1, sku: `A-${at + 1}`, main_title, main_price: '10', active: 1 },
}));
const lists = { shops: [], countries: [] };

const doubts = (text: string, columns?: string[]) => {
  const { headings, rows } = tableOf(text);
  const meant = columns ?? guessColumns(headings, importFields('products'), {});
  const key = ['id', 'sku'].find((name) => meant.includes(name)) ?? '';
  const wanted = { resource: 'products' as const, columns: meant, key, clears: false, records: products, lists };
  const checked = checker(wanted)(rows, notationsOf(rows, wanted));
  return doubtsOf({ ...wanted, headings, checked });
};

describe('a table is doubted', () => {
  test("when its numbers are another list's: most have another name", () => {
    expect(doubts('Nummer;Naam\n1;Jansen\n2;Bakker\n3;De Vries\n4;12')).toEqual([importTexts.doubts.names]);
  });

  test("when its numbers are another list's: most columns are no fields of this one", () => {
    expect(doubts('Nummer;Bedrijf;Plaats;Actief;Ingelogd\n1;Jansen;Ede;nee;ja')).toEqual([importTexts.doubts.columns]);
  });

  test('when its first row is a record, because the headings are not there', () => {
    expect(doubts('A-1;12,50\nA-2;13,50', ['sku', 'main_price'])).toEqual([importTexts.doubts.headings('Wax')]);
  });
});

describe('a table is not doubted', () => {
  test.each([
    ['as it was exported, also by a spreadsheet', 'Nummer;Naam;Prijs\n1;Wax;9\n2;Zeep ;9\n3;Borstel;9\n4;12;9'],
    ['with some names changed', 'Nummer;Naam\n1;Autowax\n2;Zeep\n3;Borstel'],
    ['with the names of two records changed', 'Nummer;Naam\n1;Autowax\n2;Handzeep'],
    ['with a column of its own', 'Nummer;Prijs;Opmerking\n1;9;x\n2;9;x\n3;9;x'],
    ['recognized by something else than the number', 'SKU;Naam;x;y;z\nA-1;Een;1;1;1\nA-2;Twee;1;1;1\nA-3;Drie;1;1;1'],
    ['without what rows are recognized by', 'Prijs;Naam\n1;Wax'],
  ])('%s', (_, text) => {
    expect(doubts(text)).toEqual([]);
  });
});
