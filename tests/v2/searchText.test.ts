import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeSearch } from '../../src/v2/searchText';

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
