import { createListeners } from '../lib/listeners';
import { tokenStore } from '../lib/session/tokenStore';

/**
 * Handles a session that expires while a user works. Calls with a 401 wait here until the same user has signed in again
 * over the page, then are retried. Otherwise they fail, and nothing of this user is sent or shown.
 */

interface Ended {
  token: string;
  userId: number;
  waiting: ((again: boolean) => void)[];
}

let ended: Ended | null = null;
let present = tokenStore.get();
/** The session that this page had before: another tab may have renewed it. */
let before = present;
const { notify, subscribe } = createListeners();

const settle = (again: boolean) => {
  const waiting = ended?.waiting ?? [];
  if (ended) ended.waiting = [];
  for (const resolve of waiting) resolve(again);
  notify();
};

// The session changed: signed in again, by the same user or another, or signed out, here or in another tab.
tokenStore.subscribe(() => {
  const now = tokenStore.get();
  if (now?.API_token !== present?.API_token) [before, present] = [present, now];
  if (!ended || now?.API_token === ended.token) return;
  settle(now?.userId === ended.userId);
});

// Without a network nobody can sign in: what is kept on the device stays in sight until there is one.
for (const change of ['online', 'offline']) window.addEventListener(change, notify);

export const expiry = {
  /** True while calls wait for a new sign-in that can be made. */
  isWaiting: (): boolean => navigator.onLine && (ended?.waiting.length ?? 0) > 0,

  /** For a call with `token` that got a 401. Resolves to true when it should be retried with the current token. */
  waitForSignIn: (token: string): Promise<boolean> => {
    const now = tokenStore.get();
    if (!now) return Promise.resolve(false);
    // A late answer to the previous session, while the same user has already signed in again.
    if (now.API_token !== token) return Promise.resolve(before?.API_token === token && before.userId === now.userId);
    if (ended?.token !== token) ended = { token, userId: now.userId, waiting: [] };
    const { waiting } = ended;
    return new Promise((resolve) => {
      waiting.push(resolve);
      notify();
    });
  },

  subscribe,
};
