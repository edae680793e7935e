/** Pure functions for ordered lists: none changes its input. */

export type Key = string | number;

/** The nearest place that there is. */
export const clamp = (place: number, last: number): number => Math.max(0, Math.min(place, last));

/** Moves the items at `indexes` together, in list order, so that the first of them is at index `to`. */
export function moveMany<T>(list: readonly T[], indexes: readonly number[], to: number): T[] {
  const chosen = new Set(indexes);
  const moved = list.filter((_, index) => chosen.has(index));
  const rest = list.filter((_, index) => !chosen.has(index));
  rest.splice(clamp(to, rest.length), 0, ...moved);
  return rest;
}

/** A row with its members, from `start` up to but not including `end`. */
interface BlockSpan {
  start: number;
  end: number;
}

/** How rows are nested: `parentOf` a top-level row is null, and members follow their parent. */
export interface Nesting<T> {
  id: (item: T) => Key;
  parentOf?: (item: T) => Key | null;
}

/** The list as blocks. A row whose parent is not directly above counts as a top-level row. */
export function blocksOf<T>(list: readonly T[], { id, parentOf }: Nesting<T>): BlockSpan[] {
  const blocks: BlockSpan[] = [];
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

/** The rows with each parent's members behind it; a row whose parent is not there stays where it is. */
export function grouped<T>(list: readonly T[], { id, parentOf }: Nesting<T>): readonly T[] {
  if (!parentOf) return list;
  const heads = new Set(list.filter((item) => parentOf(item) === null).map(id));
  const parentIn = (item: T) => {
    const parent = parentOf(item);
    return parent !== null && heads.has(parent) ? parent : null;
  };
  return list
    .filter((item) => parentIn(item) === null)
    .flatMap((head) => [head, ...list.filter((item) => parentIn(item) === id(head))]);
}

/**
 * A row's index among its siblings; `places` has the rows that each sibling takes up. The siblings of a head are the
 * blocks; those of another row are the other rows of its block.
 */
export function siblingPlaceOf<T>(list: readonly T[], index: number, nesting: Nesting<T>) {
  const blocks = blocksOf(list, nesting);
  const number = blocks.findIndex(({ start, end }) => start <= index && index < end);
  const block = blocks[number];
  if (!block || block.start === index) return { places: blocks, position: number };
  const rows = Array.from({ length: block.end - block.start - 1 }, (_, row) => block.start + 1 + row);
  return { places: rows.map((start) => ({ start, end: start + 1 })), position: index - block.start - 1 };
}

/**
 * Moves the row at `from` to index `position` among its siblings: a head with its members, past whole blocks; another row
 * within its block.
 */
export function moveTo<T>(list: readonly T[], from: number, position: number, nesting: Nesting<T>): T[] {
  const place = siblingPlaceOf(list, from, nesting);
  const to = clamp(position, place.places.length - 1);
  const own = place.places[place.position];
  const target = place.places[to];
  if (!own || !target || to === place.position) return [...list];
  const length = own.end - own.start;
  const indexes = Array.from({ length }, (_, row) => from + row);
  return moveMany(list, indexes, to > place.position ? target.end - length : target.start);
}

/** Numbers `field` upwards from `first`. An item whose number is right stays the same object. */
export function renumber<T>(items: readonly T[], field: keyof T, first: number): T[] {
  return items.map((item, index) => (item[field] === first + index ? item : { ...item, [field]: first + index }));
}

/** True when two sequences of ids differ. */
export const differs = (stored: readonly Key[], current: readonly Key[]): boolean =>
  stored.length !== current.length || stored.some((key, index) => key !== current[index]);

/** Applies an order to fresh items: drops missing ones, appends new ones in the order in which they came. */
export function mergeOrder(order: readonly Key[], fresh: readonly Key[]): Key[] {
  const present = new Set(fresh);
  const known = new Set(order);
  return [...order.filter((key) => present.has(key)), ...fresh.filter((key) => !known.has(key))];
}

interface Chain {
  key: Key;
  place: number;
  before: Chain | undefined;
}

/** The keys that were not moved between two sequences: a longest one of those that stand in the same order in both. */
function unmovedIn(base: readonly Key[], order: readonly Key[]): Set<Key> {
  const places = new Map(base.map((key, place) => [key, place]));
  /** For each length a chain that ends at the lowest place. */
  const chains: Chain[] = [];
  for (const key of order) {
    const place = places.get(key);
    if (place === undefined) continue;
    const higher = chains.findIndex((chain) => chain.place > place);
    const length = higher === -1 ? chains.length : higher;
    chains[length] = { key, place, before: chains[length - 1] };
  }
  const unmoved = new Set<Key>();
  for (let chain = chains.at(-1); chain; chain = chain.before) unmoved.add(chain.key);
  return unmoved;
}

/**
 * Three-way merge: the moves between `base` and `mine`, made in `theirs`. An item that I moved goes after the item that
 * stands before it in `mine`; all others, new ones too, stay where `theirs` has them.
 */
export function mergeMoves<K extends Key>(base: readonly K[], mine: readonly K[], theirs: readonly K[]): K[] {
  const unmoved = unmovedIn(base, mine);
  const [known, present] = [new Set(base), new Set(theirs)];
  const moved = new Set(mine.filter((key) => known.has(key) && !unmoved.has(key)));
  const merged = theirs.filter((key) => !moved.has(key));
  let before: K | undefined;
  for (const key of mine) {
    if (!present.has(key)) continue;
    if (moved.has(key)) merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key);
    before = key;
  }
  return merged;
}
