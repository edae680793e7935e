import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { tellUnsaved } from './otherTabs';

export interface LeaveQuestionProps {
  isOpen: boolean;
  /** Leaving stops the work, and loses nothing of it. */
  isKept: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Is there, open or not, as long as there is unsaved work. */
export const LeaveQuestion = ({ isOpen, isKept, onStay, onLeave }: LeaveQuestionProps) => {
  const translate = useTranslate();
  useEffect(tellUnsaved, []);
  return (
    <Dialog open={isOpen} onClose={onStay}>
      <DialogTitle>{translate(`unsaved.${isKept ? 'running' : 'title'}`)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate(`unsaved.${isKept ? 'stops' : 'content'}`)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{translate(`unsaved.${isKept ? 'stop' : 'leave'}`)}</Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          {translate('unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
