import { millisecondsInDay } from 'date-fns/constants';
import type { Logger } from 'pino';
import type { Db } from '../db/schema';
import { localMoment } from '../lib/moment';
import { startRounds } from '../lib/rounds';

/** Deletes what is too old: at the start of the server, unless its clock runs far ahead, and once a day. */

/** Deletes in small pieces, until it is stopped. Returns how many went. */
type Work = (now: Date, isStopped: () => boolean) => Promise<number>;

/** A jump this large may mean a wrong clock. After a real pause of this length the first round is a day late. */
const FAR_AHEAD_MS = 7 * millisecondsInDay;

/**
 * True long after the newest entry of the history: the clock of a machine that just started may be wrong, and soon right.
 * Entries of the last day do not count, because such a clock may have written them.
 */
const isFarAhead = async (db: Db, now: Date): Promise<boolean> => {
  const newest = await db
    .selectFrom('audit')
    .select('created')
    .where('created', '<', localMoment(now.getTime() - millisecondsInDay))
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest !== undefined && newest.created < localMoment(now.getTime() - FAR_AHEAD_MS);
};

interface DailyRound {
  db: Db;
  /** By name, one after the other. A failure of one does not skip the next. */
  works: Record<string, Work>;
  now?: () => Date;
  log: Pick<Logger, 'error' | 'info'>;
}

/** `stop` resolves when no work is running any more. */
export const startDailyRound = ({ db, works, now = () => new Date(), log }: DailyRound) => {
  let isStopped = false;
  const round = async (at: Date): Promise<void> => {
    for (const [name, work] of Object.entries(works))
      try {
        const gone = await work(at, () => isStopped);
        if (gone > 0) log.info({ of: name, gone }, 'what was too old was deleted');
      } catch (error) {
        log.error({ of: name, err: error }, 'what is too old could not be deleted');
      }
  };
  const firstRound = async (): Promise<void> => {
    const at = now();
    if (!(await isFarAhead(db, at).catch(() => false))) return round(at);
    log.info('long after the newest change: what is too old is not deleted until tomorrow');
  };
  const rounds = startRounds(millisecondsInDay, () => round(now()), firstRound());
  return {
    stop: (): Promise<void> => {
      isStopped = true;
      return rounds.stop();
    },
  };
};
