import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { isPostgres } from '../db/isPostgres';
import type { Database, Db } from '../db/schema';
import { DAY_MS, localMoment } from '../lib/moment';
import { startRounds } from '../lib/rounds';

/**
 * Deletes images that no record refers to. An image that was replaced, or whose record was deleted, stays for a while,
 * so that the audit or the bin can put it back. Runs at the start of the server, unless its clock runs far ahead, and
 * once a day, in small pieces.
 */

/** Counted from the moment it was replaced. */
export const PICTURE_KEPT_MS = 30 * DAY_MS;
/** Images in one transaction: each may be 5 MB. */
const AT_ONCE = 20;

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
  const since = localMoment(new Date(now.getTime() - PICTURE_KEPT_MS));
  const audited = await db
    .selectFrom('audit')
    .select('changes as text')
    .where('created', '>=', since)
    .where('changes', 'like', '%image%')
    .execute();
  const binned = await db
    .selectFrom('bin')
    .select('contents as text')
    .where('created', '>=', since)
    .where('restored', 'is', null)
    .where('contents', 'like', '%image%')
    .execute();
  return new Set([...audited, ...binned].flatMap(({ text }) => text.match(/\b[0-9a-f]{64}\b/g) ?? []));
};

/** Sweeps the images after `after`; returns how many were deleted, and where to go on, if anywhere. */
const sweepSome = (db: Kysely<Database>, now: Date, after: string) =>
  db.transaction().execute(async (transaction) => {
    // Lock them, so that no record starts to refer to one meanwhile. SQLite has one writer at a time.
    const hold = isPostgres(transaction) ? sql`for update skip locked` : sql``;
    const { rows } = await sql<{ sha256: string }>`
      select sha256 from images where sha256 > ${after} and ${isShownNowhere}
      order by sha256 limit ${AT_ONCE} ${hold}`.execute(transaction);
    const kept = rows.length === 0 ? new Set() : await recentlyShown(transaction, now);
    const old = rows.map(({ sha256 }) => sha256).filter((sha256) => !kept.has(sha256));
    const next = rows.length < AT_ONCE ? undefined : rows.at(-1)?.sha256;
    if (old.length === 0) return { gone: 0, next };
    // Check again: a record may have started to refer to one just before the lock.
    const { numAffectedRows } = await sql`
      delete from images where sha256 in (${sql.join(old)}) and ${isShownNowhere}`.execute(transaction);
    return { gone: Number(numAffectedRows ?? 0), next };
  });

/** Returns how many images were deleted. */
export const sweepImages = async (db: Kysely<Database>, now: Date, isStopped = () => false): Promise<number> => {
  let gone = 0;
  for (let after: string | undefined = ''; after !== undefined && !isStopped(); ) {
    const swept: { gone: number; next: string | undefined } = await sweepSome(db, now, after);
    gone += swept.gone;
    after = swept.next;
  }
  return gone;
};

/** A server that was really off for longer loses nothing by a day. */
const FAR_AHEAD_MS = 7 * DAY_MS;

/** True long after the newest entry of the history: the clock of a machine that just started may be wrong, and soon right. */
const isFarAhead = async (db: Db, now: Date): Promise<boolean> => {
  const newest = await db.selectFrom('audit').select('created').orderBy('audit_id', 'desc').limit(1).executeTakeFirst();
  return newest !== undefined && newest.created < localMoment(new Date(now.getTime() - FAR_AHEAD_MS));
};

interface ImageSweep {
  stop: () => Promise<void>;
}

export const startImageSweep = ({
  db,
  forget,
  now = () => new Date(),
  log,
}: {
  db: Kysely<Database>;
  /** Deletes whatever else is too old, first: what is in the bin keeps its images. */
  forget: (now: Date, isStopped: () => boolean) => Promise<void>;
  now?: () => Date;
  log: Pick<Logger, 'error' | 'info'>;
}): ImageSweep => {
  let isStopped = false;
  const sweep = async (at: Date): Promise<void> => {
    const gone = await sweepImages(db, at, () => isStopped);
    if (gone > 0) log.info({ gone }, 'pictures that nothing shows any more were taken away');
  };
  const round = async (at: Date): Promise<void> => {
    // Each by itself: one that fails leaves the other its day.
    for (const work of [forget, sweep])
      await work(at, () => isStopped).catch((error) =>
        log.error({ err: error }, 'what is too old could not be taken away'),
      );
  };
  const firstRound = async (): Promise<void> => {
    const at = now();
    if (!(await isFarAhead(db, at).catch(() => false))) return round(at);
    log.info('long after the newest change: what is too old is not taken away until tomorrow');
  };
  const rounds = startRounds(DAY_MS, () => round(now()), firstRound());
  return {
    stop: () => {
      isStopped = true;
      return rounds.stop();
    },
  };
};
