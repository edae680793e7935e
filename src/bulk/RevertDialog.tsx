import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { runTexts } from '../../i18n/nl/late/runs';
import { useAttempt } from '../feedback/useAttempt';

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
        <Button variant="contained" loading={isBusy} onClick={() => void attempt(runTexts.revertFailed, onRevert)}>
          {runTexts.revert}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
