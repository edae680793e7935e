import { useTranslate } from 'ra-core';
import { type ComponentType, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { holdAddresses, LEAVES_CHANGES } from './heldAddresses';
import type { LeaveQuestionProps } from './LeaveQuestion';
import {
  askWith,
  firstWork,
  hasUnsavedWork,
  isWorkSaving,
  leaveAllWork,
  subscribeToWork,
  tellOfWork,
  type UnsavedWork,
} from './unsavedWork';

const nothing = () => undefined;

/**
 * Asks before what is not saved is left: by menu, link, Back, another record, the address bar, signing out or closing
 * the tab. In place of react-admin's `warnWhenUnsavedChanges`, which lets pass a longer address that begins like this
 * one (/edit/1, /edit/12), the address bar, and every form whose save failed once.
 */
export const LeaveGuard = ({ hasChanges, isSaving = false, onLeave = nothing }: Partial<UnsavedWork>) => {
  const key = useId();
  useEffect(() => {
    if (hasChanges) return tellOfWork(key, { hasChanges, isSaving, onLeave });
    // A router without blockers also takes addresses that it did not make itself: none where there is nothing to lose.
    tellOfWork(key, { hasChanges: false, isSaving, onLeave });
    const timer = setTimeout(() => tellOfWork(key, null));
    return () => clearTimeout(timer);
  }, [key, hasChanges, isSaving, onLeave]);
  useEffect(() => () => tellOfWork(key, null), [key]);
  const isFirst = useSyncExternalStore(subscribeToWork, () => firstWork() === key);
  return isFirst ? <Guard /> : null;
};

const Guard = () => {
  const hasChanges = useSyncExternalStore(subscribeToWork, hasUnsavedWork);
  const isSaving = useSyncExternalStore(subscribeToWork, isWorkSaving);
  const [way, setWay] = useState<{ go: () => void } | null>(null);
  const Question = useQuestion();
  // What is searched in a screen stands in its address too, and leaves nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && nextLocation.pathname !== currentLocation.pathname && !nextLocation.state?.leavesChanges,
  );
  useHeldAddresses(hasChanges, (go) => setWay({ go }));
  useEffect(() => askWith((go) => setWay({ go })), []);
  // Saved or deleted: the way on was blocked in the same moment.
  useEffect(() => {
    if (blocker.state === 'blocked' && !hasChanges) blocker.proceed();
  }, [blocker, hasChanges]);
  useCloseQuestion(hasChanges);

  const isBlocked = blocker.state === 'blocked' && !isSaving;
  const stay = () => {
    if (way) setWay(null);
    else blocker.reset?.();
  };
  const leave = () => {
    leaveAllWork();
    setWay(null);
    if (way) way.go();
    else blocker.proceed?.();
  };
  return Question && <Question isOpen={hasChanges && (way !== null || isBlocked)} onStay={stay} onLeave={leave} />;
};

/** Fetched once there is something to lose, so that it is there in time, also on a line that is down by then. */
const useQuestion = () => {
  const [Question, setQuestion] = useState<ComponentType<LeaveQuestionProps> | null>(null);
  useEffect(() => {
    import('./LeaveQuestion').then(
      (module) => setQuestion(() => module.LeaveQuestion),
      () => setQuestion(() => PlainQuestion),
    );
  }, []);
  return Question;
};

/** The browser's own, where ours could not be fetched. */
const PlainQuestion = ({ isOpen, onStay, onLeave }: LeaveQuestionProps) => {
  const translate = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time it opens
  useEffect(() => {
    if (!isOpen) return;
    if (window.confirm(translate('unsaved.content'))) onLeave();
    else onStay();
  }, [isOpen]);
  return null;
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
const useHeldAddresses = (hasChanges: boolean, onHeld: (go: () => void) => void) => {
  const navigate = useNavigate();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address of this screen is one to come back to
  useEffect(() => {
    if (!hasChanges) return;
    return holdAddresses((route) => onHeld(() => navigate(route, { state: LEAVES_CHANGES })));
  }, [hasChanges, location]);
};
