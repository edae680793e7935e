import { describe, expect, it, test } from 'vitest';
import { importTexts } from '../../i18n/nl/late/import';
import { checker, notationsOf, type Wanted } from '../../src/import/checkRows';
import { guessColumns, type ImportResource, importFields, knownColumns } from '../../src/import/importFields';
import { tableOf } from '../../src/import/readTable';
import { NO_DISCOUNT_PRICE } from '../../src/v2/entities/product';

const lists = {
  shops: [
    { id: 1, name: 'sireon', within: [{ id: 4, name: 'Shampoo', within: [{ id: 7, name: 'Auto' }] }] },
    { id: 2, name: 'carwash', within: [{ id: 5, name: 'Shampoo' }] },
  ],
  countries: [
    { id: 1, name: 'Nederland' },
    { id: 2, name: 'België' },
  ],
};
const shampoo = {
  ...{ id: 11, product_id: 11, main_title: 'Shampoo', main_description: 'Wast', sku: 'SH-1', main_price: '12.50' },
  ...{ discount_price: '', discount_price_active: 0, active: 1, king_sireon_artikelnummer: 'K1', weight: '5' },
  categories: [{ shop_id: 1, shop_product_category_id: 4, shop_product_subcategory_id: 7 }],
};
const wax = { ...shampoo, id: 12, product_id: 12, main_title: 'Wax', sku: 'WX-1', main_price: '7' };

const check = (text: string, { resource = 'products' as ImportResource, ...wanted }: Partial<Wanted> = {}) => {
  const { headings, rows } = tableOf(text);
  const columns = guessColumns(headings, importFields(resource), {});
  const all = { resource, columns, key: columns[0] ?? '', clears: false, records: [shampoo, wax], lists, ...wanted };
  return checker(all)(rows, notationsOf(rows, all)).map(({ record, planned, faults }) => ({
    id: record?.id,
    new: planned?.state === 'changes' ? planned.new : planned?.state,
    faults,
  }));
};

describe('headings', () => {
  const guess = (headings: string[], known = {}) => guessColumns(headings, importFields('products'), known);

  test.each([
    [
      ['SKU', 'Prijs excl. btw', 'Naam'],
      ['sku', 'main_price', 'main_title'],
    ],
    [
      ['Artikelnummer', 'Adviesprijs', 'prijs (excl. btw)'],
      ['sku', undefined, 'main_price'],
    ],
    [
      ['Nummer', 'king_sireon_artikelnummer', 'Artikelnummer Carwash'],
      ['id', 'king_sireon_artikelnummer', 'king_carwash_artikelnummer'],
    ],
    [
      ['Prijs', 'Prijs'],
      ['main_price', undefined],
    ],
    [
      ['constructor', 'toString'],
      [undefined, undefined],
    ],
  ])('%j are %j', (headings, fields) => {
    expect(guess(headings)).toEqual(fields);
  });

  it('are what they were chosen to be before, also when that was nothing', () => {
    const known = knownColumns(['Adviesprijs', 'SKU'], ['main_price', undefined], {});
    expect(guess(['SKU', 'adviesprijs', 'Prijs'], known)).toEqual([undefined, 'main_price', undefined]);
    // Of two headings that are the same nothing is remembered: each was another field.
    const twice = knownColumns(['Prijs', 'Prijs'], ['discount_price', undefined], {});
    expect(guess(['Prijs'], twice)).toEqual(['main_price']);
    // A heading without letters is remembered too; an empty cell is no heading.
    const mark = knownColumns(['€', '%'], ['main_price', 'discount_price'], {});
    expect(guess(['', '€', '%'], mark)).toEqual([undefined, 'main_price', 'discount_price']);
  });
});

describe('a row', () => {
  it('changes what it says, of the record with its key, in any notation', () => {
    expect(check('SKU;Prijs\nsh-1;€ 1.234,50\n WX-1 ;1.300')).toEqual([
      { id: 11, new: { main_price: '1234.50' }, faults: {} },
      { id: 12, new: { main_price: '1300' }, faults: {} },
    ]);
  });

  it.each(['1.250', '1,250'])('asks what the price %s is when no other row of its column shows it', (price) => {
    expect(check(`SKU;Prijs\nSH-1;${price}\nWX-1;995`)).toEqual([
      { id: 11, new: undefined, faults: { 1: importTexts.ambiguous } },
      { id: 12, new: { main_price: '995' }, faults: {} },
    ]);
    // A weight has three decimals more often than a thousand kilos.
    expect(check(`SKU;Gewicht\nSH-1;${price}`)).toMatchObject([{ new: { weight: '1.250' } }]);
  });

  it('has a number of a database with its zeros, and says how many decimals are too many', () => {
    expect(check('SKU;Prijs;Gewicht\nSH-1;11.500000;2.250000\nWX-1;12,3456789;')).toMatchObject([
      { new: { main_price: '11.5000', weight: '2.2500' } },
      { new: undefined, faults: { 1: importTexts.decimals } },
    ]);
  });

  it('that says what is there changes nothing', () => {
    const cells =
      'SKU;Naam;Prijs;Gewicht;Actief;Categorieën per shop\nSH-1; Shampoo;12,5;5,0;ja;sireon > shampoo > auto';
    expect(check(cells)).toEqual([{ id: 11, new: 'same', faults: {} }]);
  });

  it('takes no space around a text along, nor the line ends of Windows', () => {
    expect(check('SKU;Naam;Omschrijving\r\nSH-1;Beter      ;" Eerste regel\r\nTweede\u00a0"')).toEqual([
      { id: 11, new: { main_title: 'Beter', main_description: 'Eerste regel\nTweede' }, faults: {} },
    ]);
  });

  it('says at each cell what is wrong, and then changes nothing', () => {
    expect(check('SKU;Naam;Prijs;Actief\nSH-1;Beter;gratis;misschien')).toEqual([
      {
        ...{ id: 11, new: undefined },
        faults: { 2: 'Vul een bedrag in, bijvoorbeeld 12,50.', 3: 'Vul ja of nee in.' },
      },
    ]);
    expect(check('SKU;Actieprijs gebruiken\nSH-1;ja')).toMatchObject([{ new: undefined }]);
  });

  it('is about one record, and a record has one row', () => {
    const faults = (text: string, records = [shampoo, wax]) => check(text, { records }).map((row) => row.faults);
    expect(faults('SKU;Prijs\nX;1\n;2\nSH-1;3\nsh-1;4')).toEqual([
      { 0: 'Niet gevonden.' },
      { 0: 'Hier staat niets om de regel aan te herkennen.' },
      {},
      { 0: 'Staat ook op regel 4.' },
    ]);
    expect(faults('SKU;Prijs\nSH-1;1', [shampoo, { ...wax, sku: 'SH-1' }])).toEqual([
      { 0: 'Er zijn er meer met deze waarde.' },
    ]);
  });

  it('gives an emptied invoice country that of the company, as the server does, and changes nothing where it has it', () => {
    const customer = { id: 21, king_debiteurnummer_sireon: 'D1', company_country_id: 1, invoice_country_id: 1 };
    const other = { ...customer, id: 22, king_debiteurnummer_sireon: 'D2', invoice_country_id: 2 };
    const countries = (text: string) =>
      check(`Debiteurnummer;${text}`, {
        ...{ resource: 'customers', key: 'king_debiteurnummer_sireon', clears: true, records: [customer, other] },
      }).map((row) => row.new);
    expect(countries('Land factuuradres\nD1;\nD2;')).toEqual(['same', { invoice_country_id: 1 }]);
    expect(countries('Land;Land factuuradres\nD1;België;\nD2;België;')).toEqual([
      { company_country_id: 2, invoice_country_id: 2 },
      { company_country_id: 2 },
    ]);
  });

  it('leaves a field alone where its cell is empty, unless it is to make it empty', () => {
    const cells = 'SKU;Prijs;Naam;Actief;Categorieën per shop\nSH-1;;;;';
    expect(check(cells)).toMatchObject([{ new: 'same' }]);
    expect(check(cells, { clears: true })).toMatchObject([{ new: undefined, faults: { 2: 'Naam is verplicht.' } }]);
    expect(check('SKU;Prijs;Categorieën per shop\nSH-1;;', { clears: true })).toMatchObject([
      { new: { main_price: '', categories: [] } },
    ]);
  });

  it('names shops, categories and countries', () => {
    expect(check('SKU;Categorieën per shop\nSH-1;carwash › Shampoo | sireon › shampoo')).toMatchObject([
      {
        new: {
          categories: [
            { shop_id: 2, shop_product_category_id: 5, shop_product_subcategory_id: null },
            { shop_id: 1, shop_product_category_id: 4, shop_product_subcategory_id: null },
          ],
        },
      },
    ]);
    expect(check('SKU;Categorieën per shop\nSH-1;sireon › Wax')[0]?.faults[1]).toMatch(
      /^Vul een shop en een categorie/,
    );
    const customer = { id: 3, customer_id: 3, company_country_id: 1, shops: [{ shop_id: 1 }], active: 'Y' };
    const ofCustomer = { resource: 'customers' as const, records: [customer] };
    expect(check('Nummer;Land;Shops;Actief\n3;belgie;sireon | carwash;nee', ofCustomer)).toMatchObject([
      { new: { company_country_id: 2, shops: [{ shop_id: 1 }, { shop_id: 2 }], active: 'N' } },
    ]);
    const both = { ...customer, shops: [{ shop_id: 1 }, { shop_id: 2 }] };
    expect(check('Nummer;Shops\n3;carwash | sireon', { ...ofCustomer, records: [both] })).toMatchObject([
      { new: 'same' },
    ]);
    expect(check('Nummer;Land\n3;Atlantis', ofCustomer)[0]?.faults[1]).toMatch(/^Deze naam is niet bekend/);
  });

  it('is found, and changed by nothing, when a spreadsheet took its digits for numbers', () => {
    // A day of a month, to a Dutch one.
    const dated = { ...shampoo, sku: '10-12', product_type: '02/5' };
    expect(check('Nummer;SKU;Soort product\n11;10-dec;2-mei', { records: [dated] })).toMatchObject([{ new: 'same' }]);
    expect(check('Nummer;SKU\n11;11-dec', { records: [dated] })).toMatchObject([{ new: { sku: '11-dec' } }]);
    for (const [held, cell] of [
      ['10-20', 'okt-20'],
      ['5/2020', 'mei-20'],
      ['10-05-3', '10-5-2003'],
      ['01-02-1999', '1-2-1999'],
    ])
      expect(check(`SKU;Soort product\nSH-1;${cell}`, { records: [{ ...shampoo, product_type: held }] })).toMatchObject(
        [{ new: 'same' }],
      );
    const digits = { ...shampoo, sku: '00123', king_sireon_artikelnummer: '8712345678906', product_type: '0012' };
    const cells = (type: string, sireon: string, sku = '123') =>
      check(`SKU;Soort product;king_sireon_artikelnummer\n${sku};${type};${sireon}`, { records: [digits, wax] });
    for (const sireon of ['8,71235E+12', '8.71E+12', '8712345678906', ''])
      expect(cells('12', sireon)).toEqual([{ id: 11, new: 'same', faults: {} }]);
    expect(cells('13', '', '123.0')).toMatchObject([{ id: 11, new: { product_type: '13' } }]);
    // Other digits, which nobody can tell any more.
    expect(cells('12', '8,71999E+12')).toEqual([{ id: 11, new: undefined, faults: { 2: importTexts.shortened } }]);
    // The other way round the zeros are put back.
    const bare = { ...shampoo, product_type: '12' };
    expect(check('SKU;Soort product\nSH-1;0012', { records: [bare] })).toMatchObject([
      { new: { product_type: '0012' } },
    ]);
    const phone = { id: 3, customer_id: 3, company_phone: '+31612345678', name: '0612345678' };
    const ofCustomer = { resource: 'customers' as const, records: [phone] };
    expect(check('Nummer;Telefoon;Contactpersoon\n3,0;31612345678;612345678', ofCustomer)).toMatchObject([
      { id: 3, new: 'same' },
    ]);
    const dashed = { id: 4, customer_id: 4, company_phone: '0515-556987' };
    expect(check('Nummer;Telefoon\n4;515556987', { ...ofCustomer, records: [dashed] })).toMatchObject([
      { new: 'same' },
    ]);
  });

  it.each(['1.000', '1,000'])('is not taken for another whose number is written with thousands: %s', (number) => {
    const customers = [1, 1000].map((id) => ({ id, customer_id: id, name: 'Jan' }));
    const ofCustomer = { resource: 'customers' as const, records: customers };
    expect(check(`Nummer;Contactpersoon\n${number};Piet`, ofCustomer)).toMatchObject([
      { id: undefined, faults: { 0: importTexts.notFound } },
    ]);
  });

  it('keeps the letters for which a file in Windows-1252 has a question mark', () => {
    const polish = { ...shampoo, main_title: 'Łódź – 5 °C 🚗?' };
    const cells = (name: string) => check(`SKU;Naam\nSH-1;${name}`, { records: [polish] });
    expect(cells('?ód? – 5 °C ???')).toEqual([{ id: 11, new: 'same', faults: {} }]);
    for (const name of ['?ód? – 6 °C ???', '?ód? ? 5 °C ???', 'Lódz – 5 °C 🚗?'])
      expect(cells(name)).toMatchObject([{ new: { main_title: name } }]);
  });

  it('is found by its digits as they are, and is no longer found when only zeros tell it from another', () => {
    const [zero, zeros] = [
      { ...wax, id: 13, sku: '012' },
      { ...wax, id: 14, sku: '0012' },
    ];
    const idsOf = (records: (typeof wax)[]) => check('SKU;Prijs\n012;1\n12;2', { records }).map(({ id }) => id);
    expect(idsOf([zero, zeros])).toEqual([13, undefined]);
    expect(idsOf([zero, zeros, { ...wax, id: 15, sku: '12' }])).toEqual([13, 15]);
  });

  it.each(['#N/B', '#N/A', '#VERW!', '#DEEL/0!', '####'])('takes %s of a spreadsheet for no text', (cell) => {
    expect(check(`SKU;Naam\nSH-1;${cell}`)).toEqual([
      { id: 11, new: undefined, faults: { 1: importTexts.spreadsheetError } },
    ]);
  });

  it('has no letter that could not be read, unless the record has it', () => {
    expect(check('SKU;Naam\nSH-1;Belgi\uFFFD')).toEqual([
      { id: 11, new: undefined, faults: { 1: importTexts.broken } },
    ]);
    const broken = { ...shampoo, main_title: 'Belgi\uFFFD' };
    expect(check('SKU;Naam\nSH-1;Belgi\uFFFD', { records: [broken] })).toMatchObject([{ new: 'same' }]);
  });

  it('keeps an action price that is used, and is in a shop or a place once', () => {
    const action = { ...shampoo, discount_price: '9', discount_price_active: 1 };
    const wanted = { clears: true, records: [action] };
    expect(check('SKU;Actieprijs\nSH-1;', wanted)).toMatchObject([
      { new: undefined, faults: { 1: NO_DISCOUNT_PRICE } },
    ]);
    expect(check('SKU;Actieprijs;Actieprijs gebruiken\nSH-1;;nee', wanted)).toMatchObject([
      { new: { discount_price: '', discount_price_active: 0 } },
    ]);
    const place = { shop_id: 2, shop_product_category_id: 5, shop_product_subcategory_id: null };
    expect(check('SKU;Categorieën per shop\nSH-1;carwash › Shampoo | carwash > shampoo')).toMatchObject([
      { new: { categories: [place] } },
    ]);
  });
});
