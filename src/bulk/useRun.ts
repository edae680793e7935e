import { useRef, useState } from 'react';
import { useDataProvider, useGetRecordRepresentation } from 'react-admin';
import { newKey } from '../provider/http/idempotency';
import { useHasApi } from '../provider/reads/useHasApi';
import type { RunBody, RunResource } from '../v2/entities/run';
import { type BrowserRun, runsUser } from './browserRuns';
import { piecesOf } from './pieces';
import type { Run } from './run';
import { type Plan, rowsOf } from './usePlans';

/** What was carried out, and the pieces that are still to be sent; or the queue of an older v2. */
export interface Made {
  runs: readonly Run[];
  rest: readonly RunBody[];
  queued: BrowserRun | null;
}
const NOTHING: Made = { runs: [], rest: [], queued: null };

/** Carries out what was tried: on the server a call for each piece, on an older v2 a queue of single edits. */
export const useRun = (resource: RunResource) => {
  const dataProvider = useDataProvider();
  const nameOf = useGetRecordRepresentation(resource);
  const hasApi = useHasApi();
  const [made, setMade] = useState<Made>(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isStopped = useRef(false);

  const send = async (pieces: readonly RunBody[], before: readonly Run[] = []) => {
    setFailure(undefined);
    setBusy(true);
    isStopped.current = false;
    let runs = before;
    try {
      for (const [at, piece] of pieces.entries()) {
        const { data } = await dataProvider.create<Run>('runs', { data: piece });
        runs = [...runs, data];
        setMade({ runs, rest: pieces.slice(at + 1), queued: null });
        if (isStopped.current) break;
      }
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const queue = (label: string, plans: readonly Plan[]) => {
    const names = new Map(plans.map(({ id, record }) => [id, String(nameOf(record))]));
    const rows = rowsOf(plans).map((row) => ({
      ...{ ...row, name: names.get(row.id) ?? '' },
      ...{ outcome: 'waiting' as const, reason: '', isSent: false },
    }));
    setMade({
      ...NOTHING,
      queued: {
        ...{ id: newKey(), userId: runsUser(), created: Date.now() },
        ...{ resource, label, rows, reverts: null, revertedBy: null },
      },
    });
  };

  return {
    made,
    isBusy,
    /** What the last try threw. */
    failure,
    isMade: made.queued !== null || made.runs.length > 0,
    carryOut: (label: string, plans: readonly Plan[]) =>
      hasApi ? send(piecesOf({ resource, label, rows: rowsOf(plans) })) : queue(label, plans),
    /** After the piece that is under way. */
    stop: () => {
      isStopped.current = true;
    },
    /** Sends the pieces that are left. */
    goOn: () => send(made.rest, made.runs),
    reset: () => {
      setMade(NOTHING);
      setFailure(undefined);
    },
  };
};

export type CarriedOutRun = ReturnType<typeof useRun>;
