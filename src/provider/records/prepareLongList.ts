import { type Steps, withPauses } from '../../lib/steps';
import { searchWords } from '../../v2/searchText';
import { orderSteps } from './listOrder';
import { type ListParams, searchTextsOf } from './listParams';
import { type Mapping, recordsIn } from './mapping';

/**
 * Makes in pieces what `listIn` needs of a long list, which an older v2 answers whole, so that keys and clicks are
 * answered in between. The results are those that `listIn` would make at once.
 */

/** Records, or keys, per piece: some milliseconds each. */
const PIECE = 2_000;

type Compare<Item> = (one: Item, other: Item) => number;

/** As `items.sort(compare)`: pieces are sorted, and then merged two by two. */
export function* sortSteps<Item extends object>(items: Item[], compare: Compare<Item>): Steps<Item[]> {
  let runs: Item[][] = [];
  for (let at = 0; at < items.length; at += PIECE) {
    runs.push(items.slice(at, at + PIECE).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let nth = 0; nth < runs.length; nth += 2)
      merged.push(yield* merge(runs[nth] ?? [], runs[nth + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Of equal items those of `left` come first: the sort is stable. */
function* merge<Item extends object>(left: Item[], right: Item[], compare: Compare<Item>): Steps<Item[]> {
  const merged: Item[] = [];
  let [ofLeft, ofRight] = [0, 0];
  for (;;) {
    const one = left[ofLeft];
    const other = right[ofRight];
    if (!one || !other) return merged.concat(left.slice(ofLeft), right.slice(ofRight));
    if (compare(other, one) < 0) {
      merged.push(other);
      ofRight += 1;
    } else {
      merged.push(one);
      ofLeft += 1;
    }
    if (merged.length % PIECE === 0) yield;
  }
}

function* prepareSteps(mapping: Mapping, data: unknown, { filter = {}, sort }: ListParams): Steps<void> {
  const records = recordsIn(mapping, data);
  yield;
  if (sort) yield* orderSteps(records, sort.field, sort.order, sortSteps);
  if (searchWords(String(filter.q ?? '')).length === 0) return;
  for (let count = PIECE; count < records.length + PIECE; count += PIECE) {
    searchTextsOf(records, mapping.rules?.searchText, count);
    yield;
  }
}

/** Resolves when `listIn` finds everything made. */
export const prepare = (mapping: Mapping, data: unknown, params: ListParams): Promise<void> =>
  withPauses(prepareSteps(mapping, data, params));
