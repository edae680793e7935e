import { sql } from 'kysely';
import { Refusal } from '../http/handler';
import { chunksOf } from './insertAll';
import type { Database, Db } from './schema';

/** Saves the places of a dragged list: all of them, or none with 409. Runs in the caller's transaction. */

export interface Place {
  id: number;
  place: number;
}

export const orderChanged = (): Refusal =>
  new Refusal(409, 'De lijst is intussen gewijzigd. Laad de pagina opnieuw en bepaal de volgorde dan nog eens.');

/** The table of the list, its key and the column of the place. */
interface Ordered {
  table: keyof Database;
  key: string;
  column: string;
}

export const saveOrder = async (db: Db, { table, key, column }: Ordered, places: readonly Place[]): Promise<void> => {
  if (new Set(places.map(({ id }) => id)).size < places.length) throw orderChanged();
  for (const chunk of chunksOf(places, 3)) {
    const cases = chunk.map(({ id, place }) => sql`when ${id} then cast(${place} as integer)`);
    const { numAffectedRows } = await sql`
      update ${sql.table(table)}
      set ${sql.ref(column)} = case ${sql.ref(key)} ${sql.join(cases, sql` `)} end
      where ${sql.ref(key)} in (${sql.join(chunk.map(({ id }) => id))})`.execute(db);
    if (numAffectedRows !== BigInt(chunk.length)) throw orderChanged();
  }
};

/** The place after the last one; `among`: of the rows with this parent. */
export const nextPlace = async (
  db: Db,
  { table, column }: Pick<Ordered, 'table' | 'column'>,
  among?: { column: string; id: number },
): Promise<number> => {
  const where = among ? sql`where ${sql.ref(among.column)} = ${among.id}` : sql``;
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(${sql.ref(column)}), -1) + 1 as next from ${sql.table(table)} ${where}`.execute(db);
  return rows[0]?.next ?? 0;
};
