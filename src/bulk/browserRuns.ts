import { inDatabase } from '../lib/inDatabase';
import { tokenStore } from '../lib/session/tokenStore';
import { runsOf } from '../lib/session/userDatabases';
import type { Outcome, RunResource, Values } from '../v2/entities/run';

/**
 * The runs of a v2 without `/api`, kept in this browser for the signed-in user: what is still to be sent, what became of
 * each row, and what it was before. Rejects when the browser has no storage: then a run cannot be gone on with or reverted.
 */
export interface BrowserRow {
  id: number;
  name: string;
  old: Values;
  new: Values;
  /** failed: sent, and nobody knows whether it was carried out. */
  outcome: Outcome | 'waiting' | 'failed';
  reason: string;
  /** True from just before it is first sent. */
  isSent: boolean;
}

export interface BrowserRun {
  id: string;
  /** Whose it is: nobody else's browser storage gets it. */
  userId: number;
  /** Epoch milliseconds. */
  created: number;
  resource: RunResource;
  label: string;
  rows: readonly BrowserRow[];
  reverts: string | null;
}

const STORE = { store: 'runs', at: 'created' };

/** Throws when another user has signed in meanwhile. */
export const refuseOthers = (run: BrowserRun): void => {
  if (tokenStore.userId() !== run.userId) throw new Error('the run is of another user');
};

export const keepRun = async (run: BrowserRun): Promise<void> => {
  refuseOthers(run);
  await inDatabase(runsOf(run.userId), STORE, 'readwrite', (store) => store.put(run, run.id));
};

/** Newest first. */
export const keptRuns = async (): Promise<BrowserRun[]> => {
  const runs: BrowserRun[] =
    (await inDatabase(runsOf(tokenStore.userId()), STORE, 'readonly', (store) => store.getAll())) ?? [];
  return runs.sort((one, other) => other.created - one.created);
};

/** How many rows are done, wait, were left alone, and can be tried again. */
export const countsOf = ({ rows }: Pick<BrowserRun, 'rows'>) => {
  const count = (...outcomes: BrowserRow['outcome'][]) =>
    rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const waiting = count('waiting');
  const done = count('done');
  return { done, waiting, left: rows.length - done - waiting, retriable: count('failed', 'refused') };
};
