import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizePhone } from '../../src/v2/phone';
import { boundOf, numericValue } from '../../src/v2/ranges';
import { customerSearchText, transactionSearchText } from '../../src/v2/searchedTexts';
import { normalizeSearch, searchWords, spellingsOf } from '../../src/v2/searchText';

describe('normalizeSearch', () => {
  test.each([
    ['Café', 'cafe'],
    ['COÖPERATIE', 'cooperatie'],
    ['Cafe\u0301', 'cafe'],
    ['  Jan   de\tVries\n', 'jan de vries'],
    ['ﬁlter', 'filter'],
    ['Wasstraat 24', 'wasstraat 24'],
    ['', ''],
  ])('%j is compared as %j', (text, compared) => {
    expect(normalizeSearch(text)).toBe(compared);
  });

  test('texts without accents take a shorter way to the same text', () => {
    const longWay = (text: string) =>
      text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
    for (const unit of [
      'grapheme-ascii',
      'grapheme',
      'binary',
      fc.constantFrom(' ', '\t', '\n', '\u00a0', 'A', 'é'),
    ] as const)
      fc.assert(
        fc.property(fc.string({ unit }), (text) => {
          expect(normalizeSearch(text)).toBe(longWay(text));
        }),
      );
  });
});

test.each([
  ['Jan  de Vries', ['jan', 'de', 'vries']],
  ['020 - 1234567', ['020', '1234567']],
  ['€\u00a084,50', ['84,50']],
  ['€84,50', ['84,50']],
  ['a&b & -x', ['a&b', '&', '-x']],
  ['', []],
  ['  ', []],
])('the words of %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words);
});

test.each([
  ['+31 (0)20-123 45 67', '0201234567'],
  ['0031201234567', '0201234567'],
  ['020 - 1234567', '0201234567'],
  ['+32 3 123 45', '0032312345'],
])('the telephone %j is compared as %j', (written, compared) => {
  expect(normalizePhone(written)).toBe(compared);
});

test('transactionSearchText has the number and the texts of an order, and its contact details in each notation', () => {
  const order = {
    orderno: 12,
    shop_id: 2,
    company_name: 'De Brug',
    zip: '3526 KL',
    phone: '06-12345678',
    total: '84.50',
  };
  const words = transactionSearchText(order).split(' ');
  for (const word of ['12', 'Brug', '3526KL', '0612345678', '+31612345678', '0031612345678', '84.50'])
    expect(words).toContain(word);
  expect(words).not.toContain('2');
  expect(transactionSearchText({ orderno: 12, zip: null })).not.toMatch(/null|undefined/);
});

describe('customerSearchText', () => {
  const customer = {
    company_name: 'Wasstraat Noord',
    company_place: 'Almere',
    company_zip: '1315 AB',
    tax_number: 'NL1',
  };

  test('has every searched column once, and a postcode without its space', () => {
    const text = customerSearchText({ ...customer, company_phone: '020-1234567' });
    for (const part of ['Wasstraat Noord', 'Almere', '1315 AB', '1315AB', 'NL1']) expect(text).toContain(part);
    expect(text).not.toContain('020-1234567');
  });

  test.each([
    ['020-1234567', ['0201234567', '+31201234567', '0031201234567']],
    ['+31 (0)6 1234 5678', ['0612345678', '+31612345678', '0031612345678']],
    ['+32 3 123 45', ['0032312345', '0032312345', '0032312345']],
  ])('finds %j in each notation', (company_phone, notations) => {
    expect(
      customerSearchText({ ...customer, company_phone })
        .split(' ')
        .slice(-3),
    ).toEqual(notations);
  });
});

test.each([
  ['zeep', []],
  ['12', []],
  ['020-1234567', ['0201234567']],
  ['12-1', []],
  ['12-11-2026', ['12112026', '2026-11-12']],
  ['84,50', ['84.50']],
  ['#1234', ['1234']],
  ['#ff8800', []],
  ['1.234,5', ['1234.5']],
  ['1.234', ['1234']],
  ['zeep,5', []],
  // A VAT number as letters print it; the forms keep it without marks.
  ['nl8123.45.678.b01', ['nl812345678b01']],
  ['be0123.456.789', ['be0123456789']],
  ['as-cit-1l', []],
])('%j is also looked up as %j', (word, others) => {
  expect(spellingsOf(word)).toEqual([word, ...others]);
});

describe('a filter by range', () => {
  test.each([
    ['total_gte', { field: 'total', isUpper: false }],
    ['created_lte', { field: 'created', isUpper: true }],
    ['a_gte_lte', { field: 'a_gte', isUpper: true }],
    ['total', undefined],
    ['_gte', undefined],
    ['total_gte_old', undefined],
  ])('%s', (filter, bound) => {
    expect(boundOf(filter)).toEqual(bound);
  });

  test.each([
    [12, 12],
    ['12,5', 12.5],
    [' -3.5 ', -3.5],
    ['12 stuks', Number.NaN],
    ['', Number.NaN],
    [true, Number.NaN],
    [null, Number.NaN],
    [['1'], Number.NaN],
  ])('compares %j as %d', (value, number) => {
    expect(numericValue(value)).toBe(number);
  });
});
