import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { byName, FIXED, tablesInOrder } from '../db/tables';

/** The tables with rows that somebody added, each before the ones that it refers to; also of declarations that went. */
const tablesToFill = async (db: Db): Promise<string[]> => {
  const tables = await tablesInOrder(byName(db));
  return tables.filter((table) => !FIXED.includes(table)).reverse();
};

/** True when no table has a row that somebody added. */
export const isEmpty = async (db: Db): Promise<boolean> => {
  for (const table of await tablesToFill(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
};

/** Deletes every row that somebody added, accounts too. */
export const clear = async (db: Db): Promise<void> => {
  for (const table of await tablesToFill(db)) await sql`delete from ${sql.table(table)}`.execute(db);
};
