/**
 * What stands on the screen and is not saved yet: forms, orders. Whoever shows it says so here, and one guard watches
 * over all of it, since a router knows one.
 */
export interface UnsavedWork {
  hasChanges: boolean;
  /** It is on its way to the server, and leads on by itself. */
  isSaving: boolean;
  /** The user goes on without it. */
  onLeave: () => void;
}

const works = new Map<string, UnsavedWork>();
const listeners = new Set<() => void>();
let ask: ((go: () => void) => void) | null = null;

/** null once there is none. Work without changes is told of where there were some before. */
export const tellOfWork = (key: string, work: UnsavedWork | null): void => {
  if (work?.hasChanges || (work && works.has(key))) works.set(key, work);
  else if (!works.delete(key)) return;
  for (const listener of [...listeners]) listener();
};

export const subscribeToWork = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The one that shows the guard. */
export const firstWork = (): string | undefined => works.keys().next().value;
export const hasUnsavedWork = (): boolean => [...works.values()].some(({ hasChanges }) => hasChanges);
export const isWorkSaving = (): boolean => [...works.values()].some(({ isSaving }) => isSaving);
export const leaveAllWork = (): void => {
  for (const { onLeave } of works.values()) onLeave();
};

/** Who asks from now on. Gives back how to stop. */
export const askWith = (question: (go: () => void) => void): (() => void) => {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
};

/** For a way out that is no address, like signing out: goes, or asks first where something would be lost. */
export const leaving = (go: () => void): void => {
  if (ask && hasUnsavedWork()) ask(go);
  else go();
};
