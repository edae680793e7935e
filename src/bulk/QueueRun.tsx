import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Identifier } from 'react-admin';
import { useTranslate } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { type BrowserRow, type BrowserRun, countsOf } from './browserRuns';
import { Pages, useRowsOfPage } from './Pages';
import { RunTable } from './RunTable';
import { useQueue } from './useQueue';

interface QueueRunProps {
  run: BrowserRun;
  /** Told whether it is under way: until it is stopped, its dialog stays. */
  onRunning: (isRunning: boolean) => void;
  /** Tries these records from what they are now. */
  onAgain?: (ids: readonly Identifier[]) => void;
  onClose: () => void;
}

/** A run of this browser: how far it is, and what it left alone. The list of runs goes on with one that was stopped. */
export const QueueRun = ({ run: first, onRunning, onAgain, onClose }: QueueRunProps) => {
  const translate = useTranslate();
  const { run, isRunning, stop, goOn, tryAgain } = useQueue(first, onRunning);
  const { done, waiting, left, retriable } = countsOf(run);
  const total = run.rows.length;
  const changed = run.rows.filter(({ outcome }) => outcome === 'changed').map(({ id }) => id);
  const isLeft = ({ outcome }: BrowserRow) => outcome !== 'waiting' && outcome !== 'done';
  return (
    <>
      <DialogContent>
        {isRunning ? (
          <>
            <Typography role="status">{runTexts.progress(total - waiting, total)}</Typography>
            <LinearProgress
              variant="determinate"
              value={((total - waiting) / total) * 100}
              aria-label={runTexts.progress(total - waiting, total)}
              sx={{ my: 1.5 }}
            />
          </>
        ) : (
          <Alert severity={left + waiting > 0 ? 'warning' : 'success'} role="status" sx={{ mb: 2 }}>
            {run.reverts ? runTexts.revertDone(done) : runTexts.done(done)} {waiting > 0 && runTexts.waiting(waiting)}{' '}
            {left > 0 && runTexts.notDone(left)}
          </Alert>
        )}
        <QueueRows run={run} isDone={false} rows={run.rows.filter(isLeft)} />
        {!isRunning && <QueueRows run={run} isDone rows={run.rows.filter(({ outcome }) => outcome === 'done')} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {!isRunning && waiting > 0 && <Button onClick={goOn}>{runTexts.goOn}</Button>}
        {!isRunning && retriable > 0 && <Button onClick={tryAgain}>{runTexts.tryAgain(retriable)}</Button>}
        {!isRunning && onAgain && changed.length > 0 && (
          <Button onClick={() => onAgain(changed)}>{runTexts.again(changed.length)}</Button>
        )}
        {isRunning ? (
          <Button variant="contained" onClick={stop}>
            {runTexts.stop}
          </Button>
        ) : (
          <Button variant="contained" onClick={onClose}>
            {translate('ra.action.close')}
          </Button>
        )}
      </DialogActions>
    </>
  );
};

const QueueRows = ({ run, isDone, rows: all }: { run: BrowserRun; isDone: boolean; rows: readonly BrowserRow[] }) => {
  const { rows, ...pages } = useRowsOfPage(all);
  if (all.length === 0) return null;
  return (
    <>
      {isDone && <Typography sx={{ mb: 1, mt: 3 }}>{runTexts.done(all.length)}</Typography>}
      <RunTable
        resource={run.resource}
        isDone={isDone}
        rows={rows.map((row) => ({
          ...{ key: row.id, name: row.name, old: row.old, new: row.new },
          reason: row.reason || (row.outcome === 'waiting' ? '' : runTexts.outcomes[row.outcome]),
        }))}
      />
      <Pages {...pages} count={all.length} />
    </>
  );
};
