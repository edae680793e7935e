import type { Ordering } from './useOrdering';

/**
 * An ordering of which only some items are shown: an item is dropped where the shown item at its target stands,
 * and the items that are not shown keep their order. For a list without nesting.
 */
export const orderingView = <T>(ordering: Ordering<T>, shown: readonly T[]): Ordering<T> => {
  const { id } = ordering.nesting;
  const placeInAll = (index: number) => {
    const item = shown[index];
    return item === undefined ? -1 : ordering.items.findIndex((one) => id(one) === id(item));
  };
  const move = (from: number, to: number) => {
    const [source, target] = [placeInAll(from), placeInAll(to)];
    if (source >= 0 && target >= 0) ordering.move(source, target);
  };
  return { ...ordering, items: shown, move, moveTo: move };
};
