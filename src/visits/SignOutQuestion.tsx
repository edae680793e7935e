import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { offlineTexts } from '../../i18n/nl/late/visits';
import { findRecalled } from '../drafts/recalledPushes';
import { tokenStore } from '../lib/session/tokenStore';
import { countOutliving } from '../provider/reads/useOutliving';
import { askUnsavedElsewhere } from '../ui/leave/otherTabs';
import { holdLeaving } from '../ui/leave/unsavedWork';
import { waitingWrites } from './waitingWrites';

/**
 * Asks before its user signs out while something waits, is unsaved in another tab, is the text of a push that was called
 * back, or could not be sent and outlives its screen: signing out deletes all of it. Mounted wherever the sign-out button
 * is, so that it is registered before a press.
 */
export const SignOutQuestion = () => {
  const [held, setHeld] = useState<{ go: () => void; losses: string[] } | null>(null);
  const queryClient = useQueryClient();
  useEffect(
    () =>
      holdLeaving((go) =>
        askUnsavedElsewhere(async (isElsewhere) => {
          // Nothing may have read them yet in this page. Without storage nothing waits.
          await waitingWrites.load().catch(() => undefined);
          const writes = waitingWrites.get();
          const unsure = writes.filter(({ problem }) => problem === 'unsure').length;
          const unsent = writes.length - unsure;
          const recalled = (await findRecalled(tokenStore.userId())).length;
          const kept = countOutliving(queryClient);
          const losses = [
            ...(unsent > 0 ? [offlineTexts.loses(unsent)] : []),
            ...(unsure > 0 ? [offlineTexts.mayLose(unsure)] : []),
            ...(recalled > 0 ? [offlineTexts.losesRecalled(recalled)] : []),
            ...(kept > 0 ? [offlineTexts.losesKept(kept)] : []),
            ...(isElsewhere ? [offlineTexts.losesElsewhere] : []),
          ];
          if (losses.length === 0) go();
          else setHeld({ go, losses });
        }),
      ),
    [queryClient],
  );
  const stay = () => setHeld(null);
  return (
    <Dialog open={held !== null} onClose={stay}>
      <DialogTitle>{offlineTexts.signOut}</DialogTitle>
      <DialogContent>
        {held?.losses.map((loss) => (
          <DialogContentText key={loss}>{loss}</DialogContentText>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => held?.go()}>{offlineTexts.leave}</Button>
        <Button variant="contained" onClick={stay} autoFocus>
          {offlineTexts.stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
