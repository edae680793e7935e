import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Identifier, useDataProvider, useTranslate } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { useAttempt } from '../feedback/failures';
import { askOverUnsaved } from '../ui/leave/unsavedWork';
import type { Run, StoredRow } from '../v2/entities/run';
import { RevertButton } from './RevertButton';
import { NOT_DONE, RunRows } from './RunRows';

interface RunResultProps {
  runs: readonly Run[];
  /** True while more of them are carried out. */
  isBusy: boolean;
  /** True also while others wait. */
  isUnfinished: boolean;
  /** Tries these records again, from what they are now. */
  onAgain: (ids: readonly Identifier[]) => void;
  onClose: () => void;
  /** What is still under way, or goes on. */
  children?: ReactNode;
}

/** What runs did, and row by row what they left alone. */
export const RunResult = ({ runs: made, isBusy, isUnfinished, onAgain, onClose, children }: RunResultProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const { attempt } = useAttempt();
  const [reverts, setReverts] = useState<ReadonlyMap<number, Run>>(new Map());
  const told = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, and at each revert
  useLayoutEffect(() => told.current?.focus(), [reverts]);
  const runs = made.map((run) => reverts.get(run.id) ?? run);
  const isReverted = runs.every((run) => run.reverts);
  const changed = (isReverted ? runs : made).reduce((sum, run) => sum + run.changed, 0);
  const refused = runs.reduce((sum, run) => sum + run.refused, 0);
  const tryAgain = () =>
    attempt(runTexts.unreadable, async () => {
      const { data } = await dataProvider.getList<StoredRow>('run_rows', {
        filter: { run_id: runs.map(({ id }) => id), outcome: NOT_DONE },
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: refused },
      });
      onAgain(data.map(({ record_id }) => record_id));
    });
  const revertOf = (run: Run) =>
    reverts.has(run.id)
      ? made.length > 1 && <Typography color="text.secondary">{runTexts.isReverted}</Typography>
      : run.changed > 0 &&
        !isBusy && (
          <RevertButton
            key={run.id}
            run={run}
            onReverted={(revert) => setReverts((before) => new Map(before).set(run.id, revert))}
          />
        );
  return (
    <>
      <DialogContent>
        {children}
        <Alert severity={refused > 0 ? 'warning' : 'success'} role="status" ref={told} tabIndex={-1} sx={{ mb: 2 }}>
          {isReverted ? runTexts.revertDone(changed) : runTexts.done(changed)}{' '}
          {refused > 0 && runTexts.notDone(refused)}
        </Alert>
        {made.length > 1 &&
          made.map((run) => (
            <Stack key={run.id} direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{run.label}</Typography>
              {revertOf(run)}
            </Stack>
          ))}
        {runs.map((run) => run.refused > 0 && <RunRows key={run.id} run={run} isDone={false} />)}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {made.length === 1 && made.map(revertOf)}
        {/* Another trial would forget the pieces that wait. */}
        {refused > 0 && reverts.size === 0 && !isUnfinished && (
          <Button onClick={tryAgain}>{runTexts.again(refused)}</Button>
        )}
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => (isUnfinished ? askOverUnsaved(onClose) : onClose())}
        >
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </>
  );
};
