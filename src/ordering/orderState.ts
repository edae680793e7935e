import { differs, type Key, mergeMoves, mergeOrder } from './sequence';

/** The state of an order, as sequences of ids, with pure transitions. */
interface OrderState {
  /** The last sequence from the server. */
  readonly seen: readonly Key[];
  /** The sequence that the server now holds: `seen`, or the last one saved. */
  readonly stored: readonly Key[];
  readonly current: readonly Key[];
  /** Earlier sequences for undo, the newest last. */
  readonly past: readonly (readonly Key[])[];
  /** Undone sequences for redo, the next one last. */
  readonly future: readonly (readonly Key[])[];
  /** The stored order changed elsewhere while the user had unsaved changes. */
  readonly isOutdated: boolean;
}

export const start = (ids: readonly Key[]): OrderState => ({
  seen: ids,
  stored: ids,
  current: ids,
  past: [],
  future: [],
  isOutdated: false,
});

/** The order-changed flag of section 4. */
export const hasChanged = (state: OrderState): boolean => differs(state.stored, state.current);

/** Fresh items replace an unchanged order; the user's moves are made again in them. */
export function receive(state: OrderState, ids: readonly Key[]): OrderState {
  const merge = (order: readonly Key[]) => mergeMoves(state.stored, order, ids);
  const current = merge(state.current);
  if (!hasChanged(state) || !differs(ids, current)) return start(ids);
  return {
    seen: ids,
    stored: ids,
    current,
    past: state.past.map(merge),
    future: state.future.map(merge),
    isOutdated: state.isOutdated || differs(state.stored, ids),
  };
}

export const arrange = (state: OrderState, next: readonly Key[]): OrderState =>
  differs(state.current, next) ? { ...state, current: next, past: [...state.past, state.current], future: [] } : state;

/** Restores a draft: an order that was made when the server held `overStored`. */
export const restore = (state: OrderState, order: readonly Key[], overStored: readonly Key[]): OrderState => ({
  ...arrange(state, mergeMoves(overStored, order, state.stored)),
  isOutdated: state.isOutdated || differs(overStored, state.stored),
});

export function undo(state: OrderState): OrderState {
  const { past, current, future } = state;
  const previous = past.at(-1);
  return previous ? { ...state, current: previous, past: past.slice(0, -1), future: [...future, current] } : state;
}

export function redo(state: OrderState): OrderState {
  const { past, current, future } = state;
  const next = future.at(-1);
  return next ? { ...state, current: next, past: [...past, current], future: future.slice(0, -1) } : state;
}

export const reset = (state: OrderState): OrderState => ({
  ...state,
  current: state.stored,
  past: [],
  future: [],
  isOutdated: false,
});

/** `sent` is stored now. Moves made since then still count as changes. */
export function saved(state: OrderState, sent: readonly Key[]): OrderState {
  const stored = mergeOrder(sent, state.seen);
  const isMoved = differs(stored, state.current);
  const { past, future } = isMoved ? state : { past: [], future: [] };
  return { ...state, stored, past, future, isOutdated: false };
}
