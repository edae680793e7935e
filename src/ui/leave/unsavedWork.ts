import { createListeners } from '../../lib/listeners';

/**
 * The unsaved work on the screen: forms and orders. Each reports it here, and one guard watches all of it, because a
 * router has one blocker.
 */
export interface UnsavedWork {
  hasChanges: boolean;
  /** It is being saved, and navigates by itself afterwards. */
  isSaving: boolean;
  /** Called when the user leaves without saving. */
  onLeave: () => void;
}

const works = new Map<string, UnsavedWork>();
const { notify, subscribe } = createListeners();
let ask: ((go: () => void) => void) | null = null;

/** Reports work; null when there is none. Work without changes counts only when it had changes before. */
export const reportWork = (key: string, work: UnsavedWork | null): void => {
  if (work?.hasChanges || (work && works.has(key))) works.set(key, work);
  else if (!works.delete(key)) return;
  notify();
};

export const subscribeToWork = subscribe;

/** The key of the work that shows the guard. */
export const firstWork = (): string | undefined => works.keys().next().value;
export const hasUnsavedWork = (): boolean => [...works.values()].some(({ hasChanges }) => hasChanges);
export const isWorkSaving = (): boolean => [...works.values()].some(({ isSaving }) => isSaving);
export const leaveAllWork = (): void => {
  for (const { onLeave } of works.values()) onLeave();
};

/** Sets the function that asks. Returns the release. */
export const setLeaveQuestion = (question: (go: () => void) => void): (() => void) => {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
};

/** Work to finish before signing out. Returns the release. */
let finish: (() => Promise<unknown>) | null = null;
export const finishBeforeLeaving = (work: () => Promise<unknown>): (() => void) => {
  finish = work;
  return () => {
    if (finish === work) finish = null;
  };
};

/** What asks once more when all else is settled: work that waits for a network. Returns the release. */
let hold: ((go: () => void) => void) | null = null;
export const holdLeaving = (question: (go: () => void) => void): (() => void) => {
  hold = question;
  return () => {
    if (hold === question) hold = null;
  };
};

/** For leaving without an address, such as signing out: asks first when work would be lost. */
export const askBeforeLeaving = (go: () => void): void => {
  const end = () => (hold ? hold(go) : go());
  const leave = () => {
    if (finish) void finish().finally(end);
    else end();
  };
  if (ask && hasUnsavedWork()) ask(leave);
  else leave();
};
