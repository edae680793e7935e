import RevertIcon from '@mui/icons-material/SettingsBackupRestore';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { useClearFailures } from '../feedback/useClearFailures';
import { useTellFailure } from '../feedback/useTellFailure';
import type { Run } from './run';

/** Reverts a run after a question. `onReverted` gets the run that did it. */
export const RevertButton = ({ run, onReverted }: { run: Run; onReverted: (revert: Run) => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const tellFailure = useTellFailure();
  const clearFailures = useClearFailures();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    if (!isBusy) setOpen(false);
  };
  const revert = async () => {
    clearFailures(runTexts.revertFailed);
    setBusy(true);
    try {
      const { data } = await dataProvider.create<Run>('runs', { data: { reverts: run.id } });
      if (data.refused === 0) notify(runTexts.reverted, { type: 'success' });
      setOpen(false);
      onReverted(data);
    } catch (failure) {
      tellFailure(runTexts.revertFailed, failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<RevertIcon />}
        aria-label={runTexts.revertOf(run.label)}
        onClick={() => setOpen(true)}
      >
        {runTexts.revert}
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {runTexts.revertOf(run.label)}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{runTexts.revertQuestion(run.changed)}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus disabled={isBusy} onClick={close}>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" loading={isBusy} onClick={revert}>
            {runTexts.revert}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
