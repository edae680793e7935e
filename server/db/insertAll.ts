import type { InsertObject } from 'kysely';
import type { Database, Db } from './schema';

/** SQLite takes 32,766 parameters in one statement, PostgreSQL 65,535. */
const PARAMETERS_MAX = 30_000;

/** Pieces of a list, small enough that `parametersEach` for each of its items fit in one statement. */
export const chunksOf = <Item>(items: readonly Item[], parametersEach: number): Item[][] => {
  const size = Math.max(1, Math.floor(PARAMETERS_MAX / parametersEach));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
};

/** Inserts any number of rows (none too); every row has the same columns. */
export const insertAll = async <Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
): Promise<void> => {
  for (const chunk of chunksOf(rows, Object.keys(rows[0] ?? {}).length || 1))
    await db.insertInto(table).values(chunk).execute();
};
