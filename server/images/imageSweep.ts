import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../db/isPostgres';
import type { Database, Db } from '../db/schema';
import { piecesOf, yieldToEventLoop } from '../lib/inPieces';
import { localMoment } from '../lib/moment';
import { BIN_KEPT_MS } from '../writes/bin/bin';

/**
 * Deletes images that no record refers to. An image that was replaced, or whose record was deleted, stays as long as
 * the bin keeps a record, so that the audit or the bin can put it back.
 */

/** Images looked at in one transaction, for one reading of the history. */
const LOOKED_AT = 500;
/** Of these deleted in it: each may be 5 MB. */
const AT_ONCE = 20;
/** Entries of the bin read at a time: that of a product has all lines of orders that it stood in. */
const BINNED_AT_ONCE = 5;

/** Every column that refers to an image. */
export const SHOWN_BY = [
  ['categories', 'category_image'],
  ['subcategories', 'subcategory_image'],
  ['products', 'main_image'],
  ['market', 'main_image'],
  ['market', 'image_1'],
  ['market', 'image_2'],
  ['news', 'image'],
  ['machines', 'image'],
] as const satisfies readonly (readonly [keyof Database, string])[];

const isShownNowhere = sql<boolean>`${sql.join(
  SHOWN_BY.map(
    ([table, column]) =>
      sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = images.sha256)`,
  ),
  sql` and `,
)}`;

/** The images in recent entries of the audit, and in what the bin can still put back. */
const recentlyShown = async (db: Db, now: Date): Promise<Set<string>> => {
  const since = localMoment(now.getTime() - BIN_KEPT_MS);
  const audited = await db
    .selectFrom('audit')
    .select('changes as text')
    .where('created', '>=', since)
    .where('changes', 'like', '%image%')
    .execute();
  const shown = new Set<string>();
  const addFrom = (texts: readonly { text: string }[]) => {
    for (const { text } of texts) for (const sha256 of text.match(/\b[0-9a-f]{64}\b/g) ?? []) shown.add(sha256);
  };
  addFrom(audited);
  const binned = await db
    .selectFrom('bin')
    .select('bin_id')
    .where('created', '>=', since)
    .where('restored', 'is', null)
    .execute();
  for (const piece of piecesOf(binned, BINNED_AT_ONCE)) {
    const ids = piece.map(({ bin_id }) => bin_id);
    const contents = db.selectFrom('bin').select('contents as text').where('bin_id', 'in', ids);
    addFrom(await contents.where('contents', 'like', '%image%').execute());
    await yieldToEventLoop();
  }
  return shown;
};

/** Sweeps the images after `after`; returns how many were deleted, and where to go on, if anywhere. */
const sweepSome = (db: Kysely<Database>, now: Date, after: string) =>
  db.transaction().execute(async (transaction) => {
    // Lock them, so that no record starts to refer to one meanwhile. SQLite has one writer at a time.
    const hold = isPostgres(transaction) ? sql`for update skip locked` : sql``;
    const { rows } = await sql<{ sha256: string }>`
      select sha256 from images where sha256 > ${after} and ${isShownNowhere}
      order by sha256 limit ${LOOKED_AT} ${hold}`.execute(transaction);
    const kept = rows.length === 0 ? new Set() : await recentlyShown(transaction, now);
    const unkept = rows.map(({ sha256 }) => sha256).filter((sha256) => !kept.has(sha256));
    const old = unkept.slice(0, AT_ONCE);
    const lookedAt = rows.length < LOOKED_AT ? undefined : rows.at(-1)?.sha256;
    const next = unkept.length > AT_ONCE ? old.at(-1) : lookedAt;
    if (old.length === 0) return { gone: 0, next };
    // Check again: a record may have started to refer to one just before the lock.
    const { numAffectedRows } = await sql`
      delete from images where sha256 in (${sql.join(old)}) and ${isShownNowhere}`.execute(transaction);
    return { gone: Number(numAffectedRows ?? 0), next };
  });

/** In small pieces, until it is stopped. Returns how many images were deleted. */
export const sweepImages = async (db: Kysely<Database>, now: Date, isStopped = () => false): Promise<number> => {
  let gone = 0;
  for (let after: string | undefined = ''; after !== undefined && !isStopped(); ) {
    const swept: { gone: number; next: string | undefined } = await sweepSome(db, now, after);
    gone += swept.gone;
    after = swept.next;
    await yieldToEventLoop();
  }
  return gone;
};
