/** Orders as pure functions: lists go in and come out, nothing is changed in place. */

export type Key = string | number;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/** The items at `indexes`, together and in list order, moved so that the first of them stands at `to`. */
export function moveMany<T>(list: readonly T[], indexes: readonly number[], to: number): T[] {
  const chosen = new Set(indexes);
  const moved = list.filter((_, index) => chosen.has(index));
  const rest = list.filter((_, index) => !chosen.has(index));
  rest.splice(clamp(to, 0, rest.length), 0, ...moved);
  return rest;
}

/** The item at `from` moved so that it stands at `to`. */
export const move = <T>(list: readonly T[], from: number, to: number): T[] => moveMany(list, [from], to);

/** A row and those that belong to it: `start` included, `end` not. */
export interface Block {
  start: number;
  end: number;
}

/** How rows hang together: `parentOf` a row of its own is null, and a row follows its parent. */
export interface Nesting<T> {
  id: (item: T) => Key;
  parentOf?: (item: T) => Key | null;
}

/** The list cut into blocks; a row whose parent does not stand above it counts as a row of its own. */
export function blocksOf<T>(list: readonly T[], { id, parentOf }: Nesting<T>): Block[] {
  const blocks: Block[] = [];
  let head: Key | null = null;
  list.forEach((item, index) => {
    const block = blocks.at(-1);
    if (block && head !== null && parentOf?.(item) === head) {
      block.end = index + 1;
    } else {
      blocks.push({ start: index, end: index + 1 });
      head = id(item);
    }
  });
  return blocks;
}

/** Where a row stands among those it may change places with: `places` are the rows that each of them takes up. */
export interface Place {
  places: Block[];
  position: number;
}

/** A head stands among the blocks, any other row among the rows of its block. */
export function placeOf<T>(list: readonly T[], index: number, nesting: Nesting<T>): Place {
  const blocks = blocksOf(list, nesting);
  const number = blocks.findIndex(({ start, end }) => start <= index && index < end);
  const block = blocks[number];
  if (!block || block.start === index) return { places: blocks, position: number };
  const rows = Array.from({ length: block.end - block.start - 1 }, (_, row) => block.start + 1 + row);
  return { places: rows.map((start) => ({ start, end: start + 1 })), position: index - block.start - 1 };
}

/**
 * The row at `from` dropped where the row at `to` stands. A head takes its rows along and lands before or after the
 * whole block it is dropped on; any other row stays within its block, at the near edge where it is dropped outside.
 */
export function moveWithin<T>(list: readonly T[], from: number, to: number, nesting: Nesting<T>): T[] {
  const { places, position } = placeOf(list, from, nesting);
  const landing = places.findIndex(({ end }) => to < end);
  return moveToPosition(list, from, landing === -1 ? places.length - 1 : landing, position, places);
}

/** The row at `from` moved to be number `position` (from 0) among those it may change places with. */
export function moveTo<T>(list: readonly T[], from: number, position: number, nesting: Nesting<T>): T[] {
  const place = placeOf(list, from, nesting);
  return moveToPosition(list, from, clamp(position, 0, place.places.length - 1), place.position, place.places);
}

function moveToPosition<T>(list: readonly T[], from: number, to: number, position: number, places: Block[]): T[] {
  const own = places[position];
  const target = places[to];
  if (!own || !target || to === position) return [...list];
  const length = own.end - own.start;
  const indexes = Array.from({ length }, (_, row) => from + row);
  return moveMany(list, indexes, to > position ? target.end - length : target.start);
}

/** The items with `field` counting up from `first`; an item that has its number already stays the same object. */
export function renumber<T>(items: readonly T[], field: keyof T, first: number): T[] {
  return items.map((item, index) => (item[field] === first + index ? item : { ...item, [field]: first + index }));
}

/** Whether two sequences of ids differ. */
export const isChanged = (stored: readonly Key[], current: readonly Key[]): boolean =>
  stored.length !== current.length || stored.some((key, index) => key !== current[index]);

/** The user's order for fresh items: those that are gone left out, new ones at the end in the order they came. */
export function mergeOrder(order: readonly Key[], fresh: readonly Key[]): Key[] {
  const present = new Set(fresh);
  const known = new Set(order);
  return [...order.filter((key) => present.has(key)), ...fresh.filter((key) => !known.has(key))];
}
