import { QueryClient } from '@tanstack/react-query';
import { getStorage, localStorageStore, type Store } from 'ra-core';
import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react';
import { createHashRouter } from 'react-router-dom';
import { FRESH_MS } from '../provider/reads/queryCache';
import { notePlace } from '../ui/leave/heldAddresses';
import { stayHere } from '../ui/leave/unsavedWork';
import { STORE_NAME } from '../ui/theme/preferredMode';
import { CrashBoundary } from './CrashBoundary';

/**
 * The memory of a signed-in user's app: cache, store and router. At sign-out the cache is emptied, running calls are
 * cancelled and the router stops listening.
 */
interface AppParts {
  queryClient: QueryClient;
  store: Store;
}

/** No retries here: the client has already retried. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Always: without a network a call fails and says so, in place of waiting unseen for the network to return.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        // react-admin takes what a form sent for the whole record: a stock screen shows that, and reads it.
        staleTime: ({ queryKey }) => (queryKey[1] === 'getOne' ? 0 : FRESH_MS),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Drops the variables of a mutation, such as a password, as soon as it is answered.
      mutations: { retry: false, gcTime: 0, networkMode: 'always' },
    },
  });

/** Makes its own data router: with react-admin's, a changed form cannot block navigation. */
export const useAppLife = (userId: number, content: (parts: AppParts) => ReactElement) => {
  const [life] = useState(() => {
    const parts = { queryClient: createQueryClient(), store: createStore(userId) };
    // Within the router, whose own page for what breaks is in English.
    const element = <CrashBoundary>{content(parts)}</CrashBoundary>;
    const router = createHashRouter([{ path: '*', element }]);
    notePlace();
    router.subscribe(notePlace);
    return { ...parts, router, begun: router.state.location };
  });
  // In the commit in which React Router's provider begins to listen: what was chosen while it was first rendered, it has
  // not heard, and it shows the address before.
  useLayoutEffect(() => {
    const { router, begun } = life;
    const { location } = router.state;
    if (location !== begun) void router.navigate(location, { replace: true, state: location.state });
  }, [life]);
  useEffect(
    () => () => {
      stayHere();
      life.router.dispose();
      life.queryClient.cancelQueries();
      life.queryClient.clear();
      life.store.reset();
    },
    [life],
  );
  return life;
};

/** What survives signing out: light or dark, columns, saved searches, and all of `preferences`: a customer's stock too. */
const PREFERENCES = /^(theme$|preferences\.)|\.(savedQueries|datatable)/;

/** How react-admin's keys begin in the browser. */
const STORED = `RaStore${STORE_NAME}.`;

// Of what another tab stores only the settings count here: a list on the screen keeps its own search, page and selection.
window.addEventListener(
  'storage',
  (event) => {
    const [, key] = event.key?.split(STORED) ?? [];
    if (event.storageArea && key && !PREFERENCES.test(key)) event.stopImmediatePropagation();
  },
  true,
);

/** The key of the id of the user that the store belongs to. */
const USER = 'user';

/**
 * react-admin's store in this browser. Lists' positions and searches are of one user, because the next user of this
 * computer must not see them: they are deleted when that one signs out, and when another one signs in after a session
 * that was not signed out of. Settings are kept.
 */
const createStore = (userId: number): Store => {
  const store = localStorageStore(undefined, STORE_NAME);
  /** What the browser has no room for: there until the page is closed. */
  const overflow = new Map();
  const empty = () => {
    overflow.clear();
    // The memory that stands in where the browser refuses storage: it cannot be listed.
    if (getStorage() !== localStorage) return getStorage().clear();
    for (const key of Object.keys(store.listItems?.() ?? {})) if (!PREFERENCES.test(key)) store.removeItem(key);
  };
  const setItem: Store['setItem'] = (key, value) => {
    overflow.delete(key);
    try {
      store.setItem(key, value);
    } catch {
      overflow.set(key, value);
      // What stored it shows what the store tells it: tell it as of a change in another tab.
      const newValue = JSON.stringify(value);
      window.dispatchEvent(new StorageEvent('storage', { key: STORED + key, newValue }));
    }
  };
  const isMine = () => store.getItem(USER) === userId;
  if (!isMine()) empty();
  setItem(USER, userId);
  return {
    ...store,
    getItem: (key, value) => overflow.get(key) ?? store.getItem(key, value),
    setItem,
    removeItem: (key) => setItem(key, undefined),
    // By now it may be the store of the next user.
    reset: () => {
      if (isMine()) empty();
    },
  };
};
