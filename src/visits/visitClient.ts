import type { Client } from '../provider/http/client';
import { tokenStore } from '../session/tokenStore';
import { accounts } from '../v2/accounts';
import { type DataOf, pathOf } from '../v2/endpoint';
import { dropOldReads, findRead, type KeptRead, keepRead } from './keptReads';
import { isUnreached, reachability } from './reachability';

/** Milliseconds between two questions whether the server is back. */
const ASKED_EVERY = 10_000;

const pending = new Set<Promise<unknown>>();
const remember = (work: Promise<unknown>): void => {
  pending.add(work);
  void work.finally(() => pending.delete(work));
};

/** Resolves when all answers of before are on disk, or could not be kept. */
export const allKept = async (): Promise<void> => {
  await Promise.all(pending);
};

/** Asks until the server answers, whatever it says. */
const createProbe = (client: Client) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const token = tokenStore.token();
    if (token === null) return;
    const isOut = await client.call(accounts.checkToken, { token }).then(() => false, isUnreached);
    if (isOut) wait();
    else reachability.found();
  };
  const wait = () => {
    timer ??= setTimeout(ask, ASKED_EVERY);
  };
  return { ask, wait };
};

let stopListening = () => {};

/** What the browser itself knows of the network. Returns the release: each user that signs in has a client. */
const followBrowser = ({ ask, wait }: ReturnType<typeof createProbe>) => {
  const lose = () => {
    reachability.lost();
    wait();
  };
  const look = () => void ask();
  window.addEventListener('offline', lose);
  window.addEventListener('online', look);
  return () => {
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', look);
  };
};

/**
 * Keeps the answers of the reads of a visit, and gives them while the server cannot be reached. A user gets what the
 * same user has read, and nobody else's.
 */
export const createVisitClient = (client: Client): Client => {
  const probe = createProbe(client);
  stopListening();
  stopListening = followBrowser(probe);
  reachability.reset();
  if (!navigator.onLine) {
    reachability.lost();
    probe.wait();
  }
  dropOldReads().catch(() => undefined);

  return {
    async call(row, options = {}) {
      const userId = tokenStore.get()?.userId ?? 0;
      const path = pathOf(row.path, options.params ?? {});
      const given = ({ data, readAt }: KeptRead) => {
        reachability.answered(path, readAt);
        // Kept as the row's schema had read it.
        return data as DataOf<typeof row>;
      };
      const kept = reachability.get().isLost ? await findRead(userId, path) : null;
      if (kept) return given(kept);
      try {
        const data = await client.call(row, options);
        reachability.found();
        reachability.answered(path, null);
        remember(keepRead(userId, path, data));
        return data;
      } catch (error) {
        if (!isUnreached(error)) throw error;
        reachability.lost();
        probe.wait();
        const found = await findRead(userId, path);
        if (!found) throw error;
        return given(found);
      }
    },
  };
};
