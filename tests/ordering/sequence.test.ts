import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blocksOf,
  differs,
  grouped,
  mergeMoves,
  mergeOrder,
  moveMany,
  moveTo,
  renumber,
  siblingPlaceOf,
} from '../../src/ordering/sequence';

const flat = { id: (item: string) => item };
/** 'A' is a category, 'A1' a subcategory of it. */
const nested = { id: (item: string) => item, parentOf: (item: string) => (item.length > 1 ? item.slice(0, 1) : null) };

describe('moving', () => {
  test.each([
    ['abcd', 0, 2, 'bcad'],
    ['abcd', 3, 0, 'dabc'],
    ['abcd', 1, 1, 'abcd'],
    ['abcd', 1, 99, 'acdb'],
    ['abcd', 1, -5, 'bacd'],
  ])('in %s from %i to %i gives %s', (list, from, to, result) => {
    expect(moveMany([...list], [from], to).join('')).toBe(result);
    expect(moveTo([...list], from, to, flat).join('')).toBe(result);
  });

  test.each([
    [[1, 3], 0, 'bdace'],
    [[3, 1], 4, 'acebd'],
    [[0, 4], 1, 'baecd'],
    [[], 2, 'abcde'],
  ])('several (%j) to %i keeps them together in their order', (indexes, to, result) => {
    expect(moveMany([...'abcde'], indexes, to).join('')).toBe(result);
  });

  test('leaves what it was given as it was, loses nothing and puts the item where it was asked', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length];
        const before = [...list];
        const after = moveMany(list, [from], to);
        expect(list).toEqual(before);
        expect(after[to]).toBe(list[from]);
        expect([...after].sort()).toEqual([...list].sort());
        expect(moveMany(after, [to], from)).toEqual(list);
      }),
    );
  });
});

describe('moving categories with their subcategories', () => {
  const list = ['A', 'A1', 'A2', 'B', 'C', 'C1'];
  test.each([
    ['a category takes its subcategories along', 0, 1, ['B', 'A', 'A1', 'A2', 'C', 'C1']],
    ['downwards it lands past the whole category there', 0, 2, ['B', 'C', 'C1', 'A', 'A1', 'A2']],
    ['upwards it lands before the whole category', 4, 0, ['C', 'C1', 'A', 'A1', 'A2', 'B']],
    ['at its own place it stays', 4, 2, list],
    ['above the first place it is the first', 4, -1, ['C', 'C1', 'A', 'A1', 'A2', 'B']],
    ['a subcategory moves within its category', 1, 1, ['A', 'A2', 'A1', 'B', 'C', 'C1']],
    ['beyond its category it stops at the last place', 1, 99, ['A', 'A2', 'A1', 'B', 'C', 'C1']],
    ['before its category it stops at the first place', 2, -1, ['A', 'A2', 'A1', 'B', 'C', 'C1']],
    ['the only subcategory stays', 5, 0, list],
    ['what is not there moves nothing', 99, 0, list],
  ] as const)('%s', (_, from, to, result) => {
    expect(moveTo(list, from, to, nested)).toEqual(result);
  });

  test('a category counts its place among categories, a subcategory among those of its category', () => {
    expect(siblingPlaceOf(list, 4, nested)).toMatchObject({ position: 2, places: { length: 3 } });
    expect(siblingPlaceOf(list, 2, nested)).toMatchObject({ position: 1, places: { length: 2 } });
    expect(siblingPlaceOf(list, 5, nested)).toMatchObject({ position: 0, places: { length: 1 } });
  });

  test('a subcategory whose category is not there stands on its own', () => {
    expect(blocksOf(['X1', 'A', 'A1', 'B1'], nested)).toEqual([
      { start: 0, end: 1 },
      { start: 1, end: 3 },
      { start: 3, end: 4 },
    ]);
  });

  const catalogue = fc
    .array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 12 })
    .map((sizes) => sizes.flatMap((size, n) => tree(String.fromCharCode(65 + n), size)));
  const tree = (name: string, size: number) => [name, ...Array.from({ length: size }, (_, n) => `${name}${n}`)];
  const childrenOf = (items: readonly string[], head: string) =>
    items.filter((item) => item.length > 1 && item.startsWith(head));

  test('whatever is dropped where: nothing is lost and every subcategory still follows its own category', () => {
    fc.assert(
      fc.property(catalogue, fc.nat(), fc.nat(), (items, a, b) => {
        const from = a % items.length;
        const after = moveTo(items, from, b % items.length, nested);
        expect([...after].sort()).toEqual([...items].sort());
        for (const { start, end } of blocksOf(after, nested)) {
          const [head = '', ...rows] = after.slice(start, end);
          expect(head).toHaveLength(1);
          expect([...rows].sort()).toEqual(childrenOf(items, head).sort());
        }
        const moved = items[from] ?? '';
        const others = (all: readonly string[]) =>
          all.filter((item) => item !== moved && (moved.length > 1 || !item.startsWith(moved)));
        expect(others(after)).toEqual(others(items));
        if (moved.length === 1) expect(childrenOf(after, moved)).toEqual(childrenOf(items, moved));
      }),
    );
  });
});

describe('numbering', () => {
  test('counts from the first number and keeps what has its number already', () => {
    const items = [
      { name: 'a', prio: 0 },
      { name: 'b', prio: 7 },
      { name: 'c', prio: 2 },
    ];
    const numbered = renumber(items, 'prio', 0);
    expect(numbered.map(({ prio }) => prio)).toEqual([0, 1, 2]);
    expect(numbered[0]).toBe(items[0]);
    expect(numbered[2]).toBe(items[2]);
    expect(items[1]?.prio).toBe(7);
    expect(renumber(items, 'prio', 1).map(({ prio }) => prio)).toEqual([1, 2, 3]);
  });
});

describe('comparing orders', () => {
  test('an order is changed when the sequence of ids differs, whatever else does', () => {
    expect(differs([1, 2, 3], [1, 2, 3])).toBe(false);
    expect(differs([1, 2, 3], [1, 3, 2])).toBe(true);
    expect(differs([1, 2], [1, 2, 3])).toBe(true);
  });

  test("fresh items keep the user's order; new ones come last, gone ones are left out", () => {
    expect(mergeOrder([3, 1, 2], [1, 2, 4, 5])).toEqual([1, 2, 4, 5]);
    expect(mergeOrder([3, 1, 2], [1, 9, 2, 3])).toEqual([3, 1, 2, 9]);
  });
});

describe('grouping', () => {
  test('puts members behind their parents, and leaves one without a parent in its place', () => {
    const list = ['A1', 'B', 'A2', 'X1', 'A', 'B1'];
    expect(grouped(list, nested)).toEqual(['B', 'B1', 'X1', 'A', 'A1', 'A2']);
    expect(grouped(list, flat)).toBe(list);
  });
});

describe('merging my moves into the order of someone else', () => {
  test.each([
    ['moves what I moved, to after what stood before it', '1 2 3 4', '1 3 4 2', '4 1 2 3', '4 2 1 3'],
    ['moves to the top what I moved there', '1 2 3', '3 1 2', '2 1 3', '3 2 1'],
    ['leaves the order of someone else where I moved nothing', '1 2 3', '1 2 3', '3 2 1', '3 2 1'],
    ['keeps my order where someone else moved nothing', '1 2 3', '2 3 1', '1 2 3', '2 3 1'],
    ['keeps what is new where it is, and drops what is gone', '1 2 3', '3 1 2', '9 1 3', '3 9 1'],
    ['goes after what is left of what stood before it', '1 2 3 4', '2 3 1 4', '2 4 1', '2 1 4'],
  ])('%s', (_, base, mine, theirs, merged) => {
    expect(mergeMoves(base.split(' '), mine.split(' '), theirs.split(' ')).join(' ')).toBe(merged);
  });

  /** Two categories with subcategories, and one without. */
  const catalogue = ['A', 'A1', 'A2', 'A3', 'B', 'B1', 'B2', 'C'];
  const moves = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 4 });
  const movedBy = (steps: readonly (readonly [number, number])[]) =>
    steps.reduce<string[]>((list, [from, to]) => moveTo(list, from, to, nested), catalogue);

  test('has each item once, and gives the other order where only one of both moved', () => {
    fc.assert(
      fc.property(moves, moves, (mine, theirs) => {
        const [my, their] = [movedBy(mine), movedBy(theirs)];
        expect(mergeMoves(catalogue, my, their).toSorted()).toEqual(catalogue.toSorted());
        expect(mergeMoves(catalogue, catalogue, their)).toEqual(their);
        expect(mergeMoves(catalogue, my, catalogue)).toEqual(my);
      }),
    );
  });

  test('keeps each subcategory with its category, when the rows are grouped', () => {
    fc.assert(
      fc.property(moves, moves, (mine, theirs) => {
        const merged = grouped(mergeMoves(catalogue, movedBy(mine), movedBy(theirs)), nested);
        const blocks = blocksOf(merged, nested).map(({ start, end }) => merged.slice(start, end));
        for (const [head, ...members] of blocks)
          expect({ head, members: members.toSorted() }).toEqual({
            head,
            members: catalogue.filter((item) => nested.parentOf(item) === head),
          });
      }),
    );
  });
});
