import { type InsertObject, sql } from 'kysely';
import { chunksOfRows } from '../db/insertAll';
import type { Database, Db } from '../db/schema';

const ID = {
  categories: 'category_id',
  subcategories: 'subcategory_id',
  products: 'product_id',
  customers: 'customer_id',
  orders: 'orderno',
} as const;

/** Inserts any number of rows; returns the id of each, in order. */
export const insertNumbered = async <Table extends keyof typeof ID>(
  db: Db,
  table: Table,
  rows: readonly InsertObject<Database, Table>[],
): Promise<number[]> => {
  const ids: number[] = [];
  for (const chunk of chunksOfRows(rows)) {
    const inserted = await db
      .insertInto(table)
      .values(chunk)
      .returning(sql<number>`${sql.ref(ID[table])}`.as('id'))
      .execute();
    // Ids grow in the order of the rows, but a database may return them in another order.
    for (const id of inserted.map((row) => row.id).sort((a, b) => a - b)) ids.push(id);
  }
  return ids;
};
