import { tokenStore } from './tokenStore';

/**
 * A session that ended while someone is at work: calls that were turned down wait here until the same user has
 * signed in again over the page, then go out once more; else they fail, and nothing of this user is sent or shown.
 */

interface Ended {
  token: string;
  userId: number;
  waiting: ((again: boolean) => void)[];
}

let ended: Ended | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of [...listeners]) listener();
};

const settle = (again: boolean) => {
  const waiting = ended?.waiting ?? [];
  if (ended) ended.waiting = [];
  for (const resolve of waiting) resolve(again);
  tell();
};

// Signed in again, as whoever, or signed out; here or in another tab.
tokenStore.subscribe(() => {
  if (!ended || tokenStore.token() === ended.token) return;
  settle(tokenStore.get()?.userId === ended.userId);
});

export const expiry = {
  /** Whether calls wait for someone to sign in again. */
  isWaiting: (): boolean => (ended?.waiting.length ?? 0) > 0,

  /** For a call that went out with `token` and was answered 401: whether to send it once more, with the present token. */
  turnedDown: (token: string): Promise<boolean> => {
    const present = tokenStore.get();
    if (!present) return Promise.resolve(false);
    // A late answer to the session before: the same user is back already.
    if (present.API_token !== token) {
      return Promise.resolve(ended?.token === token && ended.userId === present.userId);
    }
    if (ended?.token !== token) ended = { token, userId: present.userId, waiting: [] };
    const { waiting } = ended;
    return new Promise((resolve) => {
      waiting.push(resolve);
      tell();
    });
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
