import { useRef, useState } from 'react';
import { ORDER_FIRST_PRIO } from '../v2/constants';
import { isChanged as differs, type Key, moveMany, moveTo, moveWithin, type Nesting, renumber } from './order';
import { arrange, hasChanged, receive, reset, restore, saved, start, undo } from './orderState';

/**
 * The ordering of section 4: after a move all items are renumbered and the order is changed; saving sends it, does
 * nothing unless it is changed, clears the flag on success and keeps it on failure.
 */
export interface OrderingOptions<T> extends Nesting<T> {
  /** As they came from the server, in stored order. */
  items: readonly T[];
  /** The field that holds an item's number in the order. */
  field: keyof T;
  /** The number of the first item; 0 unless given. */
  first?: number;
  /** Sends the renumbered items; must reject when the server did not take them. */
  save: (items: T[]) => Promise<unknown>;
  onSaved?: () => void;
  onFailed?: (error: unknown) => void;
}

export interface Ordering<T> {
  /** In the user's order, with the numbers that go with it. */
  items: readonly T[];
  nesting: Nesting<T>;
  /** The items by their ids, in the user's order. */
  keys: readonly Key[];
  /** In the order that the server is known to hold. */
  stored: readonly Key[];
  isChanged: boolean;
  isSaving: boolean;
  /** The stored order was changed elsewhere while this one was not saved yet. */
  isOutdated: boolean;
  canUndo: boolean;
  /** Drops the item at index `from` where the item at index `to` stands. */
  move: (from: number, to: number) => void;
  /** Moves the item at index `from` to place `position`, counted from 0, among those it may change places with. */
  moveTo: (from: number, position: number) => void;
  /** Moves the items with these ids together, the first of them to index `to`; for a list without nesting. */
  moveMany: (keys: readonly Key[], to: number) => void;
  /** An order that was made earlier, over what was stored then; what has come since stands last. */
  restore: (keys: readonly Key[], overStored: readonly Key[]) => void;
  undo: () => void;
  /** Back to the stored order. */
  reset: () => void;
  /** Resolves to whether the order is stored now; never rejects. */
  save: () => Promise<boolean>;
}

/** The part of an ordering that saving needs. */
export type OrderToSave = Pick<
  Ordering<unknown>,
  'isChanged' | 'isSaving' | 'isOutdated' | 'canUndo' | 'keys' | 'stored' | 'restore' | 'save' | 'undo' | 'reset'
>;

export function useOrdering<T>(options: OrderingOptions<T>): Ordering<T> {
  const { id, parentOf, field, first = ORDER_FIRST_PRIO } = options;
  const nesting: Nesting<T> = { id, parentOf };
  const ids = options.items.map(id);
  const [remembered, setState] = useState(() => start(ids));
  const [isSaving, setSaving] = useState(false);
  const isSending = useRef(false);

  const isFresh = differs(remembered.seen, ids);
  const state = isFresh ? receive(remembered, ids) : remembered;
  if (isFresh) setState(state);

  const byKey = new Map(options.items.map((item) => [id(item), item]));
  const inOrder = (keys: readonly Key[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const ordered = inOrder(state.current);
  const items = differs(state.seen, state.current) ? renumber(ordered, field, first) : ordered;
  const isChanged = hasChanged(state);

  const rearrange = (step: (list: readonly T[]) => readonly T[]) =>
    setState((now) => arrange(now, step(inOrder(now.current)).map(id)));

  const save = async () => {
    if (!isChanged) return true;
    if (isSending.current) return false;
    isSending.current = true;
    setSaving(true);
    try {
      await options.save(renumber(items, field, first));
      setState((now) => saved(now, state.current));
      options.onSaved?.();
      return true;
    } catch (error) {
      options.onFailed?.(error);
      return false;
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  };

  return {
    items,
    nesting,
    keys: state.current,
    stored: state.stored,
    isChanged,
    isSaving,
    isOutdated: state.isOutdated,
    canUndo: state.past.length > 0,
    move: (from, target) => rearrange((list) => moveWithin(list, from, target, nesting)),
    moveTo: (from, position) => rearrange((list) => moveTo(list, from, position, nesting)),
    moveMany: (keys, target) => {
      const chosen = new Set(keys);
      rearrange((list) => {
        const indexes = list.flatMap((item, index) => (chosen.has(id(item)) ? index : []));
        return moveMany(list, indexes, target);
      });
    },
    restore: (keys, overStored) => setState((now) => restore(now, keys, overStored)),
    undo: () => setState(undo),
    reset: () => setState(reset),
    save,
  };
}
