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

/**
 * Sends the waiting rows of a run one by one, until they are done or it is stopped. A row is stored as sent before it is:
 * a tab that is closed meanwhile leaves a run that can be gone on with.
 */
export const carryOut = async (started: BrowserRun, { change, keep, tell, signal }: Queue): Promise<BrowserRun> => {
  let run = started;
  let unanswered = 0;
  for (const [at, row] of started.rows.entries()) {
    if (row.outcome !== 'waiting') continue;
    if (signal.aborted || unanswered === UNANSWERED_MAX) break;
    const sent = { ...row, isSent: true };
    run = replaced(run, at, sent);
    // Also what became of the row before it.
    await keep(run);
    // As it was before: an earlier try may have sent it, this one has not yet.
    const result = await change(row);
    unanswered = result.outcome === 'failed' ? unanswered + 1 : 0;
    run = replaced(run, at, { ...sent, ...result });
    tell(run);
  }
  await keep(run);
  return run;
};

/** The rows that failed wait again: exactly those. */
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
