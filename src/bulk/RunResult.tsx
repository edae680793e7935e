import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { type Identifier, useDataProvider, useTranslate } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { useClearFailures } from '../feedback/useClearFailures';
import { useTellFailure } from '../feedback/useTellFailure';
import { RevertButton } from './RevertButton';
import { NOT_DONE, RunRows } from './RunRows';
import type { Run, StoredRow } from './run';

interface RunResultProps {
  run: Run;
  /** Tries these records again, from what they are now. */
  onAgain: (ids: readonly Identifier[]) => void;
  onClose: () => void;
}

/** What a run did, and row by row what it left alone. */
export const RunResult = ({ run: made, onAgain, onClose }: RunResultProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const tellFailure = useTellFailure();
  const clearFailures = useClearFailures();
  const [run, setRun] = useState(made);
  const { changed, refused, reverts } = run;
  const tryAgain = async () => {
    clearFailures(runTexts.unreadable);
    try {
      const { data } = await dataProvider.getList<StoredRow>('run_rows', {
        filter: { run_id: run.id, outcome: NOT_DONE },
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: refused },
      });
      onAgain(data.map(({ record_id }) => record_id));
    } catch (failure) {
      tellFailure(runTexts.unreadable, failure);
    }
  };
  return (
    <>
      <DialogContent>
        <Alert severity={refused > 0 ? 'warning' : 'success'} role="status" sx={{ mb: 2 }}>
          {reverts ? runTexts.revertDone(changed) : runTexts.done(changed)} {refused > 0 && runTexts.notDone(refused)}
        </Alert>
        {refused > 0 && <RunRows key={run.id} run={run} isDone={false} />}
      </DialogContent>
      <DialogActions>
        {changed > 0 && !reverts && <RevertButton run={run} onReverted={setRun} />}
        {refused > 0 && !reverts && <Button onClick={tryAgain}>{runTexts.again(refused)}</Button>}
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </>
  );
};
