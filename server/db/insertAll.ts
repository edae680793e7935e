import { type InsertObject, type InsertQueryBuilder, type InsertResult, type Kysely, sql } from 'kysely';
import { piecesOf } from '../lib/inPieces';
import type { Database, Db } from './schema';

/** SQLite takes 32,766 parameters in one statement, PostgreSQL 65,535. */
const PARAMETERS_MAX = 30_000;

/** Splits a list into pieces, so that a statement with `parametersEach` parameters per item stays within the limit. */
export const chunksOf = <Item>(items: readonly Item[], parametersEach: number): Item[][] =>
  piecesOf(items, Math.max(1, Math.floor(PARAMETERS_MAX / parametersEach)));

/** The same for rows of one table, which all have the same columns. */
export const chunksOfRows = <Row extends object>(rows: readonly Row[]): Row[][] =>
  chunksOf(rows, Object.keys(rows[0] ?? {}).length || 1);

type Insert<Table extends keyof Database> = InsertQueryBuilder<Database, Table, InsertResult>;

/** Inserts any number of rows, also none. Every row has the same columns. `finish` says what to do in a conflict. */
export const insertAll = async <Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
  finish: (query: Insert<Table>) => Insert<Table> = (query) => query,
): Promise<void> => {
  for (const chunk of chunksOfRows(rows)) await finish(db.insertInto(table).values(chunk)).execute();
};

/** The same for a table by its name, which no type knows. `db` is any Kysely. */
export const insertRows = async (
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const names = Object.keys(rows[0] ?? {});
  for (const chunk of chunksOfRows(rows)) {
    const values = chunk.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
    await sql`
      insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values ${sql.join(values)}`.execute(db);
  }
};

/** Inserts a row; gives the number that the database generates in the column `key`. */
export const insertOne = <Table extends keyof Database>(
  db: Db,
  table: Table,
  key: keyof Database[Table] & string,
  row: InsertObject<Database, Table>,
): Promise<{ id: number }> =>
  db
    .insertInto(table)
    .values(row)
    .returning(sql<number>`${sql.ref(key)}`.as('id'))
    .executeTakeFirstOrThrow();
