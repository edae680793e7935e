import type { Fields } from '../../lib/recordFields';
import type { Steps } from '../../lib/steps';
import { once } from '../../v2/once';
import { numericValue } from '../../v2/ranges';

/** Sorts a list in memory. Computed once per array of records, field and direction. */

/** The value of a field, or of one within it: `customer.name`. */
export const fieldOf = (record: Fields, field: string): unknown =>
  field in record
    ? record[field]
    : field.split('.').reduce<unknown>((value, key) => (value as Fields | null | undefined)?.[key], record);

/** Sorted positions per field and direction. */
const madeOrders = new WeakMap<readonly Fields[], Map<string, Int32Array>>();

export const orderOf = (records: readonly Fields[], field: string, direction: 'ASC' | 'DESC'): Int32Array => {
  const steps = orderSteps(records, field, direction);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

/** A stable sort in both directions; empty values are last. */
const ordered = (ranks: Float64Array, direction: 'ASC' | 'DESC'): Int32Array => {
  const size = ranks.length;
  const keys = ranks.map((rank, index) => {
    const place = rank === EMPTY_RANK ? size : direction === 'ASC' ? rank : size - 1 - rank;
    return place * size + index;
  });
  return Int32Array.from(keys.sort(), (key) => key % size);
};

const EMPTY_RANK = -1;

/** Ranks between two places where the work may pause. */
const PIECE = 5_000;

interface Key {
  value: unknown;
  number: number;
  text: string;
}
type Compare = (one: Key, other: Key) => number;

const collator = once(() => new Intl.Collator('nl', { sensitivity: 'base', numeric: true }));

const compare: Compare = (a, b) => {
  const aIsText = Number.isNaN(a.number);
  const bIsText = Number.isNaN(b.number);
  if (aIsText || bIsText) return aIsText && bIsText ? collator().compare(a.text, b.text) : aIsText ? 1 : -1;
  return a.number - b.number;
};

/**
 * The sorted positions, made once. Work that may pause, with a `sort` that may. Each value has a rank, equal for equal
 * values: numbers (comma decimals too) before texts in Dutch order.
 */
export function* orderSteps(
  records: readonly Fields[],
  field: string,
  direction: 'ASC' | 'DESC',
  sort?: (keys: Key[], compare: Compare) => Steps<Key[]>,
): Steps<Int32Array> {
  const orders = madeOrders.get(records) ?? new Map<string, Int32Array>();
  madeOrders.set(records, orders);
  const name = `${field} ${direction}`;
  const known = orders.get(name);
  if (known) return known;
  const values = records.map((record) => fieldOf(record, field));
  const distinct = new Map<unknown, number>();
  for (const value of values) if (!isEmptyValue(value)) distinct.set(value, 0);
  yield;
  const keys = [...distinct.keys()].map((value) => ({ value, number: numericValue(value), text: String(value) }));
  yield;
  const sorted = sort ? yield* sort(keys, compare) : keys.sort(compare);
  let rank = 0;
  for (const [index, key] of sorted.entries()) {
    const previous = sorted[index - 1];
    if (previous && compare(previous, key) !== 0) rank = index;
    distinct.set(key.value, rank);
    if (index % PIECE === 0) yield;
  }
  const ranks = Float64Array.from(values, (value) => distinct.get(value) ?? EMPTY_RANK);
  yield;
  const order = ordered(ranks, direction);
  orders.set(name, order);
  return order;
}

/** True for a value that filters nothing, and is sorted last. */
export const isEmptyValue = (value: unknown) => value === null || value === undefined || value === '';
/** True when something of a list's filter, or its search, is filled in. */
export const isFiltering = (filter: Fields): boolean => Object.values(filter).some((value) => !isEmptyValue(value));
