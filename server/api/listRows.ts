import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema';
import { piecesOf, ROWS, yieldToEventLoop } from '../lib/inPieces';

/** The rows of a list, in pieces, so that a list of any length takes little memory and others are answered meanwhile. */

export type Row = Record<string, unknown>;

interface Rows {
  from: RawBuilder<unknown>;
  key: string;
  columns: readonly string[];
  /** Another condition of all rows: without it a query that groups would group every row to find these. */
  where?: RawBuilder<boolean>;
  toAnswer: (row: Row) => Row;
}

/** The rows with these ids, in their order; without those that were deleted meanwhile. */
export async function* rowsInPieces(
  db: Db,
  { from, key, columns, where = sql`1 = 1`, toAnswer }: Rows,
  ids: readonly number[],
): AsyncGenerator<Row[]> {
  const selected = sql.join([sql`${sql.ref(key)} as id`, ...columns.map((column) => sql.ref(column))]);
  for (const piece of piecesOf(ids, ROWS)) {
    const { rows } = await sql<Row>`
      select ${selected} from ${from} where ${where} and ${sql.ref(key)} in (${sql.join(piece)})`.execute(db);
    const found = new Map(rows.map((row) => [Number(row.id), row]));
    yield piece.flatMap((id) => {
      const row = found.get(id);
      return row ? [toAnswer(row)] : [];
    });
    await yieldToEventLoop();
  }
}
