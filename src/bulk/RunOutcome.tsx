import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Identifier } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { QueueRun } from './QueueRun';
import { RunFailure } from './RunFailure';
import { RunResult } from './RunResult';
import type { CarriedOutRun } from './useRun';

interface RunOutcomeProps {
  run: CarriedOutRun;
  /** Tries these records again, from what they are now. */
  onAgain: (ids: readonly Identifier[]) => void;
  onClose: () => void;
}

/** What came of a change of many records: of the server's runs, or of the queue of an older v2. */
export const RunOutcome = ({
  run: { made, isBusy, isUnfinished, setQueueRunning, failure, stop, goOn },
  onAgain,
  onClose,
}: RunOutcomeProps) => {
  const { runs, rest, queued } = made;
  if (queued)
    return <QueueRun key={queued.id} run={queued} onRunning={setQueueRunning} onAgain={onAgain} onClose={onClose} />;
  const waiting = rest.reduce((sum, { rows }) => sum + rows.length, 0);
  const done = runs.reduce((sum, { changed, refused }) => sum + changed + refused, 0);
  return (
    <RunResult runs={runs} isBusy={isBusy} isUnfinished={isUnfinished} onAgain={onAgain} onClose={onClose}>
      {waiting > 0 && isBusy && (
        <>
          <Typography role="status">{runTexts.progress(done, done + waiting)}</Typography>
          <LinearProgress aria-label={runTexts.progress(done, done + waiting)} sx={{ my: 1.5 }} />
          <Button onClick={stop} sx={{ mb: 2 }}>
            {runTexts.stop}
          </Button>
        </>
      )}
      <RunFailure failure={failure} />
      {waiting > 0 && !isBusy && (
        <Alert severity="warning" sx={{ mb: 2 }} action={<Button onClick={goOn}>{runTexts.goOn}</Button>}>
          {runTexts.waiting(waiting)}
        </Alert>
      )}
    </RunResult>
  );
};
