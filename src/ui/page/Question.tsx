import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';

interface QuestionProps {
  isOpen: boolean;
  title: string;
  content: string;
  /** The button that goes on. */
  confirm: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before what cannot be undone. Replaces react-admin's Confirm, whose dialog focuses its confirm button. */
export const Question = ({ isOpen, title, content, confirm, onClose, onConfirm }: QuestionProps) => {
  const translate = useTranslate();
  return (
    <Dialog open={isOpen} onClose={onClose}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{content}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
