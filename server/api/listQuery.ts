import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ID_MAX } from '../../src/v2/fields';
import { Refusal } from '../handler';

/** The query that ra-data-simple-rest sends (range, sort, filter), made into SQL over columns that are known. */

export type ColumnType = 'number' | 'text';
export type Columns = Readonly<Record<string, ColumnType>>;

const IN_MAX = 1000;
/** Databases refuse to look for what is very long. */
const WORD_MAX = 1000;
const Scalar = z.union([z.string(), z.number()]);
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

/** A value that the column can be compared with; what it can never hold finds nothing. */
const comparable = (type: ColumnType, value: string | number): string | number | undefined => {
  if (type === 'text') return String(value).includes('\u0000') ? undefined : String(value);
  const number = Number(value);
  return Number.isInteger(number) && Math.abs(number) <= ID_MAX ? number : undefined;
};

const like = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const NOTHING = sql<boolean>`1 = 0`;

const conditionOf = (column: string, type: ColumnType, wanted: string | number | (string | number)[] | null) => {
  if (wanted === null) return sql<boolean>`${sql.ref(column)} is null`;
  const values = [wanted].flat().flatMap((value) => comparable(type, value) ?? []);
  return values.length === 0 ? NOTHING : sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`;
};

/** Every word of q stands in one of the searched columns. */
const search = (q: string, searched: readonly string[]): RawBuilder<boolean>[] =>
  q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) =>
      word.includes('\u0000') || word.length > WORD_MAX
        ? NOTHING
        : sql<boolean>`(${sql.join(
            searched.map((column) => sql`lower(${sql.ref(column)}) like ${like(word)} escape '\\'`),
            sql` or `,
          )})`,
    );

export interface ListQuery {
  where: RawBuilder<boolean>;
  orderBy: RawBuilder<unknown>;
  from: number;
  count: number;
}

export const listQuery = (
  query: Readonly<Record<string, string>>,
  { columns, key, searched }: { columns: Columns; key: string; searched: readonly string[] },
): ListQuery => {
  const [from, to] = read('range', Sent.range, query.range) ?? [0, 24];
  const [field, order] = read('sort', Sent.sort, query.sort) ?? ['id', 'ASC'];
  const { q, ...fields } = read('filter', Sent.filter, query.filter) ?? {};
  const columnOf = (name: string, part: string): string => {
    const column = name === 'id' ? key : name;
    if (!Object.hasOwn(columns, column)) throw unreadable(part);
    return column;
  };
  const conditions = Object.entries(fields).map(([name, wanted]) => {
    const column = columnOf(name, 'filter');
    return conditionOf(column, columns[column] ?? 'text', wanted);
  });
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  return {
    where: sql<boolean>`${sql.join([sql`1 = 1`, ...conditions, ...search(String(q ?? ''), searched)], sql` and `)}`,
    // The key decides between equals, so that no row stands on two pages.
    orderBy: sql`${sql.ref(columnOf(field, 'sort'))} ${direction}, ${sql.ref(key)} ${direction}`,
    from,
    count: Math.max(0, to - from + 1),
  };
};
