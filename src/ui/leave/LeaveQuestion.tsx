import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { leaveTexts } from '../../../i18n/nl/late/leave';
import { tellUnsaved } from './otherTabs';
import type { fateOfWork } from './unsavedWork';

export interface LeaveQuestionProps {
  isOpen: boolean;
  fate: ReturnType<typeof fateOfWork>;
  onStay: () => void;
  onLeave: () => void;
}

/** Is there, open or not, as long as there is unsaved work. */
export const LeaveQuestion = ({ isOpen, fate, onStay, onLeave }: LeaveQuestionProps) => {
  const translate = useTranslate();
  useEffect(tellUnsaved, []);
  const textOf = (part: 'title' | 'content' | 'leave') =>
    fate === 'lost' ? translate(`unsaved.${part}`) : leaveTexts[fate][part];
  return (
    <Dialog open={isOpen} onClose={onStay}>
      <DialogTitle>{textOf('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{textOf('content')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{textOf('leave')}</Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          {translate('unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
