import { useRef, useState } from 'react';
import { useDataProvider, useGetRecordRepresentation } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { useAlone } from '../feedback/useAlone';
import { useFailedHere } from '../feedback/useFailedHere';
import { textAbout } from '../feedback/useTellAbout';
import { tokenStore } from '../lib/session/tokenStore';
import { newKey } from '../provider/http/idempotency';
import { useHasApi } from '../provider/reads/useHasApi';
import { RUN_MAX, type Run, type RunBody, type RunResource, type RunRow } from '../v2/entities/run';
import type { BrowserRun } from './browserRuns';
import { type Plan, rowsOf } from './usePlans';

/** Characters of rows in a call: below the server's limit, also where each is several bytes. */
const SIZE_MAX = 2_500_000;

/** A change as runs that the server takes: usually one. */
const piecesOf = ({ rows, label, ...body }: RunBody): RunBody[] => {
  const pieces: RunRow[][] = [];
  let size = 0;
  for (const row of rows) {
    const last = pieces.at(-1);
    const more = JSON.stringify(row).length;
    if (!last || last.length === RUN_MAX || size + more > SIZE_MAX) {
      pieces.push([row]);
      size = more;
    } else {
      last.push(row);
      size += more;
    }
  }
  if (pieces.length === 1) return [{ ...body, label, rows }];
  return pieces.map((piece, at) => ({ ...body, label: runTexts.piece(label, at + 1, pieces.length), rows: piece }));
};

/** What was carried out, and the pieces that are still to be sent; or the queue of an older v2. */
interface Made {
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
  const { isBusy, alone } = useAlone();
  const [failure, setFailure] = useState<unknown>();
  const [isQueueRunning, setQueueRunning] = useState(false);
  const isStopped = useRef(false);
  const tellHere = useFailedHere();

  const send = async (pieces: readonly RunBody[], before: readonly Run[] = []) => {
    setFailure(undefined);
    isStopped.current = false;
    let runs = before;
    const failed: string[] = [];
    try {
      for (const [at, piece] of pieces.entries()) {
        const { data } = await dataProvider.create<Run>('runs', { data: piece });
        runs = [...runs, data];
        setMade({ runs, rest: pieces.slice(at + 1), queued: null });
        if (isStopped.current) break;
      }
    } catch (error) {
      setFailure(error);
      failed.push(textAbout(pieces[0]?.label, `${runTexts.failed} ${runTexts.lookAt}`));
    }
    tellHere(failed);
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
        ...{ id: newKey(), userId: tokenStore.userId(), created: Date.now() },
        ...{ resource, label, rows, reverts: null },
      },
    });
  };

  return {
    made,
    isBusy,
    /** What the last try threw. */
    failure,
    isMade: made.queued !== null || made.runs.length > 0,
    /**
     * Pieces are under way, or wait after a failure or a stop: kept nowhere but here. Or a queue is under way, which
     * leaving would stop.
     */
    isUnfinished: isBusy || made.rest.length > 0 || isQueueRunning,
    isQueued: made.queued !== null,
    setQueueRunning,
    carryOut: (label: string, plans: readonly Plan[]) =>
      hasApi ? alone(() => send(piecesOf({ resource, label, rows: rowsOf(plans) }))) : queue(label, plans),
    /** After the piece that is under way. */
    stop: () => {
      isStopped.current = true;
    },
    /** Sends the pieces that are left. */
    goOn: () => alone(() => send(made.rest, made.runs)),
    reset: () => {
      setMade(NOTHING);
      setFailure(undefined);
    },
  };
};

export type CarriedOutRun = ReturnType<typeof useRun>;
