import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { runTexts } from '../../i18n/nl/late/runs';
import { useTellFailure } from '../feedback/failures';
import { useClient } from '../provider/reads/ClientContext';
import { invalidateAll } from '../provider/reads/queryCache';
import { type BrowserRun, countsOf, keepRun } from './browserRuns';
import { carryOut, withFailedAgain } from './carryOut';
import { changeRecord } from './changeRecord';

/** Carries out a run of this browser while its screen is there: starts by itself, stops, goes on, and tries again. */
export const useQueue = (first: BrowserRun) => {
  const client = useClient();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const [run, setRun] = useState(first);
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController | null>(null);

  const start = useEvent(async (from: BrowserRun) => {
    if (controller.current && !controller.current.signal.aborted) return;
    const mine = new AbortController();
    controller.current = mine;
    setRun(from);
    setRunning(true);
    try {
      const change = (row: BrowserRun['rows'][number]) => changeRecord(client, from.resource, row);
      setRun(await carryOut(from, { change, keep: keepRun, tell: setRun, signal: mine.signal }));
    } catch (error) {
      tellFailure(runTexts.notKept, error);
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

  return {
    run,
    isRunning,
    stop: () => controller.current?.abort(),
    goOn: () => start(run),
    tryAgain: () => start(withFailedAgain(run)),
  };
};
