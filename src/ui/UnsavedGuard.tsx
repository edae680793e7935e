import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBlocker, useNavigate } from 'react-router-dom';
import { holdAddresses, LEAVES_CHANGES } from './heldAddresses';

/**
 * Asks before a changed form is left: by menu, link, Back, another record, the address bar or by closing the tab.
 * In place of react-admin's `warnWhenUnsavedChanges`, which lets pass a longer address that begins like this one
 * (/edit/1, /edit/12), the address bar, and every form whose save failed once.
 */
export const UnsavedGuard = () => {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const hasChanges = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const [wasChanged, setWasChanged] = useState(false);
  if (hasChanges && !wasChanged) setWasChanged(true);
  // A router without blockers also takes addresses that it did not make itself.
  return wasChanged ? <Guard hasChanges={hasChanges} /> : null;
};

const Guard = ({ hasChanges }: { hasChanges: boolean }) => {
  const { isSubmitting } = useFormState();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && nextLocation.pathname !== currentLocation.pathname && !nextLocation.state?.leavesChanges,
  );
  const held = useHeldAddress(hasChanges);

  // Saved or deleted: the way on was blocked in the same moment.
  useEffect(() => {
    if (blocker.state === 'blocked' && !hasChanges) blocker.proceed();
  }, [blocker, hasChanges]);
  useCloseQuestion(hasChanges);

  const isBlocked = blocker.state === 'blocked' && hasChanges && !isSubmitting;
  return (
    <Question
      isOpen={isBlocked || held.isAsked}
      onStay={() => (held.isAsked ? held.stay() : blocker.reset?.())}
      onLeave={() => (held.isAsked ? held.leave() : blocker.proceed?.())}
    />
  );
};

/** The browser's own question when the tab is closed or the page reloaded. */
const useCloseQuestion = (hasChanges: boolean) => {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
};

/** Back, Forward, a typed address or a plain link: held until the user has chosen. */
const useHeldAddress = (hasChanges: boolean) => {
  const navigate = useNavigate();
  const [route, setRoute] = useState<string | null>(null);
  useEffect(() => (hasChanges ? holdAddresses(setRoute) : undefined), [hasChanges]);
  return {
    isAsked: route !== null && hasChanges,
    stay: () => setRoute(null),
    leave: () => {
      setRoute(null);
      navigate(route ?? '/', { state: LEAVES_CHANGES });
    },
  };
};

const Question = ({ isOpen, onStay, onLeave }: { isOpen: boolean; onStay: () => void; onLeave: () => void }) => {
  const translate = useTranslate();
  return (
    <Dialog open={isOpen} onClose={onStay} aria-labelledby="unsaved-title">
      <DialogTitle id="unsaved-title">{translate('unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('unsaved.content')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{translate('unsaved.leave')}</Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          {translate('unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
