import { type Key, moveMany, siblingPlaceOf } from './sequence';
import type { Ordering } from './useOrdering';

/**
 * An ordering that shows only some items. A dropped item takes the place of the shown item there; hidden items keep
 * their order. With nesting, show a parent together with all its members.
 */
export const orderingView = <T>(ordering: Ordering<T>, shown: readonly T[]): Ordering<T> => {
  const { nesting } = ordering;
  const placeInAll = (item: T | undefined) =>
    item === undefined ? -1 : ordering.items.findIndex((one) => nesting.id(one) === nesting.id(item));
  const moveTo = (from: number, position: number) => {
    const { places } = siblingPlaceOf(shown, from, nesting);
    const source = placeInAll(shown[from]);
    const target = placeInAll(shown[places[Math.min(position, places.length - 1)]?.start ?? -1]);
    if (source >= 0 && target >= 0) ordering.moveTo(source, siblingPlaceOf(ordering.items, target, nesting).position);
  };
  const moveTogether = (keys: readonly Key[], to: number) => {
    const chosen = new Set(keys);
    const isChosen = (item: T) => chosen.has(nesting.id(item));
    const indexes = shown.flatMap((item, index) => (isChosen(item) ? index : []));
    const moved = moveMany(shown, indexes, to);
    const first = moved.findIndex(isChosen);
    const before = moved[first - 1];
    const others = ordering.items.filter((item) => !isChosen(item));
    const place = others.findIndex((item) => before !== undefined && nesting.id(item) === nesting.id(before));
    ordering.moveMany(keys, place + 1);
  };
  return { ...ordering, items: shown, moveTo, moveMany: moveTogether };
};
