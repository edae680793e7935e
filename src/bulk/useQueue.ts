import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { runTexts } from '../../i18n/nl/late/runs';
import { useTellFailure } from '../feedback/failures';
import { useClient } from '../provider/reads/ClientContext';
import { invalidateAll } from '../provider/reads/queryCache';
import { type BrowserRun, countsOf, keepRun, keptRuns, refuseOthers } from './browserRuns';
import { changeRecord } from './changeRecord';
import { sendQueue, withFailedAgain } from './sendQueue';

/**
 * Works on a run while no other tab does; `signal` ends the waiting for it. A tab that is closed, and a request that
 * reaches its time limit, let go. Without locks, as on plain HTTP, at once.
 */
const aloneOn = ({ id }: BrowserRun, signal: AbortSignal, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(`wasbeheer.run.${id}`, { signal }, work) : work();

/** The run as it is now: another tab may have gone on with it. A new one is not stored yet. */
const storedOf = async (run: BrowserRun): Promise<BrowserRun> =>
  (await keptRuns()).find(({ id }) => id === run.id) ?? run;

/** Carries out a run of this browser while its screen is there: starts by itself, stops, goes on, and tries again. */
export const useQueue = (first: BrowserRun, onRunning: (isRunning: boolean) => void) => {
  const client = useClient();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const [run, setRun] = useState(first);
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController | null>(null);

  const start = useEvent(async (shown: BrowserRun, prepared?: (stored: BrowserRun) => BrowserRun) => {
    if (controller.current && !controller.current.signal.aborted) return;
    const mine = new AbortController();
    controller.current = mine;
    setRunning(true);
    try {
      await aloneOn(shown, mine.signal, async () => {
        const stored = await storedOf(shown);
        const from = prepared?.(stored) ?? stored;
        setRun(from);
        const change = async (row: BrowserRun['rows'][number]) => {
          refuseOthers(from);
          return changeRecord(client, from.resource, row);
        };
        setRun(await sendQueue(from, { change, keep: keepRun, tell: setRun, signal: mine.signal }));
      });
    } catch (error) {
      // Stopped while another tab worked on it.
      if (error !== mine.signal.reason) tellFailure(runTexts.notKept, error);
    } finally {
      mine.abort();
      setRunning(false);
      invalidateAll(queryClient);
    }
  });

  useEffect(() => {
    if (countsOf(first).waiting > 0) void start(first);
    return () => controller.current?.abort();
  }, [first, start]);

  useEffect(() => {
    onRunning(isRunning);
    return () => onRunning(false);
  }, [isRunning, onRunning]);

  return {
    run,
    isRunning,
    stop: () => controller.current?.abort(),
    goOn: () => start(run),
    tryAgain: () => start(run, withFailedAgain),
  };
};
