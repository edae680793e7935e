import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryKey, subcategoryKey } from '../../src/lib/categoryKeys';
import { hexColor } from '../../src/lib/hexColor';
import { ID_MAX } from '../../src/v2/fields';

const anId = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: ID_MAX }));

describe('the keys of the flat category list', () => {
  it('are the ids with 1000 added for categories and 2000 for subcategories', () => {
    expect(categoryKey(7)).toBe(1007);
    expect(subcategoryKey(7)).toBe(2007);
    expect(categoryKey(999)).toBe(1999);
    expect(subcategoryKey(999)).toBe(2999);
  });

  it('differ where the offsets alone would meet', () => {
    expect(categoryKey(1007)).not.toBe(subcategoryKey(7));
  });

  it('are never shared by two rows, however many there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anId), fc.uniqueArray(anId), (categories, subcategories) => {
        const keys = [...categories.map(categoryKey), ...subcategories.map(subcategoryKey)];
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.every(Number.isSafeInteger)).toBe(true);
      }),
    );
    const ids = Array.from({ length: 10_000 }, (_, index) => index + 1);
    expect(new Set([...ids.map(categoryKey), ...ids.map(subcategoryKey)]).size).toBe(20_000);
  });
});

describe('a colour', () => {
  it.each([
    ['#2e7d32', '#2e7d32'],
    ['2E7D32', '#2e7d32'],
    [' #3a7 ', '#33aa77'],
    ['groen', null],
    ['#12345', null],
    ['', null],
  ])('typed as %j is %j', (typed, colour) => {
    expect(hexColor(typed)).toBe(colour);
  });
});
