import { useTranslate } from 'ra-core';
import {
  type ComponentType,
  type MutableRefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { loadWithMui } from '../late/loadWithMui';
import { holdAddresses } from './heldAddresses';
import type { LeaveQuestionProps } from './LeaveQuestion';
import {
  firstWork,
  hasUnsavedWork,
  isWorkKept,
  isWorkSaving,
  leaveAllWork,
  reportWork,
  setLeaveQuestion,
  setLeavingWanted,
  subscribeToWork,
  type UnsavedWork,
} from './unsavedWork';
import { useBlockerAtOnce } from './useBlockerAtOnce';

const nothing = () => undefined;
const loadQuestion = () => import('./LeaveQuestion').then(({ LeaveQuestion }) => LeaveQuestion);

/**
 * Asks before unsaved work is left: by menu, link, Back, another record, the address bar, signing out or closing the
 * tab. Replaces react-admin's `warnWhenUnsavedChanges`, which misses a longer address with the same start (/edit/1,
 * /edit/12), the address bar, and a form whose save failed once.
 */
export const LeaveGuard = ({
  hasChanges = false,
  isSaving = false,
  isKept = false,
  onLeave = nothing,
}: Partial<UnsavedWork>) => {
  const key = useId();
  useEffect(() => {
    reportWork(key, { hasChanges, isSaving, isKept, onLeave });
    if (hasChanges) return;
    // Unregister when nothing can be lost: other tabs take a guard for unsaved work. It first lets go of what it blocked.
    const timer = setTimeout(() => reportWork(key, null));
    return () => clearTimeout(timer);
  }, [key, hasChanges, isSaving, isKept, onLeave]);
  useEffect(() => () => reportWork(key, null), [key]);
  const isFirst = useSyncExternalStore(subscribeToWork, () => firstWork() === key);
  return isFirst ? <Guard /> : null;
};

const Guard = () => {
  const hasChanges = useSyncExternalStore(subscribeToWork, hasUnsavedWork);
  const isSaving = useSyncExternalStore(subscribeToWork, isWorkSaving);
  const isKept = useSyncExternalStore(subscribeToWork, isWorkKept);
  const [held, setHeld] = useState<{ go: () => void } | null>(null);
  const Question = useQuestion();
  // After the answer, a link that is pressed while the next screen is still to come is not asked about.
  const isLeaving = useRef(false);
  // A changed query stays on the same screen; values for its form begin it anew.
  const [blocker, isBlocking] = useBlockerAtOnce(({ currentLocation, nextLocation: { pathname, state } }) => {
    const isLeft = pathname !== currentLocation.pathname || state?.record;
    return hasUnsavedWork() && isLeft && !state?.leavesChanges && !isLeaving.current;
  });
  useHeldAddresses(hasChanges, isLeaving, (go) => setHeld({ go }));
  useEffect(() => setLeaveQuestion((go) => setHeld({ go })), []);
  // The next screen may be long in coming. This one stands until then, with the blocker that was answered.
  const [passed, setPassed] = useState<typeof blocker>();
  const isBlocked = blocker.state === 'blocked' && blocker !== passed;
  const proceed = () => {
    isLeaving.current = true;
    setPassed(blocker);
    blocker.proceed?.();
  };
  useEffect(() => setLeavingWanted(() => held !== null || isBlocking()));
  const go = () => {
    setHeld(null);
    if (held) held.go();
    else proceed();
  };
  // The work was saved or deleted while another screen was asked for.
  useEffect(() => {
    if (!hasChanges && (held || (isBlocked && isBlocking()))) go();
  });
  useCloseQuestion(hasChanges);

  const stay = () => {
    if (held) setHeld(null);
    else blocker.reset?.();
  };
  const leave = () => {
    leaveAllWork();
    go();
  };
  return (
    Question && (
      <Question
        isOpen={hasChanges && !isSaving && (held !== null || isBlocked)}
        isKept={isKept}
        onStay={stay}
        onLeave={leave}
      />
    )
  );
};

/** Loaded as soon as there are changes, so that it is available even when the connection fails later. */
const useQuestion = () => {
  const [Question, setQuestion] = useState<ComponentType<LeaveQuestionProps> | null>(null);
  useEffect(() => {
    loadWithMui(loadQuestion).then(
      (loaded) => setQuestion(() => loaded),
      () => setQuestion(() => PlainQuestion),
    );
  }, []);
  return Question;
};

/** The browser's own dialog, when ours could not be loaded. */
const PlainQuestion = ({ isOpen, isKept, onStay, onLeave }: LeaveQuestionProps) => {
  const translate = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time it opens
  useEffect(() => {
    if (!isOpen) return;
    if (window.confirm(translate(`unsaved.${isKept ? 'stops' : 'content'}`))) onLeave();
    else onStay();
  }, [isOpen]);
  return null;
};

/** The browser's own question before the tab is closed or reloaded. */
const useCloseQuestion = (hasChanges: boolean) => {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
};

/** Holds Back, Forward, typed addresses and plain links until the user has chosen. */
const useHeldAddresses = (
  hasChanges: boolean,
  isLeaving: MutableRefObject<boolean>,
  onHeld: (go: () => void) => void,
) => {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address of this screen is one to come back to
  useEffect(() => {
    isLeaving.current = false;
    if (!hasChanges) return;
    const release = holdAddresses(() =>
      onHeld(() => {
        // Not a new entry: Back from there would come back to this screen.
        isLeaving.current = true;
        release();
        window.history.back();
      }),
    );
    return release;
  }, [hasChanges, location]);
};
