import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { BusyButton } from './BusyButton';

interface QuestionProps extends Omit<DialogProps, 'open' | 'onClose'> {
  isOpen: boolean;
  title: string;
  content: string;
  /** The button that goes on. */
  confirm: string;
  confirmColor?: ButtonProps['color'];
  /** What was confirmed is under way: the dialog stays. */
  isBusy?: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/**
 * Asks before what cannot be undone; `children` stand below the text. Replaces react-admin's Confirm, whose dialog focuses
 * its confirm button.
 */
export const Question = ({
  isOpen,
  title,
  content,
  confirm,
  confirmColor,
  isBusy = false,
  onClose,
  onConfirm,
  children,
  ...dialog
}: QuestionProps) => {
  const translate = useTranslate();
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog {...dialog} open={isOpen} onClose={close}>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{content}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus disabled={isBusy} onClick={close}>
          {translate('ra.action.cancel')}
        </Button>
        <BusyButton variant="contained" color={confirmColor} isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
};
