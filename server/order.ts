import { sql } from 'kysely';
import { chunksOf } from './db/insertAll';
import type { Database, Db } from './db/schema';
import { Refusal } from './handler';

/** Saves an order that someone dragged: all of it, or with 409 nothing. Runs in the caller's transaction. */

export interface Place {
  id: number;
  place: number;
}

export const orderChanged = (): Refusal =>
  new Refusal(409, 'De lijst is intussen gewijzigd. Laad de pagina opnieuw en bepaal de volgorde dan nog eens.');

/** Which table an order is of, its key, and the column that keeps the place. */
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
