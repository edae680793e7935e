import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ID_MAX } from '../../src/v2/fields';
import { boundOf, numericValue, textBound } from '../../src/v2/ranges';
import { NOTHING, type Searched } from '../db/searchTexts';
import { sortColumn } from '../db/sortKeys';
import { Refusal } from '../lib/refusal';

/** Turns the query of ra-data-simple-rest (range, sort, filter) into SQL. Accepts known columns only. */

/** decimal: a text with a number in it, or an empty one. cents: a number, which travels as decimal text. */
type ColumnType = 'number' | 'text' | 'decimal' | 'cents';
export type Columns = Readonly<Record<string, ColumnType>>;
/** At least the columns of a row that the dashboard reads: what is no number or text travels as JSON. */
export type ColumnsOf<Row> = Columns & {
  readonly [Field in Exclude<keyof Row, 'id'>]-?: [Row[Field]] extends [number | null]
    ? 'number'
    : Exclude<ColumnType, 'number'>;
};

const IN_MAX = 1000;
/** true and false are how react-admin's BooleanInput asks for a flag, which is 1 or 0. */
const Scalar = z.union([z.string(), z.number(), z.boolean().transform(Number)]);
const Sent = {
  range: z.tuple([z.int().min(0), z.int().min(0)]),
  sort: z.tuple([z.string(), z.enum(['ASC', 'DESC'])]),
  filter: z.record(z.string(), z.union([Scalar, z.array(Scalar).max(IN_MAX), z.null()])),
};

const unreadable = (name: string) => new Refusal(400, `De vraag is onleesbaar aangekomen (${name}).`);

const read = <S extends z.ZodType>(name: string, shape: S, text: string | undefined): z.output<S> | undefined => {
  if (text === undefined) return undefined;
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw unreadable(name);
  }
};

const centsOf = (value: string | number): number => Math.round(numericValue(value) * 100);

/** The value in the column's type; undefined when the column can never hold it. */
const comparable = (type: ColumnType, value: string | number): string | number | undefined => {
  if (type === 'text') return String(value).includes('\u0000') ? undefined : String(value);
  const number = type === 'cents' ? centsOf(value) : Number(value);
  return Number.isInteger(number) && Math.abs(number) <= ID_MAX ? number : undefined;
};

/** What a column is compared and sorted by. */
const comparedBy = (column: string, type: ColumnType) =>
  type === 'decimal' ? sql`cast(nullif(${sql.ref(column)}, '') as numeric)` : sql.ref(column);

type Wanted = string | number | (string | number)[] | null;

const conditionOf = (column: string, type: ColumnType, wanted: Wanted): RawBuilder<boolean> => {
  if (wanted === null) return sql<boolean>`${sql.ref(column)} is null`;
  const all = [wanted].flat();
  if (type === 'decimal') {
    const numbers = all.map(numericValue).filter(Number.isFinite);
    const isEqual = among(comparedBy(column, type), numbers.map(sql.lit));
    return all.includes('') ? sql<boolean>`(${sql.ref(column)} = '' or ${isEqual})` : isEqual;
  }
  return among(
    sql.ref(column),
    all.flatMap((value) => comparable(type, value) ?? []),
  );
};

const among = (compared: RawBuilder<unknown>, values: unknown[]) =>
  values.length === 0 ? NOTHING : sql<boolean>`${compared} in (${sql.join(values)})`;

/** A filter by range: see `src/v2/ranges.ts`. Without a value it lets everything through. */
const rangeOf = (column: string, type: ColumnType, isUpper: boolean, wanted: unknown) => {
  if (wanted === null || wanted === '') return [];
  if (Array.isArray(wanted)) throw unreadable('filter');
  const compare = isUpper ? sql`<=` : sql`>=`;
  if (type === 'text') {
    const bound = comparable(type, textBound(isUpper, String(wanted)));
    return [
      bound === undefined
        ? NOTHING
        : sql<boolean>`(${sql.ref(column)} <> '' and ${sql.ref(column)} ${compare} ${bound})`,
    ];
  }
  const bound = numericValue(wanted);
  // 19.99 times a hundred is a little less than 1999.
  const inUnit = type === 'cents' ? Number((bound * 100).toPrecision(15)) : bound;
  if (!Number.isFinite(inUnit)) return [NOTHING];
  return [sql<boolean>`${comparedBy(column, type)} ${compare} ${sql.lit(inUnit)}`];
};

export interface ListQuery {
  where: RawBuilder<boolean>;
  isSearch: boolean;
  orderBy: RawBuilder<unknown>;
  /** The order from the end of the list. */
  reversed: RawBuilder<unknown>;
  /** Both downwards for rows that all have a sort key: PostgreSQL's index gives the others first, not last. */
  withoutNulls?: { column: string; orderBy: RawBuilder<unknown>; reversed: RawBuilder<unknown> };
  /** The columns in both. */
  orderedBy: readonly string[];
  /** It is filtered, by other columns than that of its order, which has an index: a page may be read by either. */
  mayFollowOrder: boolean;
  from: number;
  count: number;
}

export interface Listed {
  columns: Columns;
  key: string;
  /** The condition for the search box. */
  search: (q: string) => RawBuilder<boolean> | undefined;
  /** The columns with a sort key beside them. */
  sorted?: Searched['sorted'];
  /** The direction of the keys of rows that a sort holds for equal; default that of the sort. */
  ties?: 'asc' | 'desc';
  /** Columns besides the key that are never null: sorted without NULLS LAST, which their index does not have. */
  neverNull?: readonly string[];
}

export const listQuery = (
  query: Readonly<Record<string, string>>,
  { columns, key, search, sorted, ties, neverNull = [] }: Listed,
): ListQuery => {
  const [from, to] = read('range', Sent.range, query.range) ?? [0, 24];
  const [field, order] = read('sort', Sent.sort, query.sort) ?? ['id', 'ASC'];
  const { q, ...fields } = read('filter', Sent.filter, query.filter) ?? {};
  const columnOf = (name: string, part: string): string => {
    const column = name === 'id' ? key : name;
    if (!Object.hasOwn(columns, column)) throw unreadable(part);
    return column;
  };
  const typeOf = (column: string) => columns[column] ?? 'text';
  const filters = Object.entries(fields).map(([name, wanted]) => {
    const bound = Object.hasOwn(columns, name) ? undefined : boundOf(name);
    return { wanted, bound, column: columnOf(bound?.field ?? name, 'filter') };
  });
  const conditions = filters.flatMap(({ column, bound, wanted }) =>
    bound ? rangeOf(column, typeOf(column), bound.isUpper, wanted) : conditionOf(column, typeOf(column), wanted),
  );
  const searched = search(String(q ?? ''));
  const by = columnOf(field, 'sort');
  const mayBeNull = by !== key && !neverNull.includes(by);
  const hasSortKey = sorted?.columns.includes(by) ?? false;
  const orderBy = (isReversed: boolean, hasNulls = mayBeNull) => {
    const inOrder = (one: 'asc' | 'desc') => sql.raw((one === 'asc') === isReversed ? 'desc' : 'asc');
    const direction = order === 'DESC' ? 'desc' : 'asc';
    const sortedAs = hasSortKey ? sql.ref(sortColumn(by)) : comparedBy(by, typeOf(by));
    const nulls = hasNulls ? sql` nulls ${sql.raw(isReversed ? 'first' : 'last')}` : sql``;
    const sortedBy = sql`${sortedAs} ${inOrder(direction)}${nulls}`;
    // The key makes the order total, so that no row appears on two pages.
    return by === key ? sortedBy : sql`${sortedBy}, ${sql.ref(key)} ${inOrder(ties ?? direction)}`;
  };
  return {
    where: sql<boolean>`${sql.join([sql`1 = 1`, ...conditions, ...(searched ? [searched] : [])], sql` and `)}`,
    isSearch: searched !== undefined,
    orderBy: orderBy(false),
    reversed: orderBy(true),
    ...(hasSortKey &&
      mayBeNull &&
      order === 'DESC' && {
        withoutNulls: { column: sortColumn(by), orderBy: orderBy(false, false), reversed: orderBy(true, false) },
      }),
    orderedBy: [...new Set([key, hasSortKey ? sortColumn(by) : by])],
    mayFollowOrder: hasSortKey && filters.length > 0 && filters.every(({ column }) => column !== by),
    from,
    count: Math.max(0, to - from + 1),
  };
};
