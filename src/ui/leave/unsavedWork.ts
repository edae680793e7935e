import { createListeners } from '../../lib/listeners';

/**
 * The unsaved work on the screen, and the leaving that waits for it. Each form or order reports its work here, and one
 * guard watches all of it, because a router has one blocker.
 */
export interface UnsavedWork {
  /** It is being saved, which goes on when it is left. For a while nobody is asked, because it may soon be clean. */
  isSaving: boolean;
  /** Leaving stops it, and loses nothing. */
  isKept: boolean;
  /** Called when the user leaves without saving. */
  onLeave: () => void;
}

const works = new Map<string, UnsavedWork>();
const { notify, subscribe } = createListeners();

/** The leaving that was asked for last. It outlives the work that it waits for, whose save may go to a screen first. */
let wanted: (() => void) | null = null;

/** Reports work; null when there is none any more. */
export const reportWork = (key: string, work: UnsavedWork | null): void => {
  if (work) works.set(key, work);
  else if (!works.delete(key)) return;
  settle();
};

export const subscribeToWork = subscribe;

/** The key of the work that shows the guard. */
export const firstWork = (): string | undefined => works.keys().next().value;
const all = () => [...works.values()];
export const hasUnsavedWork = (): boolean => works.size > 0;
export const isWorkSaving = (): boolean => all().some(({ isSaving }) => isSaving);
/** What leaving does to all of it together. */
export const fateOfWork = (): 'goesOn' | 'stops' | 'lost' => {
  if (all().every(({ isSaving }) => isSaving)) return 'goesOn';
  return all().every(({ isKept }) => isKept) ? 'stops' : 'lost';
};
/** The user leaves without saving. What is being saved keeps its draft until that has succeeded. */
export const giveUpWork = (): void => {
  for (const { isSaving, onLeave } of all()) if (!isSaving) onLeave();
};

export const wantedLeaving = () => wanted;
/** Ends the waiting: the user stays, or what was being saved has ended in something to be read here. */
export const stayHere = (): void => {
  wanted = null;
  notify();
};
/** The user has answered. */
export const leaveNow = (): void => {
  const go = wanted;
  stayHere();
  go?.();
};
const settle = () => (hasUnsavedWork() ? notify() : leaveNow());

/** Goes as soon as nothing is unsaved, or the user has said to leave all the same. What is lost then, `go` gives up. */
export const askOverUnsaved = (go: () => void): void => {
  wanted = go;
  settle();
};

interface Leaving {
  /** Finishes work before signing out. */
  finish: () => Promise<unknown>;
  /** Asks once more when all else is settled: about work that waits for a network, or is in another tab. */
  hold: (go: () => void) => void;
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
export const finishBeforeLeaving = setter('finish');
export const holdLeaving = setter('hold');

/** For leaving without an address, such as signing out: asks first when work would be lost. */
export const askBeforeLeaving = (go: () => void): void => {
  const out = () => {
    giveUpWork();
    go();
  };
  const end = () => (leaving.hold ? leaving.hold(out) : out());
  askOverUnsaved(() => {
    if (leaving.finish) void leaving.finish().finally(end);
    else end();
  });
};
