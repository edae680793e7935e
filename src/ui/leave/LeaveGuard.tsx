import { useTranslate } from 'ra-core';
import { type ComponentType, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { type BlockerFunction, useLocation } from 'react-router-dom';
import { loadWithMui } from '../late/loadWithMui';
import { holdAddresses } from './heldAddresses';
import type { LeaveQuestionProps } from './LeaveQuestion';
import {
  askOverUnsaved,
  fateOfWork,
  firstWork,
  giveUpWork,
  hasUnsavedWork,
  isWorkSaving,
  leaveNow,
  reportWork,
  stayHere,
  subscribeToWork,
  type UnsavedWork,
  wantedLeaving,
} from './unsavedWork';
import { useHeldLinks } from './useHeldLinks';

/** How long a leaving waits for a save without a word. */
const PATIENCE_MS = 3000;

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
}: Partial<UnsavedWork & { hasChanges: boolean }>) => {
  const key = useId();
  useEffect(() => {
    // Without changes there is none: other tabs take a guard for unsaved work.
    reportWork(key, hasChanges ? { isSaving, isKept, onLeave } : null);
  }, [key, hasChanges, isSaving, isKept, onLeave]);
  useEffect(() => () => reportWork(key, null), [key]);
  const isFirst = useSyncExternalStore(subscribeToWork, () => firstWork() === key);
  return isFirst ? <Guard /> : null;
};

/** True from the answer until the next screen is there: a link that is pressed meanwhile is not asked about again. */
let isLeaving = false;
const hold = (go: () => void) =>
  askOverUnsaved(() => {
    isLeaving = true;
    giveUpWork();
    go();
  });

// A changed query stays on the same screen; values for its form begin it anew.
const isLeft: BlockerFunction = ({ currentLocation, nextLocation: { pathname, state } }) =>
  hasUnsavedWork() && (pathname !== currentLocation.pathname || state?.record) && !state?.leavesChanges && !isLeaving;

const Guard = () => {
  const hasChanges = useSyncExternalStore(subscribeToWork, hasUnsavedWork);
  const isSaving = useSyncExternalStore(subscribeToWork, isWorkSaving);
  const fate = useSyncExternalStore(subscribeToWork, fateOfWork);
  const wanted = useSyncExternalStore(subscribeToWork, wantedLeaving);
  const hasWaited = useHasWaited(wanted);
  const Question = useQuestion();
  useHeldLinks(isLeft, hold);
  useHeldAddresses(hasChanges);
  useCloseQuestion(hasChanges);
  const isOpen = wanted !== null && (!isSaving || hasWaited);
  return Question && <Question isOpen={isOpen} fate={fate} onStay={stayHere} onLeave={leaveNow} />;
};

/** True once this leaving was wanted for some time. */
const useHasWaited = (wanted: unknown): boolean => {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    setWaited(false);
    if (wanted === null) return;
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return hasWaited;
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
const useHeldAddresses = (hasChanges: boolean) => {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address of this screen is one to come back to
  useEffect(() => {
    isLeaving = false;
    return hasChanges ? holdAddresses(hold) : undefined;
  }, [hasChanges, location]);
};
