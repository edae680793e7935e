import { useState } from 'react';
import { useAlone } from '../feedback/useAlone';
import { V2Error } from '../provider/http/V2Error';
import { ORDER_FIRST_PRIO } from '../v2/constants';
import { unreadIn } from '../v2/many';
import { arrange, hasChanged, receive, redo, reset, restore, saved, start, undo } from './orderState';
import { differs, grouped, type Key, moveMany, moveTo, type Nesting, renumber } from './sequence';

interface OrderingOptions<T> extends Nesting<T> {
  /** The server's items, in stored order. */
  items: readonly T[];
  /** The field of an item's number in the order. */
  field: keyof T;
  /** The number of the first item; default 0. */
  first?: number;
  /** Asks the server for the items as `items` has them, so that a change by someone else is seen before saving. */
  read?: () => Promise<readonly T[]>;
  /** Sends the renumbered items. Must reject when they were not stored. */
  save: (items: T[]) => Promise<unknown>;
  /** `answer`: what `save` resolved to. */
  onSaved?: (answer: unknown) => void;
  /** Someone else changed the stored order, so nothing was sent. Must bring fresh `items`. */
  onOutdated?: () => void;
  onFailed?: (error: unknown) => void;
}

export interface Ordering<T> {
  /** In the user's order, with new numbers. */
  items: readonly T[];
  nesting: Nesting<T>;
  /** The ids, in the user's order. */
  keys: readonly Key[];
  /** The ids, in the order that the server holds. */
  stored: readonly Key[];
  isChanged: boolean;
  isSaving: boolean;
  /** The stored order changed elsewhere while this one had unsaved changes. */
  isOutdated: boolean;
  canUndo: boolean;
  /** How many moves can be done again. */
  undone: number;
  /** Moves the item at index `from` to place `position` (from 0) among its siblings. */
  moveTo: (from: number, position: number) => void;
  /** Moves the items with these ids together, the first of them to index `to`. Only without nesting. */
  moveMany: (keys: readonly Key[], to: number) => void;
  /** Repeats the moves of an unsaved order; `overStored` is the stored order that they were made on. */
  restore: (keys: readonly Key[], overStored: readonly Key[]) => void;
  undo: () => void;
  /** Possible until the next move. */
  redo: () => void;
  /** Back to the stored order. */
  reset: () => void;
  /** Resolves to true when the order is stored; false after a failure, or a change by someone else. Never rejects. */
  save: () => Promise<boolean>;
}

/** The answer, whose every row could be read. Throws otherwise: an order that lacks a row would give its place to another. */
export const whole = <Answer>(answer: Answer): Answer => {
  if (unreadIn(answer) > 0) throw new V2Error('unreadable', { status: 200 });
  return answer;
};

/** The part of an ordering that the save button needs. */
export type OrderToSave = Omit<Ordering<unknown>, 'items' | 'nesting' | 'moveTo' | 'moveMany'>;

/**
 * The ordering of section 4. A move renumbers all items and sets the changed flag. Saving does nothing without changes;
 * success clears the flag, failure keeps it.
 */
export function useOrdering<T>(options: OrderingOptions<T>): Ordering<T> {
  const { id, parentOf, field, first = ORDER_FIRST_PRIO } = options;
  const nesting: Nesting<T> = { id, parentOf };
  const ids = options.items.map(id);
  const [remembered, setState] = useState(() => start(ids));
  const { isBusy: isSaving, alone } = useAlone();

  const isFresh = differs(remembered.seen, ids);
  const state = isFresh ? receive(remembered, ids) : remembered;
  if (isFresh) setState(state);

  const byKey = new Map(options.items.map((item) => [id(item), item]));
  // A merge of moves may put a category between the subcategories of another.
  const inOrder = (keys: readonly Key[]) =>
    grouped(
      keys.flatMap((key) => byKey.get(key) ?? []),
      nesting,
    );
  const ordered = inOrder(state.current);
  const items = differs(state.seen, state.current) ? renumber(ordered, field, first) : ordered;
  const isChanged = hasChanged(state);

  const rearrange = (step: (list: readonly T[]) => readonly T[]) =>
    setState((now) => arrange(now, step(inOrder(now.current)).map(id)));

  const save = async () => {
    if (!isChanged) return true;
    try {
      const held = options.read ? (await options.read()).map(id) : state.stored;
      // An earlier try, whose answer was lost, may have stored this very order.
      const isStored = !differs(held, items.map(id));
      if (!isStored && differs(state.stored, held)) {
        options.onOutdated?.();
        return false;
      }
      const answer = isStored ? undefined : await options.save(renumber(items, field, first));
      setState((now) => saved(now, state.current));
      options.onSaved?.(answer);
      return true;
    } catch (error) {
      options.onFailed?.(error);
      return false;
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
    undone: state.future.length,
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
    redo: () => setState(redo),
    reset: () => setState(reset),
    save: async () => (await alone(save)) ?? false,
  };
}
