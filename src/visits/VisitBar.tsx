import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { offlineTexts } from '../../i18n/nl/late/visits';
import { businessDay, toDay } from '../lib/dates';
import { invalidateAll } from '../provider/reads/queryCache';
import { Said } from '../ui/page/Said';
import { useTimeAgo } from '../ui/page/useTimeAgo';
import { addDays } from '../v2/days';
import { followBuilds } from './buildUpdates';
import { PreparedVisits } from './PreparedVisits';
import { prepareVisitsOn, useVisitReader } from './prepareVisit';
import { type Standing, standingOf } from './problems';
import { reachability } from './reachability';
import { WaitingDialog } from './WaitingDialog';
import { waitingWrites } from './waitingWrites';
import { canOpenOffline } from './withVisits';

/**
 * Says that there is no connection and how old the answers are, what waits, and that there is a new version. Also registers
 * the service worker, prepares the visits of today and tomorrow, and has the screens read again once the server is back.
 */
export const VisitBar = () => {
  const { isLost, oldest } = useSyncExternalStore(reachability.subscribe, reachability.get);
  const writes = useSyncExternalStore(waitingWrites.subscribe, waitingWrites.get);
  const [isOpen, setOpen] = useState(false);
  // Closes with the last write, so that a later one does not reopen it.
  if (isOpen && writes.length === 0) setOpen(false);
  const [isPreparedOpen, setPreparedOpen] = useState(false);
  const [hasWaited, setWaited] = useState(false);
  if (writes.length > 0 && !hasWaited) setWaited(true);
  const standings = writes.map((write) => standingOf(write, writes));
  const count = (asked: Standing) => standings.filter((standing) => standing === asked).length;
  const [waiting, notSent, unsure] = [count('waits'), count('refused'), count('unsure')];
  const isOutdated = useIsOutdated();
  useReadAgain(isLost, writes.length, notSent + unsure);
  usePreparedAhead();
  const ago = useTimeAgo(oldest);
  return (
    <>
      {/* The bar, whose going tells that to who sees it, takes its own status with it. */}
      <Said>{hasWaited && writes.length === 0 && offlineTexts.noneWaits}</Said>
      {(isLost || writes.length > 0) && (
        <Alert
          severity={notSent + unsure > 0 ? 'error' : 'warning'}
          role="none"
          icon={<CloudOffIcon fontSize="inherit" />}
          sx={{ mb: 2 }}
          action={
            <>
              {isLost && (
                <Button color="inherit" size="small" onClick={() => setPreparedOpen(true)}>
                  {offlineTexts.visits}
                </Button>
              )}
              {writes.length > 0 && (
                <Button color="inherit" size="small" onClick={() => setOpen(true)}>
                  {offlineTexts.show}
                </Button>
              )}
            </>
          }
        >
          {/* Not the age beside it, which a screen reader would tell again every minute. */}
          <strong role="status">
            {[
              isLost && offlineTexts.lost,
              waiting > 0 && offlineTexts.wait(waiting),
              notSent > 0 && offlineTexts.notSent(notSent),
              unsure > 0 && offlineTexts.unsure(unsure),
            ]
              .filter(Boolean)
              .join(' · ')}
          </strong>
          {isLost && ` · ${oldest === null ? offlineTexts.nothing : offlineTexts.oldest(ago)}`}
        </Alert>
      )}
      <WaitingDialog isOpen={isOpen} onClose={() => setOpen(false)} writes={writes} />
      <PreparedVisits isOpen={isPreparedOpen} onClose={() => setPreparedOpen(false)} />
      {isOutdated && !isLost && (
        <Alert
          severity="info"
          role="status"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => window.location.reload()}>
              {offlineTexts.reload}
            </Button>
          }
        >
          {offlineTexts.newVersion}
        </Alert>
      )}
    </>
  );
};

const useIsOutdated = (): boolean => {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => followBuilds(() => setOutdated(true)), []);
  return isOutdated;
};

/** Back on the network, when what waits has changed, and once the page can open without one, the screens read again. */
const useReadAgain = (isLost: boolean, waiting: number, problems: number) => {
  const queryClient = useQueryClient();
  // This bar loads late: a screen may show a write that was sent or refused since.
  const before = useRef({ isLost, waiting: waitingWrites.most(), problems: 0 });
  useEffect(() => {
    const { current } = before;
    if ((current.isLost && !isLost) || current.waiting !== waiting || current.problems !== problems)
      invalidateAll(queryClient);
    before.current = { isLost, waiting, problems };
  }, [isLost, waiting, problems, queryClient]);
  // Of a first visit of this browser nothing is kept that was read so far.
  useEffect(() => {
    if (canOpenOffline()) return;
    const readAgain = () => invalidateAll(queryClient);
    navigator.serviceWorker.addEventListener('controllerchange', readAgain, { once: true });
    return () => navigator.serviceWorker.removeEventListener('controllerchange', readAgain);
  }, [queryClient]);
};

/** The visits of today and tomorrow are prepared by themselves. */
const usePreparedAhead = () => {
  const reader = useVisitReader();
  useEffect(() => {
    const prepare = () => {
      if (!canOpenOffline() || reachability.get().isLost) return;
      const today = toDay(businessDay(new Date()));
      // A failure is told where a visit is prepared by hand; the next look tries again.
      prepareVisitsOn(reader, [today, addDays(today, 1)]).catch(() => undefined);
    };
    // A page may stay open for days.
    const look = () => {
      if (document.visibilityState === 'visible') prepare();
    };
    prepare();
    navigator.serviceWorker.addEventListener('controllerchange', prepare);
    document.addEventListener('visibilitychange', look);
    return () => {
      navigator.serviceWorker.removeEventListener('controllerchange', prepare);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reader]);
};
