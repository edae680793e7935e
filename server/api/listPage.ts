import { type RawBuilder, sql } from 'kysely';
import { isPostgres } from '../db/isPostgres';
import type { Db } from '../db/schema';
import type { ListQuery } from './listQuery';

/** The keys of a page of a list, and how many rows the whole list has. */

interface Source {
  from: RawBuilder<unknown>;
  key: string;
  /** `from` groups rows of a table. */
  isGrouped?: boolean;
}

const countOf = async (db: Db, { from }: Source, where: RawBuilder<boolean>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(db);
  return Number(rows[0]?.total);
};

/**
 * SQLite reads a page by an index of the filter, also when nearly all rows pass it: then it sorts them all, where the
 * order's own index gives the page at once. A plus before the condition leaves the filter's index out. PostgreSQL knows
 * how many rows pass.
 */
const pageCondition = async (
  db: Db,
  source: Source,
  { where, mayFollowOrder }: ListQuery,
  total: number,
  end: number,
): Promise<RawBuilder<boolean>> => {
  if (!mayFollowOrder || total <= end || isPostgres(db)) return where;
  const all = await countOf(db, source, sql`1 = 1`);
  // The filter's index reads `total` rows; the order's reads `end / total` of all, where matches are spread evenly. Rare
  // ones are not: the orders of one customer may all stand at the end, in the order of company names.
  const isRare = total * 10 < all;
  return !isRare && (end / total) * all < total ? sql<boolean>`+(${where})` : where;
};

type Orders = Pick<ListQuery, 'orderBy' | 'reversed'>;

/** The orders to read a page by. */
const sortingOf = async (db: Db, { from }: Source, wanted: ListQuery): Promise<Orders> => {
  const { withoutNulls } = wanted;
  if (withoutNulls === undefined || !isPostgres(db)) return wanted;
  const { rows } = await sql`select 1 from ${from} where ${sql.ref(withoutNulls.column)} is null limit 1`.execute(db);
  return rows.length > 0 ? wanted : withoutNulls;
};

/** A page in the second half is read from the end of the list: the last one is as near as the first. */
const pageOf = async (db: Db, source: Source, wanted: ListQuery): Promise<{ ids: number[]; total: number }> => {
  const { where, from, count } = wanted;
  const total = await countOf(db, source, where);
  const after = Math.max(0, total - from - count);
  const isFromEnd = from > after;
  const limit = isFromEnd ? Math.max(0, Math.min(count, total - from)) : count;
  const offset = isFromEnd ? after : from;
  const { orderBy, reversed } = await sortingOf(db, source, wanted);
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(source.key)} as id from ${source.from}
    where ${await pageCondition(db, source, wanted, total, offset + limit)}
    order by ${isFromEnd ? reversed : orderBy} limit ${limit} offset ${offset}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return { ids: isFromEnd ? ids.reverse() : ids, total };
};

/**
 * A search reads all that it finds, and a grouping all that it groups: this is counted along with the page, and found
 * before it is put in order. PostgreSQL would else look up the text of each record in the order of the list, as if it
 * could stop at the end of the page. The count has a name that no column has: an order by `total` would else be one by
 * the count.
 */
const foundPage = async (db: Db, { from, key }: Source, wanted: ListQuery) => {
  const { rows } = await sql<{ id: number; found_total: number }>`
    with found as materialized (
      select ${sql.join(wanted.orderedBy.map((column) => sql.ref(column)))} from ${from} where ${wanted.where}
    )
    select ${sql.ref(key)} as id, (select count(*) from found) as found_total from found
    order by ${wanted.orderBy} limit ${wanted.count} offset ${wanted.from}`.execute(db);
  const total = rows[0] ? Number(rows[0].found_total) : await countOf(db, { from, key }, wanted.where);
  return { ids: rows.map(({ id }) => id), total };
};

export const listPage = (db: Db, source: Source, wanted: ListQuery): Promise<{ ids: number[]; total: number }> =>
  (wanted.isSearch || source.isGrouped ? foundPage : pageOf)(db, source, wanted);
