import RevertIcon from '@mui/icons-material/SettingsBackupRestore';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { useAttempt } from '../feedback/failures';
import { BusyButton } from '../ui/page/BusyButton';
import { TransientButton } from '../ui/page/TransientButton';
import type { Run } from './run';

/** Reverts a run of the server after a question. `onReverted` gets the run that did it, and tells what it did. */
export const RevertButton = ({ run, onReverted }: { run: Run; onReverted: (revert: Run) => void }) => {
  const dataProvider = useDataProvider();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const revert = async () => {
    const { data } = await dataProvider.create<Run>('runs', { data: { reverts: run.id } });
    close();
    onReverted(data);
  };
  return (
    <>
      <TransientButton
        size="small"
        startIcon={<RevertIcon />}
        aria-label={runTexts.revertOf(run.label)}
        onClick={() => setOpen(true)}
      >
        {runTexts.revert}
      </TransientButton>
      {isOpen && <RevertDialog label={run.label} changed={run.changed} onRevert={revert} onClose={close} />}
    </>
  );
};

interface RevertDialogProps {
  label: string;
  changed: number;
  /** Rejects when nothing was reverted. */
  onRevert: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a run is reverted. */
export const RevertDialog = ({ label, changed, onRevert, onClose }: RevertDialogProps) => {
  const translate = useTranslate();
  const { attempt, isBusy } = useAttempt();
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs">
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{runTexts.revertOf(label)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{runTexts.revertQuestion(changed)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus disabled={isBusy} onClick={close}>
          {translate('ra.action.cancel')}
        </Button>
        <BusyButton variant="contained" isBusy={isBusy} onClick={() => void attempt(runTexts.revertFailed, onRevert)}>
          {runTexts.revert}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
};
