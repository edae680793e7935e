import { tokenStore } from '../lib/session/tokenStore';
import type { Client } from '../provider/http/client';
import { isServerAway, reachability } from './reachability';

/** Finds the server again once it is lost. */

/** How often it is asked whether the server is back. */
const ASK_EVERY_MS = 10_000;

/** Asks until the server answers as one that can be written to, or the session of now has ended. */
export const createProbe = (client: Client, onFound: () => void) => {
  const isOfNow = reachability.untilReset();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const token = tokenStore.token();
    if (token === null || !isOfNow()) return;
    const isAway = await isServerAway(client, token);
    if (!isOfNow()) return;
    if (isAway) return wait();
    reachability.found();
    onFound();
  };
  const wait = () => {
    timer ??= setTimeout(ask, ASK_EVERY_MS);
  };
  return { ask, wait };
};

let stopListening = () => {};

/** Asks as soon as the server is lost, as the browser itself may know. In place of the one before: each user that signs in has one. */
export const follow = ({ ask, wait }: ReturnType<typeof createProbe>): void => {
  stopListening();
  const look = () => void ask();
  const unsubscribe = reachability.subscribe(() => {
    if (reachability.get().isLost) wait();
  });
  window.addEventListener('offline', reachability.lost);
  window.addEventListener('online', look);
  stopListening = () => {
    unsubscribe();
    window.removeEventListener('offline', reachability.lost);
    window.removeEventListener('online', look);
  };
};
