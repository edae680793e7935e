import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { byName, FIXED, filledTable, tablesInOrder } from '../db/tables';

/** True when no table has a row that somebody added. */
export const isEmpty = async (db: Db): Promise<boolean> =>
  (await filledTable(byName(db), await tablesInOrder(byName(db)))) === undefined;

/** Deletes every row that somebody added, accounts too, in each table before the ones that it refers to. */
export const clear = async (db: Db): Promise<void> => {
  const tables = await tablesInOrder(byName(db));
  for (const table of tables.filter((name) => !FIXED.includes(name)).reverse())
    await sql`delete from ${sql.table(table)}`.execute(db);
};
