import { isChanged, type Key, mergeOrder } from './order';

/** What a screen knows of an order, by ids: as it came, as it is stored, as the user wants it. Pure steps from one state to the next. */
export interface OrderState {
  /** The sequence that last came from the server. */
  readonly seen: readonly Key[];
  /** The sequence the server is known to hold: `seen`, or what was saved since. */
  readonly stored: readonly Key[];
  readonly current: readonly Key[];
  /** Earlier sequences, the last one last. */
  readonly past: readonly (readonly Key[])[];
  /** Someone else changed the stored order while the user's own was not saved yet. */
  readonly isOutdated: boolean;
}

export const start = (ids: readonly Key[]): OrderState => ({
  seen: ids,
  stored: ids,
  current: ids,
  past: [],
  isOutdated: false,
});

/** The order-changed flag of section 4. */
export const hasChanged = (state: OrderState): boolean => isChanged(state.stored, state.current);

/** Fresh items replace an order nobody changed; else the user's order is kept. */
export function receive(state: OrderState, ids: readonly Key[]): OrderState {
  const current = mergeOrder(state.current, ids);
  if (!hasChanged(state) || !isChanged(ids, current)) return start(ids);
  return {
    seen: ids,
    stored: ids,
    current,
    past: state.past.map((order) => mergeOrder(order, ids)),
    isOutdated: state.isOutdated || isChanged(state.stored, ids),
  };
}

export const arrange = (state: OrderState, next: readonly Key[]): OrderState =>
  isChanged(state.current, next) ? { ...state, current: next, past: [...state.past, state.current] } : state;

/** An order that was made earlier, over what was stored then: `overStored`. */
export const restore = (state: OrderState, order: readonly Key[], overStored: readonly Key[]): OrderState => ({
  ...arrange(state, mergeOrder(order, state.seen)),
  isOutdated: state.isOutdated || isChanged(overStored, state.stored),
});

export function undo(state: OrderState): OrderState {
  const previous = state.past.at(-1);
  return previous ? { ...state, current: previous, past: state.past.slice(0, -1) } : state;
}

export const reset = (state: OrderState): OrderState => ({
  ...state,
  current: state.stored,
  past: [],
  isOutdated: false,
});

/** The server took `sent`; what was moved since then is still to be saved. */
export function saved(state: OrderState, sent: readonly Key[]): OrderState {
  const stored = mergeOrder(sent, state.seen);
  return { ...state, stored, past: isChanged(stored, state.current) ? state.past : [], isOutdated: false };
}
