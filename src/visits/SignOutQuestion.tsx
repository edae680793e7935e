import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { visitTexts } from '../../i18n/nl/late/visits';
import { holdLeaving } from '../ui/leave/unsavedWork';
import { waitingWrites } from './waitingWrites';

/** Asks before its user signs out while something waits, which signing out deletes. */
export const SignOutQuestion = () => {
  const [held, setHeld] = useState<{ go: () => void } | null>(null);
  useEffect(
    () =>
      holdLeaving((go) => {
        if (waitingWrites.get().length === 0) go();
        else setHeld({ go });
      }),
    [],
  );
  const stay = () => setHeld(null);
  return (
    <Dialog open={held !== null} onClose={stay}>
      <DialogTitle>{visitTexts.signOut}</DialogTitle>
      <DialogContent>
        <DialogContentText>{visitTexts.loses(waitingWrites.get().length)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => held?.go()}>{visitTexts.leave}</Button>
        <Button variant="contained" onClick={stay} autoFocus>
          {visitTexts.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
