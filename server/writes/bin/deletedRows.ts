import { sql } from 'kysely';
import { findRow } from '../../db/findRow';
import { holdRows } from '../../db/holdRows';
import { insertRows } from '../../db/insertAll';
import { isPostgres } from '../../db/isPostgres';
import { ORDERED } from '../../db/saveOrder';
import type { Db } from '../../db/schema';
import type { Row } from '../../db/tables';
import { groupedBy } from '../../lib/groupedBy';
import { piecesOf, ROWS, yieldToEventLoop } from '../../lib/inPieces';

/**
 * What a deletion takes along, by the foreign keys that the database itself knows: rows that go with a record, and
 * references to it that become empty. A new table, or a declared resource, needs nothing here. What another program keeps
 * in a schema of its own is not ours to keep.
 */

interface Reference {
  table: string;
  column: string;
  /** The column that it refers to. */
  to: string;
  rule: 'cascade' | 'set null' | 'other';
}

const referencesTo = async (db: Db, table: string): Promise<Reference[]> => {
  const { rows } = await (isPostgres(db)
    ? sql<Reference>`
        select child.relname as "table", source.attname as "column", target.attname as "to",
          case c.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'other' end as rule
        from pg_constraint c
        join pg_class child on child.oid = c.conrelid
        join pg_attribute source on source.attrelid = c.conrelid and source.attnum = c.conkey[1]
        join pg_attribute target on target.attrelid = c.confrelid and target.attnum = c.confkey[1]
        where c.contype = 'f' and c.confrelid = quote_ident(${table})::regclass and pg_table_is_visible(child.oid)
        order by 1, 2`
    : sql<Reference>`
        select t.name as "table", k."from" as "column", k."to" as "to",
          case k.on_delete when 'CASCADE' then 'cascade' when 'SET NULL' then 'set null' else 'other' end as rule
        from pragma_table_list t join pragma_foreign_key_list(t.name) k
        where t.schema = 'main' and k."table" = ${table} order by 1, 2`
  ).execute(db);
  return rows;
};

const primaryKeyOf = async (db: Db, table: string): Promise<string[]> => {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`
        select a.attname as name from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indisprimary and i.indrelid = quote_ident(${table})::regclass`
    : sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0`
  ).execute(db);
  return rows.map(({ name }) => name);
};

export interface DeletedRows {
  /** Each after the rows that it refers to. */
  rows: { table: string; row: Row }[];
  /** References that become empty, as the rows' primary keys with the old reference. */
  emptied: { table: string; column: string; rows: Row[] }[];
}

const rowsWhere = async (db: Db, table: string, column: string, values: readonly unknown[]): Promise<Row[]> => {
  if (values.length === 0) return [];
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(db);
  return rows;
};

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

const collect = async (db: Db, table: string, rows: Row[], into: DeletedRows): Promise<void> => {
  // Not as arguments of one call: V8 takes some 120,000.
  for (const row of rows) into.rows.push({ table, row });
  for (const { table: child, column, to, rule } of await referencesTo(db, table)) {
    if (rule === 'other') continue;
    const keys = rows.map((row) => row[to]);
    const referring = await rowsWhere(db, child, column, keys);
    if (referring.length === 0) continue;
    if (rule === 'cascade') await collect(db, child, referring, into);
    else {
      const columns = [...(await primaryKeyOf(db, child)), column];
      into.emptied.push({ table: child, column, rows: referring.map((row) => pick(row, columns)) });
    }
  }
};

/** Reads what the deletion of a record will take along. Call it in the deletion's transaction, before it. */
export const deletedWith = async (db: Db, table: string, key: string, id: number): Promise<DeletedRows> => {
  const into: DeletedRows = { rows: [], emptied: [] };
  await collect(db, table, await rowsWhere(db, table, key, [id]), into);
  return into;
};

/** A placement where its subcategory and its category are now: they may have moved since. */
const placedNow = async (db: Db, row: Row): Promise<Row> => {
  const subcategory_id = Number(row.subcategory_id);
  await holdRows(db, ORDERED.subcategories, [subcategory_id]);
  const subcategory = await findRow(db, 'subcategories', 'subcategory_id', subcategory_id);
  const category_id = subcategory?.product_category_id ?? Number(row.category_id);
  await holdRows(db, ORDERED.categories, [category_id]);
  const category = await findRow(db, 'categories', 'category_id', category_id);
  return { ...row, category_id, shop_id: category?.shop_id ?? row.shop_id };
};

/** Many rows in one statement: a product may stand in a hundred thousand lines of orders. */
const refill = async (db: Db, { table, column, rows }: DeletedRows['emptied'][number]): Promise<void> => {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== column);
  // A key of several columns cannot be looked for in lists: those rows go one by one.
  const atOnce = names.length === 1 ? ROWS : 1;
  for (const [to, group] of groupedBy(rows, (row) => row[column]))
    for (const piece of piecesOf(group, atOnce)) {
      const isOneOf = names.map((name) => sql`${sql.ref(name)} in (${sql.join(piece.map((row) => row[name]))})`);
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${to}
        where ${sql.join(isOneOf, sql` and `)} and ${sql.ref(column)} is null`.execute(db);
      if (piece.length === ROWS) await yieldToEventLoop();
    }
};

/** Rows that follow each other in one table. Not all of a table: others may have to be there before the next. */
const byTable = (rows: DeletedRows['rows']): { table: string; rows: Row[] }[] => {
  const groups: { table: string; rows: Row[] }[] = [];
  for (const { table, row } of rows) {
    const last = groups.at(-1);
    if (last?.table === table) last.rows.push(row);
    else groups.push({ table, rows: [row] });
  }
  return groups;
};

/** Makes the rows again. A reference that was filled with something else since stays as it is. */
export const insertDeleted = async (db: Db, { rows, emptied }: DeletedRows): Promise<void> => {
  for (const { table, rows: group } of byTable(rows))
    for (const piece of piecesOf(group, ROWS)) {
      const placed: Row[] = [];
      for (const row of piece) placed.push(table === 'product_categories' ? await placedNow(db, row) : row);
      await insertRows(db, table, placed);
      if (piece.length === ROWS) await yieldToEventLoop();
    }
  for (const entry of emptied) await refill(db, entry);
};
