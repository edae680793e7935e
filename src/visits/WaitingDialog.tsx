import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { offlineTexts } from '../../i18n/nl/late/visits';
import { LEAVES_CHANGES } from '../ui/leave/heldAddresses';
import { askOverUnsaved, giveUpWork } from '../ui/leave/unsavedWork';
import { SureButton } from '../ui/page/SureButton';
import { useClosedByBack } from '../ui/page/useClosedByBack';
import { useTimeAgo } from '../ui/page/useTimeAgo';
import { isDataUrl } from '../v2/fields';
import { correctionOf, isFormTaken, isOnlyCorrected, openCorrection } from './correction';
import { dependentsOf, dropChange } from './dropChange';
import { canBeSentAgain, standingOf } from './problems';
import { sendWaitingNow } from './visitClient';
import { WaitingWords } from './WaitingWords';
import { type WaitingWrite, waitingWrites } from './waitingWrites';

interface WaitingDialogProps {
  isOpen: boolean;
  onClose: () => void;
  writes: readonly WaitingWrite[];
}

/** The button that opened the dialog may be gone: once nothing waits, or the network is back. */
export const FocusAfter = () => {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus();
    },
    [],
  );
  return null;
};

/** What waits to be sent, each with its customer, its age and what went wrong. */
export const WaitingDialog = ({ isOpen, onClose, writes }: WaitingDialogProps) => {
  useClosedByBack(isOpen, onClose);
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm">
      <FocusAfter />
      <DialogTitle>{offlineTexts.title}</DialogTitle>
      <DialogContent>
        {writes.some((write) => standingOf(write, writes) === 'waits') && (
          <DialogContentText>{offlineTexts.order}</DialogContentText>
        )}
        <List disablePadding>
          {writes.map((write) => (
            <Waiting
              key={write.place}
              write={write}
              isStuck={write.problem === undefined && standingOf(write, writes) !== 'waits'}
              sure={dependentsOf(write, writes).length > 0 ? offlineTexts.dropAllSure : offlineTexts.dropSure}
              onClose={onClose}
            />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{offlineTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

/** A task may be reopened, and a photo taken away, by the same call. */
const kindOf = ({ call, body }: WaitingWrite): string | undefined => {
  const { set, image } = Object(body);
  return offlineTexts.kinds[set === 0 ? 'tasks reopen' : image === null ? 'machines photo removal' : call];
};

interface WaitingProps {
  write: WaitingWrite;
  /** It is about something that was not made. */
  isStuck: boolean;
  /** The question before it is thrown away. */
  sure: string;
  onClose: () => void;
}

const Waiting = ({ write, isStuck, sure, onClose }: WaitingProps) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const ago = useTimeAgo(write.typedAt);
  const { problem } = write;
  const { image } = Object(write.body);
  const name = [kindOf(write), write.customer].filter(Boolean).join(' · ');
  const correction = problem !== undefined || isOnlyCorrected(write) ? correctionOf(write) : undefined;
  const again = async () => {
    const { problem: _, sentAt, ...rest } = write;
    await waitingWrites.hold(rest);
    sendWaitingNow();
  };
  const drop = async (focusNext: () => void) => {
    await dropChange(write);
    focusNext();
    sendWaitingNow();
  };
  const tell = (text: string) => notify(text, { type: 'error', cause: 'correction', isForNextScreen: true });
  const correct = async (address: string) => {
    if (await isFormTaken(write, address)) {
      tell(offlineTexts.taken);
      onClose();
      navigate(address);
      return;
    }
    askOverUnsaved(async () => {
      const outcome = await openCorrection(write, address);
      if (outcome === 'full') tell(offlineTexts.full);
      if (outcome !== 'opened') return;
      giveUpWork();
      onClose();
      // Values, though none: a form that is on the screen already begins anew.
      navigate(address, { state: { ...LEAVES_CHANGES, record: {} } });
    });
  };
  return (
    <ListItem divider disableGutters sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="text.secondary">
        <WaitingWords write={write} ago={ago} />
      </Typography>
      {isDataUrl(image) && <Box component="img" src={image} alt="" sx={{ height: 64, borderRadius: 1, mt: 0.5 }} />}
      {problem !== undefined && (
        <Typography variant="body2" color="error" role="alert">
          {typeof problem === 'string' ? offlineTexts.problems[problem] : problem.reason}
        </Typography>
      )}
      {isStuck && <Typography variant="body2">{offlineTexts.stuck}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {correction && (
          <Button
            size="small"
            variant="contained"
            aria-label={offlineTexts.of(offlineTexts.correct, name)}
            onClick={() => void correct(correction)}
          >
            {offlineTexts.correct}
          </Button>
        )}
        {canBeSentAgain(write) && (
          <Button
            size="small"
            variant="outlined"
            aria-label={offlineTexts.of(offlineTexts.again, name)}
            onClick={() => void again()}
          >
            {offlineTexts.again}
          </Button>
        )}
        <SureButton
          texts={[offlineTexts.drop, offlineTexts.of(offlineTexts.drop, name)]}
          sure={[sure, offlineTexts.of(sure, name)]}
          onSure={(focusNext) => void drop(focusNext)}
        />
      </Stack>
    </ListItem>
  );
};
