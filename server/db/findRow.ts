import { type Selectable, sql } from 'kysely';
import { found, refuseFields } from '../lib/refusal';
import type { Database, Db } from './schema';

/** The first row with this value in the column, if there is one. */
export const findRow = async <Table extends keyof Database>(
  db: Db,
  table: Table,
  column: keyof Database[Table] & string,
  value: number | string,
): Promise<Selectable<Database[Table]> | undefined> => {
  // PostgreSQL refuses to look for it.
  if (String(value).includes('\0')) return undefined;
  const { rows } = await sql<Selectable<Database[Table]>>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit 1`.execute(db);
  return rows[0];
};

export const exists = async <Table extends keyof Database>(...where: Parameters<typeof findRow<Table>>) =>
  (await findRow(...where)) !== undefined;

/** That row. Throws 404 when there is none; `what` is its Dutch name in the text: `Het account`. */
export const requireRow = async <Table extends keyof Database>(
  ...[db, table, column, value, what]: [...Parameters<typeof findRow<Table>>, what: string]
): Promise<Selectable<Database[Table]>> => found(await findRow(db, table, column, value), what);

/** Throws 422 for an unknown shop. */
export const requireShop = async (db: Db, shop_id: number): Promise<void> => {
  if (!(await exists(db, 'shops', 'shop_id', shop_id))) throw refuseFields({ shop_id: 'Deze shop bestaat niet.' });
};
