import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useOrdering } from '../../src/ordering/useOrdering';

interface Machine {
  id: number;
  brand: string;
  view_order: number;
}
const machines = (...ids: number[]): Machine[] => ids.map((id, view_order) => ({ id, brand: `M${id}`, view_order }));

function order(
  items: Machine[],
  save = vi.fn(async (_: Machine[]): Promise<unknown> => undefined),
  first?: number,
  read?: () => Promise<Machine[]>,
) {
  const onSaved = vi.fn();
  const onFailed = vi.fn();
  const onOutdated = vi.fn();
  const hook = renderHook(
    (current: Machine[]) =>
      useOrdering({
        items: current,
        id: (item) => item.id,
        field: 'view_order',
        first,
        ...(read && { read }),
        save,
        onSaved,
        onFailed,
        onOutdated,
      }),
    { initialProps: items },
  );
  return { ...hook, save, onSaved, onFailed, onOutdated, ids: () => hook.result.current.items.map(({ id }) => id) };
}

describe('an order that the user changes (section 4)', () => {
  test('is unchanged until something moves; then all items are renumbered from 0 and it is changed', () => {
    const { result, ids } = order([
      { id: 1, brand: 'a', view_order: 10 },
      { id: 2, brand: 'b', view_order: 20 },
      { id: 3, brand: 'c', view_order: 30 },
    ]);
    expect(result.current.isChanged).toBe(false);
    expect(result.current.items.map((item) => item.view_order)).toEqual([10, 20, 30]);
    act(() => result.current.moveTo(2, 0));
    expect(ids()).toEqual([3, 1, 2]);
    expect(result.current.items.map((item) => item.view_order)).toEqual([0, 1, 2]);
    expect(result.current.isChanged).toBe(true);
  });

  test('numbers from 1 where the order page asks for it', () => {
    const { result } = order(machines(1, 2, 3), undefined, 1);
    act(() => result.current.moveTo(0, 1));
    expect(result.current.items.map((item) => item.view_order)).toEqual([1, 2, 3]);
  });

  test('undo takes back one move at a time, reset all of them', () => {
    const { result, ids } = order(machines(1, 2, 3, 4));
    act(() => {
      result.current.moveTo(0, 3);
      result.current.moveTo(0, 1);
    });
    act(() => result.current.moveMany([1, 3], 0));
    expect(ids()).toEqual([3, 1, 2, 4]);
    act(() => result.current.undo());
    expect(ids()).toEqual([3, 2, 4, 1]);
    act(() => result.current.undo());
    expect(ids()).toEqual([2, 3, 4, 1]);
    act(() => result.current.reset());
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(result.current.isChanged).toBe(false);
  });
});

describe('saving an order (section 4)', () => {
  test('sends nothing while the order is unchanged', async () => {
    const { result, save, onSaved } = order(machines(1, 2));
    await act(() => result.current.save());
    act(() => result.current.moveTo(0, 1));
    act(() => result.current.moveTo(0, 1));
    await act(() => result.current.save());
    expect(save).not.toHaveBeenCalled();
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('sends the renumbered items and clears the flag on success, also before the list is read again', async () => {
    const { result, save, onSaved, ids, rerender } = order(machines(1, 2, 3));
    act(() => result.current.moveTo(0, 2));
    await act(() => result.current.save());
    expect(save.mock.calls).toEqual([
      [
        [
          { id: 2, brand: 'M2', view_order: 0 },
          { id: 3, brand: 'M3', view_order: 1 },
          { id: 1, brand: 'M1', view_order: 2 },
        ],
      ],
    ]);
    expect(onSaved).toHaveBeenCalledOnce();
    expect(result.current.isChanged).toBe(false);
    rerender(machines(1, 2, 3));
    expect(ids()).toEqual([2, 3, 1]);
    rerender(machines(2, 3, 1));
    expect(ids()).toEqual([2, 3, 1]);
    expect(result.current.isChanged).toBe(false);
  });

  test('keeps the flag and the order when it fails', async () => {
    const refused = new Error('refused');
    const { result, onFailed, onSaved, ids } = order(
      machines(1, 2, 3),
      vi.fn(async () => {
        throw refused;
      }),
    );
    act(() => result.current.moveTo(0, 2));
    await act(() => result.current.save());
    expect(onFailed).toHaveBeenCalledWith(refused);
    expect(onSaved).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ isChanged: true, isSaving: false });
    expect(ids()).toEqual([2, 3, 1]);
  });

  test('sends once however often save is pressed, and keeps what was moved meanwhile to be saved', async () => {
    let answer = () => {};
    const { result, save } = order(
      machines(1, 2, 3),
      vi.fn(() => new Promise<void>((resolve) => (answer = resolve))),
    );
    act(() => result.current.moveTo(0, 2));
    act(() => {
      void result.current.save();
      void result.current.save();
    });
    expect(result.current.isSaving).toBe(true);
    act(() => void result.current.save());
    act(() => result.current.moveTo(0, 1));
    await act(async () => answer());
    expect(save).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ isChanged: true, isSaving: false, isOutdated: false });
    act(() => result.current.reset());
    expect(result.current.items.map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

describe('saving an order that someone else changed', () => {
  test('sends nothing and says so; what is sent next has the moves of both', async () => {
    const read = vi.fn(async () => machines(2, 1, 3));
    const { result, rerender, save, onSaved, onOutdated } = order(machines(1, 2, 3), undefined, undefined, read);
    act(() => result.current.moveTo(2, 0));
    await act(() => result.current.save());
    expect(save).not.toHaveBeenCalled();
    expect(onOutdated).toHaveBeenCalledOnce();
    expect(result.current).toMatchObject({ isChanged: true, isSaving: false });
    rerender(machines(2, 1, 3));
    await act(() => result.current.save());
    expect(save.mock.calls[0]?.[0].map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('is saved when what the server holds is the very order that is sent, as after an answer that was lost', async () => {
    const read = vi.fn(async () => machines(3, 1, 2));
    const { result, save, onSaved, onOutdated } = order(machines(1, 2, 3), undefined, undefined, read);
    act(() => result.current.moveTo(2, 0));
    await act(() => result.current.save());
    expect(onOutdated).not.toHaveBeenCalled();
    expect(save).not.toHaveBeenCalled();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(result.current.isChanged).toBe(false);
  });

  test('counts as failed when the server cannot be asked', async () => {
    const refused = new Error('refused');
    const { result, save, onFailed } = order(machines(1, 2), undefined, undefined, () => Promise.reject(refused));
    act(() => result.current.moveTo(0, 1));
    await act(() => result.current.save());
    expect(save).not.toHaveBeenCalled();
    expect(onFailed).toHaveBeenCalledWith(refused);
    expect(result.current.isChanged).toBe(true);
  });
});

describe('fresh items from the server', () => {
  test("take up the user's moves, say that the stored order changed, and bring their own contents", () => {
    const { result, rerender, ids } = order(machines(1, 2, 3, 4));
    act(() => result.current.moveTo(0, 3));
    rerender([...machines(3, 1, 2, 4), { id: 5, brand: 'nieuw', view_order: 4 }]);
    expect(ids()).toEqual([3, 2, 4, 1, 5]);
    expect(result.current).toMatchObject({ isChanged: true, isOutdated: true });
    act(() => result.current.undo());
    expect(ids()).toEqual([3, 1, 2, 4, 5]);
    act(() => result.current.redo());
    expect(ids()).toEqual([3, 2, 4, 1, 5]);
    act(() => result.current.reset());
    expect(ids()).toEqual([3, 1, 2, 4, 5]);
    expect(result.current).toMatchObject({ isChanged: false, isOutdated: false });
  });

  test('in the same order only bring new contents', () => {
    const { result, rerender, ids } = order(machines(1, 2));
    act(() => result.current.moveTo(0, 1));
    rerender(machines(1, 2).map((item) => ({ ...item, brand: 'anders' })));
    expect(ids()).toEqual([2, 1]);
    expect(result.current.items[0]?.brand).toBe('anders');
    expect(result.current.isOutdated).toBe(false);
  });
});
