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

/** Marks a way on about which the question has been asked. */
const ALLOWED = 'leavesChanges';

const Guard = ({ hasChanges }: { hasChanges: boolean }) => {
  const { isSubmitting } = useFormState();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && nextLocation.pathname !== currentLocation.pathname && !nextLocation.state?.[ALLOWED],
  );
  const typed = useTypedAddress(hasChanges);

  // Saved or deleted: the way on was blocked in the same moment.
  useEffect(() => {
    if (blocker.state === 'blocked' && !hasChanges) blocker.proceed();
  }, [blocker, hasChanges]);
  useCloseQuestion(hasChanges);

  const isBlocked = blocker.state === 'blocked' && hasChanges && !isSubmitting;
  return (
    <Question
      isOpen={isBlocked || typed.isAsked}
      onStay={() => (typed.isAsked ? typed.stay() : blocker.reset?.())}
      onLeave={() => (typed.isAsked ? typed.leave() : blocker.proceed?.())}
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

/**
 * An address that was typed, or followed from a plain link, reaches the page before the router, which cannot block
 * it: it has no place in the router's history. It is held here and undone until the user has chosen.
 */
const useTypedAddress = (hasChanges: boolean) => {
  const navigate = useNavigate();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!hasChanges) return;
    let returning = false;
    const hold = (event: PopStateEvent) => {
      const isOurs = typeof event.state?.idx === 'number';
      if (isOurs && !returning) return;
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      setAddress(window.location.hash.slice(1));
      returning = true;
      window.history.back();
    };
    window.addEventListener('popstate', hold, true);
    return () => window.removeEventListener('popstate', hold, true);
  }, [hasChanges]);
  return {
    isAsked: address !== null && hasChanges,
    stay: () => setAddress(null),
    leave: () => {
      setAddress(null);
      navigate(address ?? '/', { state: { [ALLOWED]: true } });
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
