import { sql } from 'kysely';
import { refuseFields } from '../http/handler';
import type { Database, Db } from './schema';

/** True when the table has a row with this value in the column. */
export const exists = async <Table extends keyof Database>(
  db: Db,
  table: Table,
  column: keyof Database[Table] & string,
  value: number | string,
): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value} limit 1`.execute(db);
  return rows.length > 0;
};

/** Throws 422 for an unknown shop. */
export const requireShop = async (db: Db, shop_id: number): Promise<void> => {
  if (!(await exists(db, 'shops', 'shop_id', shop_id))) throw refuseFields({ shop_id: 'Deze shop bestaat niet.' });
};
