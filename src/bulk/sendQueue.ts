import type { BrowserRow, BrowserRun } from './browserRuns';

/** After so many rows without an answer the server is away: the others wait. */
const UNANSWERED_MAX = 3;

interface Queue {
  change: (row: BrowserRow) => Promise<Pick<BrowserRow, 'outcome' | 'reason'>>;
  /** Stores the run. A rejection stops the queue. */
  keep: (run: BrowserRun) => Promise<void>;
  tell: (run: BrowserRun) => void;
  signal: AbortSignal;
}

const replaced = (run: BrowserRun, at: number, row: BrowserRow): BrowserRun => ({
  ...run,
  rows: run.rows.with(at, row),
});

const markedAsSent = (run: BrowserRun, start: number, end: number): BrowserRun => ({
  ...run,
  rows: run.rows.map((row, at) =>
    at >= start && at < end && row.outcome === 'waiting' ? { ...row, isSent: true } : row,
  ),
});

/** A run is stored as a whole: so many times, however many rows it has. */
const KEPT_TIMES = 100;

/**
 * Sends the waiting rows of a run one by one, until they are done or it is stopped. A row is stored as sent before it is,
 * of a long run with those after it: a tab that is closed meanwhile leaves a run that can be gone on with.
 */
export const sendQueue = async (started: BrowserRun, { change, keep, tell, signal }: Queue): Promise<BrowserRun> => {
  let run = started;
  let unanswered = 0;
  const handful = Math.ceil(started.rows.length / KEPT_TIMES);
  let marked = 0;
  for (const [at, row] of started.rows.entries()) {
    if (row.outcome !== 'waiting') continue;
    if (signal.aborted || unanswered === UNANSWERED_MAX) break;
    if (at >= marked) {
      marked = at + handful;
      // Also what became of the rows before them.
      await keep(markedAsSent(run, at, marked));
    }
    // As it was before: an earlier try may have sent it, this one has not yet.
    const result = await change(row);
    unanswered = result.outcome === 'failed' ? unanswered + 1 : 0;
    run = replaced(run, at, { ...row, isSent: true, ...result });
    tell(run);
  }
  await keep(run);
  return run;
};

/** The rows that failed or were refused wait again: no others. */
export const withFailedAgain = (run: BrowserRun): BrowserRun => ({
  ...run,
  rows: run.rows.map((row) =>
    row.outcome === 'failed' || row.outcome === 'refused' ? { ...row, outcome: 'waiting', reason: '' } : row,
  ),
});

/** The run that gives the changed records their old values again. */
export const revertOf = (
  run: BrowserRun,
  { id, created, label }: Pick<BrowserRun, 'id' | 'created' | 'label'>,
): BrowserRun => ({
  ...{ id, created, label, userId: run.userId, resource: run.resource, reverts: run.id },
  rows: run.rows
    .filter(({ outcome }) => outcome === 'done')
    .map((row) => ({ ...row, old: row.new, new: row.old, outcome: 'waiting', isSent: false })),
});
