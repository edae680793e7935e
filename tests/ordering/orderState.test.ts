import { describe, expect, test } from 'vitest';
import { arrange, hasChanged, receive, redo, reset, restore, saved, start, undo } from '../../src/ordering/orderState';

const stored = start([1, 2, 3]);
const moved = arrange(stored, [2, 1, 3]);

describe('an order', () => {
  test('begins as the server has it: nothing to save, undo or warn of', () => {
    expect(start([1, 2, 3])).toEqual({
      seen: [1, 2, 3],
      stored: [1, 2, 3],
      current: [1, 2, 3],
      past: [],
      future: [],
      isOutdated: false,
    });
    expect(hasChanged(stored)).toBe(false);
  });

  test('that is moved is changed, and remembers what it was', () => {
    expect(moved).toEqual({ ...stored, current: [2, 1, 3], past: [[1, 2, 3]] });
    expect(hasChanged(moved)).toBe(true);
    expect(arrange(moved, [2, 1, 3])).toBe(moved);
  });

  test('is undone move by move, and no further', () => {
    const twice = arrange(moved, [2, 3, 1]);
    expect(undo(twice)).toEqual({ ...moved, future: [[2, 3, 1]] });
    expect(undo(undo(twice))).toEqual({
      ...stored,
      future: [
        [2, 3, 1],
        [2, 1, 3],
      ],
    });
    expect(undo(stored)).toBe(stored);
  });

  test('is moved again by redo, move by move, until something else is moved, reset or saved', () => {
    const twice = arrange(moved, [2, 3, 1]);
    const back = undo(undo(twice));
    expect(redo(back)).toEqual(undo(twice));
    expect(redo(redo(back))).toEqual(twice);
    expect(redo(twice)).toBe(twice);
    const others = [arrange(back, [3, 2, 1]), reset(back), saved(undo(twice), [2, 1, 3])];
    for (const state of others) expect(redo(state)).toBe(state);
  });

  test('goes back as a whole, and with it the warning', () => {
    expect(reset({ ...arrange(moved, [3, 2, 1]), isOutdated: true })).toEqual(stored);
  });
});

describe('fresh items', () => {
  test('replace an order that was not changed', () => {
    expect(receive(stored, [3, 2, 1, 4])).toEqual(start([3, 2, 1, 4]));
  });

  test('that stand as the user moved them leave nothing to save', () => {
    expect(receive(moved, [2, 1, 3])).toEqual(start([2, 1, 3]));
  });

  test('are appended to a changed order, or leave it, also in what can be undone', () => {
    expect(receive(moved, [1, 3, 4])).toEqual(start([1, 3, 4]));
    expect(receive(arrange(stored, [3, 2, 1]), [1, 3, 4])).toEqual({
      seen: [1, 3, 4],
      stored: [1, 3, 4],
      current: [3, 1, 4],
      past: [[1, 3, 4]],
      future: [],
      isOutdated: true,
    });
  });

  test('in the order that was stored do not make a changed one outdated; once outdated, it stays so', () => {
    expect(receive(moved, [1, 2, 3])).toEqual(moved);
    const outdated = receive(moved, [3, 1, 2]);
    expect(outdated.isOutdated).toBe(true);
    expect(receive(outdated, [3, 1, 2]).isOutdated).toBe(true);
  });
});

describe('an order that was left unsaved', () => {
  test('stands over the stored one again, and can be undone', () => {
    expect(restore(stored, [3, 2, 1], [1, 2, 3])).toEqual({ ...stored, current: [3, 2, 1], past: [[1, 2, 3]] });
  });

  test('is outdated when the server has another one by now, or was before', () => {
    expect(restore(stored, [3, 2, 1], [2, 1, 3]).isOutdated).toBe(true);
    expect(restore({ ...stored, isOutdated: true }, [3, 2, 1], [1, 2, 3]).isOutdated).toBe(true);
  });

  test('takes up what came since, and drops what went', () => {
    expect(restore(stored, [3, 9, 1], [1, 2, 3]).current).toEqual([3, 1, 2]);
  });
});

describe('an order that is saved', () => {
  test('is what is stored; there is nothing to undo and nothing to warn of', () => {
    const after = saved({ ...moved, isOutdated: true }, [2, 1, 3]);
    expect(after).toEqual({ ...moved, stored: [2, 1, 3], past: [], isOutdated: false });
    expect(hasChanged(after)).toBe(false);
  });

  test('leaves what was moved since as a change', () => {
    const since = arrange(moved, [2, 3, 1]);
    const after = saved(since, [2, 1, 3]);
    expect(after).toEqual({ ...since, stored: [2, 1, 3] });
    expect(hasChanged(after)).toBe(true);
  });

  test('counts what came since at its end', () => {
    expect(saved({ ...moved, seen: [1, 2, 3, 4] }, [2, 1, 3]).stored).toEqual([2, 1, 3, 4]);
  });
});
