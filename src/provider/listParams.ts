import { normalizeSearch } from '../lib/searchText';

/**
 * Sorting, filtering, searching and paging of a whole list in memory. What costs time (search text,
 * sort ranks) is prepared once per answer, so that every further key press only walks the list.
 */

export interface ListParams {
  filter?: Readonly<Record<string, unknown>>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  pagination?: { page: number; perPage: number };
}

type Row = Readonly<Record<string, unknown>>;
export type Filters = Readonly<Record<string, (record: Row, value: unknown) => boolean>>;

export interface ListRules {
  /** What the search box looks through; every text of the record unless given. */
  searchText?: (record: Row) => string;
  /** What a filter means; equality unless given. */
  filters?: Filters;
}

export interface PreparedList<R extends Row = Row> {
  readonly records: readonly R[];
  readonly rules: ListRules;
  /** Normalised search text per record, made at the first search. */
  searchTexts?: readonly string[];
  /** Positions in order, per field and direction, made at the first sort. */
  readonly orders: Map<string, Int32Array>;
}

export const prepareList = <R extends Row>(records: readonly R[], rules: ListRules = {}): PreparedList<R> => ({
  records,
  rules,
  orders: new Map(),
});

/** The page that is asked for, and how many records there are in all. */
export const applyListParams = <R extends Row>(
  list: PreparedList<R>,
  { filter = {}, sort, pagination }: ListParams,
): { data: R[]; total: number } => {
  const { records } = list;
  const matches = matcher(list, filter);
  const order = sort ? orderOf(list, sort.field, sort.order) : undefined;
  const first = pagination ? (pagination.page - 1) * pagination.perPage : 0;
  const end = pagination ? first + pagination.perPage : Number.POSITIVE_INFINITY;
  const data: R[] = [];
  let total = 0;
  for (let position = 0; position < records.length; position += 1) {
    const index = order ? (order[position] ?? 0) : position;
    if (matches && !matches(index)) continue;
    const record = records[index];
    if (record && total >= first && total < end) data.push(record);
    total += 1;
  }
  return { data, total };
};

const matcher = <R extends Row>(list: PreparedList<R>, filter: Readonly<Record<string, unknown>>) => {
  const { q, ...fields } = filter;
  const terms = normalizeSearch(String(q ?? ''))
    .split(/\s+/)
    .filter((term) => term !== '')
    .map(spellingsOf);
  const rules = Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([field, value]) => {
      const rule = list.rules.filters?.[field];
      return rule ? (record: R) => rule(record, value) : (record: R) => isAmong(fieldOf(record, field), value);
    });
  if (terms.length === 0 && rules.length === 0) return undefined;
  const texts = terms.length > 0 ? searchTextsOf(list) : [];
  return (index: number) => {
    const text = texts[index] ?? '';
    for (const spellings of terms) if (!isIn(text, spellings)) return false;
    const record = list.records[index];
    return record !== undefined && rules.every((rule) => rule(record));
  };
};

const isIn = (text: string, spellings: readonly string[]): boolean => {
  for (const spelling of spellings) if (text.includes(spelling)) return true;
  return false;
};

/** A word as typed; a telephone number also as its bare digits. */
const spellingsOf = (term: string): string[] =>
  /^[+\d().\-/]{7,}$/.test(term) ? [term, term.replace(/[^\d+]/g, '')] : [term];

/** Equal as text, or one of several. */
const isAmong = (held: unknown, wanted: unknown): boolean =>
  Array.isArray(wanted) ? wanted.some((one) => isAmong(held, one)) : String(held ?? '') === String(wanted);

const fieldOf = (record: Row, field: string): unknown =>
  field in record
    ? record[field]
    : field.split('.').reduce<unknown>((value, key) => (value as Row | null | undefined)?.[key], record);

const isImage = (text: string) => text.startsWith('data:') || text.includes('/images/');
const allTexts = (record: Row): string =>
  Object.values(record)
    .filter((value): value is string => typeof value === 'string' && !isImage(value))
    .join(' ');

/** Makes the search text of each record, once; ahead of the first search where there is time for it. */
export const searchTextsOf = (list: PreparedList): readonly string[] => {
  const { searchText = allTexts } = list.rules;
  list.searchTexts ??= list.records.map((record) => normalizeSearch(searchText(record)));
  return list.searchTexts;
};

const orderOf = (list: PreparedList, field: string, direction: 'ASC' | 'DESC'): Int32Array => {
  const key = `${field} ${direction}`;
  const known = list.orders.get(key);
  if (known) return known;
  const order = ordered(ranksOf(list.records.map((record) => fieldOf(record, field))), direction);
  list.orders.set(key, order);
  return order;
};

/** Equal values keep the order in which they came, in both directions; empty ones stand last. */
const ordered = (ranks: Float64Array, direction: 'ASC' | 'DESC'): Int32Array => {
  const size = ranks.length;
  const keys = ranks.map((rank, index) => {
    const place = rank === EMPTY_RANK ? size : direction === 'ASC' ? rank : size - 1 - rank;
    return place * size + index;
  });
  return Int32Array.from(keys.sort(), (key) => key % size);
};

const EMPTY_RANK = -1;
const collator = new Intl.Collator('nl', { sensitivity: 'base', numeric: true });
const NUMERIC = /^\s*[+-]?\d+([.,]\d+)?\s*$/;

const numberOf = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && NUMERIC.test(value)
      ? Number(value.replace(',', '.'))
      : Number.NaN;

/** A rank per value, equal for equal values: numbers (comma decimals too) before texts in Dutch order. */
const ranksOf = (values: readonly unknown[]): Float64Array => {
  const distinct = new Map<unknown, number>();
  for (const value of values) if (!isEmpty(value)) distinct.set(value, 0);
  const keys = [...distinct.keys()].map((value) => ({ value, number: numberOf(value), text: String(value) }));
  const compare = (a: (typeof keys)[number], b: (typeof keys)[number]) => {
    const aIsText = Number.isNaN(a.number);
    const bIsText = Number.isNaN(b.number);
    if (aIsText || bIsText) return aIsText && bIsText ? collator.compare(a.text, b.text) : aIsText ? 1 : -1;
    return a.number - b.number;
  };
  keys.sort(compare);
  let rank = 0;
  keys.forEach((key, index) => {
    const previous = keys[index - 1];
    if (previous && compare(previous, key) !== 0) rank = index;
    distinct.set(key.value, rank);
  });
  return Float64Array.from(values, (value) => distinct.get(value) ?? EMPTY_RANK);
};

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
