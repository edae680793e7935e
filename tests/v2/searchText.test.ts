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
});
