import { formatDate } from '../../lib/dates';
import { numberOf } from '../../lib/decimals';
import { parseDutchDate } from '../../lib/dutchMoment';
import type { Fields } from '../../lib/recordFields';
import { withoutEuro, withoutThousands } from '../../lib/typedNumbers';
import { isEmptyValue } from '../../provider/records/listOrder';
import { withComma, withDot } from '../../v2/decimalNotation';

/**
 * What a list can be filtered by. The values are react-admin's filter, in the address: plain equality, and the range
 * `_gte` and `_lte`, which both the lists in memory and `/api` understand. A form has them as typed, in Dutch.
 */

export type ListFilter = { source: string; label?: string } & (
  | { kind: 'flag' | 'yesNo' | 'period' | 'amount' }
  /** A text that records have, chosen from those. */
  | { kind: 'known' }
  /** A record of a resource, or of 'shops' or 'advisors'. */
  | { kind: 'reference'; to: string }
);

export const boundsOf = (source: string) => ({ from: `${source}_gte`, to: `${source}_lte` });

const isRange = ({ kind }: ListFilter) => kind === 'period' || kind === 'amount';

/** The keys of a filter: two for a range. */
export const keysOf = (filter: ListFilter): string[] =>
  isRange(filter) ? Object.values(boundsOf(filter.source)) : [filter.source];

/** The values without these keys. */
export const without = (values: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

const shown = ({ kind }: ListFilter, value: unknown) => {
  if (isEmptyValue(value)) return '';
  if (kind === 'period') return formatDate(parseDutchDate(String(value)));
  return kind === 'amount' ? withComma(value) : value;
};

/**
 * ',5' -> '0.5', '7,' -> '7': lists and `/api` read no number without digits on both sides of its dot. As a list shows
 * amounts they may be typed and pasted: '€ 1.500' -> '1500'. undefined for no amount.
 */
const amountOf = (typed: string): string | undefined => {
  const amount = withoutThousands(withoutEuro(typed).trim());
  return numberOf(amount) === null ? undefined : withDot(amount.replace(/[.,]$/, '')).replace(/(?<!\d)\./, '0.');
};

/** undefined for what is not understood. */
const read = ({ kind }: ListFilter, typed: unknown): unknown => {
  if (kind === 'period') return parseDutchDate(String(typed)) ?? undefined;
  if (kind === 'known') return String(typed).trim();
  return kind === 'amount' ? amountOf(String(typed)) : typed;
};

const eachKey = (filters: readonly ListFilter[]) =>
  filters.flatMap((filter) => keysOf(filter).map((key) => ({ filter, key })));

/** The form's values: dates and amounts as Dutch text, '' for none. */
export const typedOf = (filters: readonly ListFilter[], values: Fields): Fields =>
  Object.fromEntries(eachKey(filters).map(({ filter, key }) => [key, shown(filter, values[key])]));

/** The filter of what was typed, without what is empty. */
export const filterOf = (filters: readonly ListFilter[], typed: Fields): Fields =>
  Object.fromEntries(
    eachKey(filters)
      .filter(({ key }) => !isEmptyValue(typed[key]))
      .map(({ filter, key }) => [key, read(filter, typed[key])]),
  );

/** The key of a message for each value that is not understood, or ends before it begins. */
export const errorsOf = (filters: readonly ListFilter[], typed: Fields): Record<string, string> => {
  const errors: Record<string, string> = {};
  const values = filterOf(filters, typed);
  for (const { filter, key } of eachKey(filters))
    if (!isEmptyValue(typed[key]) && values[key] === undefined) errors[key] = `filters.not.${filter.kind}`;
  for (const filter of filters.filter(isRange)) {
    const { from, to } = boundsOf(filter.source);
    const [first, last] = [values[from], values[to]].map(String);
    if (isEmptyValue(values[from]) || isEmptyValue(values[to]) || !first || !last) continue;
    const isReversed = filter.kind === 'amount' ? Number(first) > Number(last) : first > last;
    if (isReversed) errors[to] = 'filters.not.reversed';
  }
  return errors;
};
