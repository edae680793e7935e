import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ItemBox, placeUnder, shiftsFor } from '../../src/ordering/shifting';

/** Below each other with a gap of 10. */
const column = (heights: number[]): ItemBox[] => {
  let top = 0;
  return heights.map((height) => {
    const box = { top, left: 0, height };
    top += height + 10;
    return box;
  });
};
const grid = (count: number, columns: number): ItemBox[] =>
  Array.from({ length: count }, (_, index) => ({
    top: Math.floor(index / columns) * 80,
    left: (index % columns) * 220,

    height: 70,
  }));
const heldAt = (boxes: ItemBox[], from: number, moved: { top?: number; left?: number }): ItemBox => {
  const box = boxes[from] ?? { top: 0, left: 0, height: 0 };
  return { ...box, top: box.top + (moved.top ?? 0), left: box.left + (moved.left ?? 0) };
};
/** Where the items stand while one is held over a place, the held one left out. */
const shown = (boxes: ItemBox[], from: number, to: number, isGrid: boolean) =>
  shiftsFor(boxes, from, to, isGrid)
    .map(({ x, y }, index) => ({ index, top: (boxes[index]?.top ?? 0) + y, left: (boxes[index]?.left ?? 0) + x }))
    .filter(({ index }) => index !== from);

describe('a row held among rows', () => {
  test('stays where it is until it covers half of another', () => {
    const boxes = column([40, 40, 40]);
    expect(placeUnder(heldAt(boxes, 0, { top: 25 }), 0, boxes, false)).toBe(0);
    expect(placeUnder(heldAt(boxes, 0, { top: 35 }), 0, boxes, false)).toBe(1);
    expect(placeUnder(heldAt(boxes, 2, { top: -90 }), 2, boxes, false)).toBe(0);
  });

  test('needs half of the smaller of the two', () => {
    const boxes = column([40, 100, 10]);
    const down = (top: number) => placeUnder(heldAt(boxes, 0, { top }), 0, boxes, false);
    expect([down(29), down(30)]).toEqual([0, 1]);
    const up = (top: number) => placeUnder(heldAt(boxes, 1, { top }), 1, boxes, false);
    expect([up(-29), up(-30)]).toEqual([1, 0]);
    const short = column([40, 10]);
    const past = (top: number) => placeUnder(heldAt(short, 0, { top }), 0, short, false);
    expect([past(14), past(15)]).toEqual([0, 1]);
  });

  test('goes no further than the ends, however far it is held', () => {
    const boxes = column([40, 100, 40]);
    expect(placeUnder(heldAt(boxes, 1, { top: 9_999 }), 1, boxes, false)).toBe(2);
    expect(placeUnder(heldAt(boxes, 1, { top: -9_999 }), 1, boxes, false)).toBe(0);
  });

  test('moves those between its own place and the one it is held over, and no others', () => {
    const boxes = column([40, 40, 40, 40]);
    const shifts = (from: number, to: number) => shiftsFor(boxes, from, to, false);
    const still = { x: 0, y: 0 };
    expect(shifts(1, 2)).toEqual([still, still, { x: 0, y: -50 }, still]);
    expect(shifts(2, 1)).toEqual([still, { x: 0, y: 50 }, still, still]);
    expect(shifts(1, 1)).toEqual([still, still, still, still]);
    expect(shiftsFor(column([40]), 0, 0, false)).toEqual([still]);
  });

  test('makes those it passes fill the room that it left, of whatever height', () => {
    const boxes = column([100, 40, 60]);
    expect(shown(boxes, 0, 2, false).map(({ top }) => top)).toEqual([0, 50]);
    expect(shown(boxes, 2, 0, false).map(({ top }) => top)).toEqual([70, 180]);
  });
});

describe('a tile held in a grid', () => {
  test('takes the place that it is nearest to, also in another row', () => {
    const boxes = grid(10, 4);
    expect(placeUnder(heldAt(boxes, 0, { left: 230, top: 10 }), 0, boxes, true)).toBe(1);
    expect(placeUnder(heldAt(boxes, 9, { top: -85 }), 9, boxes, true)).toBe(5);
    expect(placeUnder(heldAt(boxes, 0, { left: 700, top: 300 }), 0, boxes, true)).toBe(7);
    // As near to two: it takes the first.
    expect(placeUnder(heldAt(boxes, 0, { left: 110 }), 0, boxes, true)).toBe(0);
    expect(placeUnder(heldAt(boxes, 9, { top: -40 }), 9, boxes, true)).toBe(5);
  });

  test('makes the tiles between move on to the next place, over the ends of rows', () => {
    const boxes = grid(6, 4);
    expect(shown(boxes, 0, 4, true).map(({ top, left }) => [top, left])).toEqual([
      [0, 0],
      [0, 220],
      [0, 440],
      [0, 660],
      [80, 220],
    ]);
  });

  test('every place but the one it is held over is taken by exactly one tile', () => {
    const aPlace = fc.nat(499);
    fc.assert(
      fc.property(aPlace, aPlace, fc.integer({ min: 1, max: 4 }), (from, to, columns) => {
        const boxes = grid(500, columns);
        const taken = shown(boxes, from, to, true).map(({ top, left }) => `${top} ${left}`);
        const free = boxes.flatMap(({ top, left }, index) => (index === to ? [] : [`${top} ${left}`]));
        expect(taken.sort()).toEqual(free.sort());
      }),
      { numRuns: 30 },
    );
  });
});
