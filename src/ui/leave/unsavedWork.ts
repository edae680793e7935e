import { createListeners } from '../../lib/listeners';

/**
 * The unsaved work on the screen: forms and orders. Each reports it here, and one guard watches all of it, because a
 * router has one blocker.
 */
export interface UnsavedWork {
  hasChanges: boolean;
  /**
   * It is being saved: who wants another screen meanwhile is not asked, and goes there once nothing is unsaved. For work
   * that stays unsaved when its save fails: else the failure would not be seen.
   */
  isSaving: boolean;
  /** Leaving stops it, and loses nothing. */
  isKept: boolean;
  /** Called when the user leaves without saving. */
  onLeave: () => void;
}

const works = new Map<string, UnsavedWork>();
const { notify, subscribe } = createListeners();

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
export const isWorkKept = (): boolean => [...works.values()].every(({ isKept }) => isKept);
export const leaveAllWork = (): void => {
  for (const { onLeave } of works.values()) onLeave();
};

interface Leaving {
  /** Asks before work is lost. */
  ask: (go: () => void) => void;
  /** Finishes work before signing out. */
  finish: () => Promise<unknown>;
  /** Asks once more when all else is settled: about work that waits for a network, or is in another tab. */
  hold: (go: () => void) => void;
  /** True while another screen was asked for, and waits for an answer or a save. */
  isWanted: () => boolean;
}
const leaving: Partial<Leaving> = {};

/** What a part of the page has to do with leaving, until it calls the returned release. */
const setter =
  <Name extends keyof Leaving>(name: Name) =>
  (work: Leaving[Name]) => {
    leaving[name] = work;
    return () => {
      if (leaving[name] === work) delete leaving[name];
    };
  };
export const setLeaveQuestion = setter('ask');
export const finishBeforeLeaving = setter('finish');
export const holdLeaving = setter('hold');
export const setLeavingWanted = setter('isWanted');

export const isLeavingWanted = (): boolean => leaving.isWanted?.() ?? false;

/** Asks first when work on the screen would be lost. */
export const askOverUnsaved = (go: () => void): void => {
  if (leaving.ask && hasUnsavedWork()) leaving.ask(go);
  else go();
};

/** For leaving without an address, such as signing out: asks first when work would be lost. */
export const askBeforeLeaving = (go: () => void): void => {
  const end = () => (leaving.hold ? leaving.hold(go) : go());
  const leave = () => {
    if (leaving.finish) void leaving.finish().finally(end);
    else end();
  };
  askOverUnsaved(leave);
};
