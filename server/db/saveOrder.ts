import { sql } from 'kysely';
import { Refusal } from '../lib/refusal';
import { holdRows, waitTurn } from './holdRows';
import { chunksOf } from './insertAll';
import type { Database, Db } from './schema';

/** Where the places of a dragged list are kept, and how they are saved and given out. */

interface Place {
  id: number;
  place: number;
}

export const orderChanged = (): Refusal =>
  new Refusal(409, 'De lijst is intussen gewijzigd. Laad de pagina opnieuw en bepaal de volgorde dan nog eens.');

/** The table of a list, its key and the column of the place. */
export interface Ordered {
  table: keyof Database;
  key: string;
  column: string;
}

export const ORDERED = {
  categories: { table: 'categories', key: 'category_id', column: 'category_prio' },
  subcategories: { table: 'subcategories', key: 'subcategory_id', column: 'subcategory_prio' },
  products: { table: 'products', key: 'product_id', column: 'prio' },
  machines: { table: 'machines', key: 'customer_machinery_id', column: 'view_order' },
} as const satisfies Record<string, Ordered>;

/** Saves all of the places, or none with 409. Runs in the caller's transaction. */
export const saveOrder = async (db: Db, { table, key, column }: Ordered, places: readonly Place[]): Promise<void> => {
  if (new Set(places.map(({ id }) => id)).size < places.length) throw orderChanged();
  // A run changes its records in this order too.
  const inOrder = places.toSorted((one, other) => one.id - other.id);
  for (const chunk of chunksOf(inOrder, 3)) {
    const ids = chunk.map(({ id }) => id);
    await holdRows(db, { table, key }, ids, 'for no key update');
    const cases = chunk.map(({ id, place }) => sql`when ${id} then cast(${place} as integer)`);
    const { numAffectedRows } = await sql`
      update ${sql.table(table)}
      set ${sql.ref(column)} = case ${sql.ref(key)} ${sql.join(cases, sql` `)} end
      where ${sql.ref(key)} in (${sql.join(ids)})`.execute(db);
    if (numAffectedRows !== BigInt(chunk.length)) throw orderChanged();
  }
};

/** The place after the last one; `among`: of the rows with this parent. The next one waits until it is stored. */
export const nextPlace = async (
  db: Db,
  { table, column }: Ordered,
  among?: { column: string; id: number },
): Promise<number> => {
  await waitTurn(db, table);
  const where = among ? sql`where ${sql.ref(among.column)} = ${among.id}` : sql``;
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(${sql.ref(column)}), -1) + 1 as next from ${sql.table(table)} ${where}`.execute(db);
  return rows[0]?.next ?? 0;
};
