import { tokenStore } from '../session/tokenStore';
import { type Draft, dropDraft, dropOldDrafts, findDraft, keepDraft } from './store';

/** What is changed in a form at this moment; null when nothing is. */
export type Changes = () => Omit<Draft, 'savedAt'> | null;

/** At most this many milliseconds of typing are not kept yet. */
const KEPT_EVERY = 500;

export interface Keeper {
  /** What an earlier visit left, as it was. To be called first. */
  look: () => Promise<Draft | null>;
  /** The form changed; `changes` is asked when it is kept. */
  note: (changes: Changes) => void;
  /** Keeps now what was noted. */
  flush: () => void;
  /** What was found is in the form again, or thrown away: it no longer stands beside what the form holds. */
  settle: () => void;
  /** Saved: nothing is kept any more. */
  done: () => void;
  /** Left without saving: what was typed now is thrown away; what was found and not decided about stays. */
  leave: () => void;
  /** The form goes off the screen by itself. */
  stop: () => void;
}

/** Keeps what is typed in the form at one address, for the user who is signed in now. */
export const createKeeper = (address: string): Keeper => {
  const userId = tokenStore.get()?.userId ?? 0;
  let isLooking = true;
  let isClosed = false;
  let isKept = false;
  let found: Draft | null = null;
  let noted: Changes = () => null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const keep = (draft: Draft | null) => {
    if (draft) void keepDraft(userId, address, draft);
    else if (isKept) void dropDraft(userId, address);
    isKept = draft !== null;
  };
  /** What was found and not decided about stands beside what is typed now, which goes first. */
  const write = () => {
    timer = isLooking ? setTimeout(write, KEPT_EVERY) : undefined;
    if (isLooking) return;
    const changes = noted();
    if (!changes) return keep(found);
    keep({
      values: { ...found?.values, ...changes.values },
      opened: { ...found?.opened, ...changes.opened },
      savedAt: Date.now(),
    });
  };
  const flush = () => {
    if (timer === undefined || isLooking) return;
    clearTimeout(timer);
    write();
  };
  const close = () => {
    isClosed = true;
    clearTimeout(timer);
    timer = undefined;
  };

  return {
    look: async () => {
      found = await findDraft(userId, address);
      isKept = found !== null;
      isLooking = false;
      dropOldDrafts().catch(() => undefined);
      return found;
    },
    note: (changes) => {
      noted = changes;
      if (!isClosed) timer ??= setTimeout(write, KEPT_EVERY);
    },
    flush,
    settle: () => {
      found = null;
      clearTimeout(timer);
      // Once the form has told what it holds now: what was put back stays kept throughout.
      if (!isClosed) timer = setTimeout(write);
    },
    done: () => {
      close();
      keep(null);
    },
    leave: () => {
      close();
      keep(found);
    },
    stop: () => {
      flush();
      close();
    },
  };
};
