import type { Fields } from '../../lib/recordFields';
import { boundOf, numericValue, textBound } from '../../v2/ranges';
import { normalizeSearch, searchWords, spellingsOf } from '../../v2/searchText';
import { fieldOf, isEmptyValue, orderOf } from './listOrder';

/**
 * Sorts, filters, searches and pages a whole list in memory. The slow parts (search text, sort ranks) are computed once
 * per array of records, so that a key press only walks the list.
 */

export interface ListParams {
  filter?: Fields;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  pagination?: { page: number; perPage: number };
}

type Filters = Readonly<Record<string, (record: Fields, value: unknown) => boolean>>;

export interface ListRules {
  /** The text to search in; default all texts of the record. */
  searchText?: (record: Fields) => string;
  /** Filters that are not plain equality. */
  filters?: Filters;
}

/** Normalised search text per record, of the first so many records: made at the first search. */
const preparedTexts = new WeakMap<readonly Fields[], string[]>();

/** The requested page, and the total number of records. */
export const applyListParams = <R extends Fields>(
  records: readonly R[],
  { filter = {}, sort, pagination }: ListParams,
  rules: ListRules = {},
): { data: R[]; total: number } => {
  const matches = matcher(records, filter, rules);
  const order = sort ? orderOf(records, sort.field, sort.order) : undefined;
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

const matcher = <R extends Fields>(records: readonly R[], filter: Fields, { searchText, filters = {} }: ListRules) => {
  const { q, ...fields } = filter;
  const terms = searchWords(String(q ?? '')).map(spellingsOf);
  const rules = Object.entries(fields)
    .filter(([, value]) => !isEmptyValue(value))
    .map(([field, value]) => {
      const rule = filters[field] ?? rangeRule(field, value);
      return rule ? (record: R) => rule(record, value) : (record: R) => isAmong(fieldOf(record, field), value);
    });
  if (terms.length === 0 && rules.length === 0) return undefined;
  const texts = terms.length > 0 ? searchTextsOf(records, searchText) : [];
  return (index: number) => {
    const text = texts[index] ?? '';
    for (const spellings of terms) if (!isIn(text, spellings)) return false;
    const record = records[index];
    return record !== undefined && rules.every((rule) => rule(record));
  };
};

const isIn = (text: string, spellings: readonly string[]): boolean => {
  for (const spelling of spellings) if (text.includes(spelling)) return true;
  return false;
};

/** Equal, to the value or to one of several. */
const isAmong = (held: unknown, wanted: unknown): boolean =>
  Array.isArray(wanted)
    ? wanted.some((one) => isAmong(held, one))
    : textOfValue(held) === textOfValue(wanted) || isSameDecimal(held, wanted);

/** '12.50' is the number 12.5. Two texts, such as the article numbers '1.10' and '1.1', are equal as text only. */
const isSameDecimal = (held: unknown, wanted: unknown): boolean =>
  typeof wanted === 'number' && /[.,]/.test(`${held} ${wanted}`) && numericValue(held) === wanted;

/** A flag is 1 or 0; react-admin's BooleanInput asks for true or false. */
const textOfValue = (value: unknown): string => String(typeof value === 'boolean' ? Number(value) : (value ?? ''));

/** The rule of a filter like `total_gte`; undefined for any other. */
const rangeRule = (filter: string, value: unknown): ((record: Fields) => boolean) | undefined => {
  const bound = boundOf(filter);
  if (!bound) return undefined;
  const { field, isUpper } = bound;
  const number = numericValue(value);
  const text = textBound(isUpper, String(value));
  return (record) => {
    const held = fieldOf(record, field);
    if (isEmptyValue(held)) return false;
    const heldNumber = numericValue(held);
    if (typeof held === 'number' || !(Number.isNaN(heldNumber) || Number.isNaN(number)))
      return isUpper ? heldNumber <= number : heldNumber >= number;
    return isUpper ? String(held) <= text : String(held) >= text;
  };
};

const isImage = (text: string) => text.startsWith('data:') || text.includes('/images/');
const allTexts = (record: Fields): string =>
  Object.values(record)
    .filter((value): value is string => typeof value === 'string' && !isImage(value))
    .join(' ');

/** The search text of each record, or of the first `count`. Computed once, ahead of the first search when possible. */
export const searchTextsOf = (
  records: readonly Fields[],
  searchText = allTexts,
  count = records.length,
): readonly string[] => {
  const searchTexts = preparedTexts.get(records) ?? [];
  preparedTexts.set(records, searchTexts);
  for (const record of records.slice(searchTexts.length, count)) searchTexts.push(normalizeSearch(searchText(record)));
  return searchTexts;
};

/** Records per piece of `prepareSearch`: some ten milliseconds. */
const PIECE = 5_000;

/** Makes the search texts, in pieces, so that keys and clicks are answered in between. A search makes the rest at once. */
export const prepareSearch = (records: readonly Fields[], searchText?: (record: Fields) => string): void => {
  const made = preparedTexts.get(records)?.length ?? 0;
  const { length } = searchTextsOf(records, searchText, made + PIECE);
  if (length < records.length) setTimeout(() => prepareSearch(records, searchText));
};
