import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteSize } from '../../src/lib/byteSize';
import { drawingOf, isUnedited, type PictureEdit, turned, UNEDITED } from '../../src/lib/pictureEdit';

type Point = readonly [number, number];
/** Where a point of the picture is drawn. */
const drawn = (size: Point, edit: PictureEdit, [u, v]: Point, longest = 10_000): Point => {
  const [a, b, c, d, e, f] = drawingOf(...size, edit, longest).transform;
  return [a * u + c * v + e, b * u + d * v + f];
};
const rounded = (point: Point) => point.map((value) => Math.round(value * 1000) / 1000 + 0);
const SIZE: Point = [400, 200];
const withTurns = (turns: PictureEdit['turns']): PictureEdit => ({ ...UNEDITED, turns });

describe('a turned picture', () => {
  it.each([
    [0, [400, 200], [0, 0], [400, 0]],
    [1, [200, 400], [200, 0], [200, 400]],
    [2, [400, 200], [400, 200], [0, 200]],
    [3, [200, 400], [0, 400], [0, 0]],
  ] as const)(
    'by %i quarters is %j, with its first corner at %j and its second at %j',
    (turns, size, first, second) => {
      const { width, height } = drawingOf(...SIZE, withTurns(turns), 10_000);
      expect([width, height]).toEqual(size);
      expect(rounded(drawn(SIZE, withTurns(turns), [0, 0]))).toEqual(first);
      expect(rounded(drawn(SIZE, withTurns(turns), [400, 0]))).toEqual(second);
    },
  );

  it('is scaled to the longest side that may be sent', () => {
    expect(drawingOf(4000, 3000, withTurns(1), 1600)).toMatchObject({ width: 1200, height: 1600 });
    expect(rounded(drawn([4000, 3000], withTurns(1), [4000, 3000], 1600))).toEqual([0, 1600]);
  });
});

describe('a cropped picture', () => {
  it('is the part that was chosen: the lower right quarter', () => {
    const edit: PictureEdit = { turns: 0, area: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } };
    expect(drawingOf(...SIZE, edit, 1600)).toMatchObject({ width: 200, height: 100 });
    expect(rounded(drawn(SIZE, edit, [200, 100]))).toEqual([0, 0]);
    expect(rounded(drawn(SIZE, edit, [400, 200]))).toEqual([200, 100]);
  });

  it('keeps what is inside the area when it is turned, and is the same after four turns', () => {
    const share = fc.double({ min: 0.05, max: 0.45, noNaN: true });
    fc.assert(
      fc.property(share, share, share, share, fc.constantFrom(0, 1, 2, 3), (x, y, width, height, turns) => {
        const edit: PictureEdit = { turns, area: { x, y, width, height } };
        const more = turned(edit, 'right');
        const [size, sizeAfter] = [drawingOf(8000, 6000, edit, 1e9), drawingOf(8000, 6000, more, 1e9)];
        expect([sizeAfter.width, sizeAfter.height]).toEqual([size.height, size.width]);
        // A point at (a, b) of the crop is at (its height - b, a) after a turn to the right.
        const [a, b] = drawn([8000, 6000], edit, [4000, 3000], 1e9);
        const [aAfter, bAfter] = drawn([8000, 6000], more, [4000, 3000], 1e9);
        expect(aAfter).toBeCloseTo(size.height - b, 3);
        expect(bAfter).toBeCloseTo(a, 3);
        const back = turned(more, 'left');
        expect(back.turns).toBe(turns);
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(back.area[side]).toBeCloseTo(edit.area[side], 9);
      }),
    );
  });

  it('never vanishes', () => {
    const edit: PictureEdit = { turns: 0, area: { x: 0, y: 0, width: 0.0001, height: 1 } };
    expect(drawingOf(100, 100, edit, 1600)).toMatchObject({ width: 1, height: 100 });
  });

  it('is not edited where all of it is chosen, upright', () => {
    expect(isUnedited(UNEDITED)).toBe(true);
    expect(isUnedited({ turns: 0, area: { x: 0, y: 0, width: 0.99999, height: 1 } })).toBe(true);
    expect(isUnedited(withTurns(2))).toBe(false);
    expect(isUnedited({ turns: 0, area: { x: 0.1, y: 0, width: 0.9, height: 1 } })).toBe(false);
  });
});

it.each([
  [90, '1 kB'],
  [240_123, '240 kB'],
  [999_600, '1,0 MB'],
  [3_214_000, '3,2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(byteSize(bytes)).toBe(text);
});
