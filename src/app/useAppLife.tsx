import { QueryClient } from '@tanstack/react-query';
import { localStorageStore, type Store } from 'ra-core';
import { type ReactElement, useEffect, useState } from 'react';
import { createHashRouter } from 'react-router-dom';
import { STORE_NAME } from '../ui/theme/preferredMode';

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
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Drops the variables of a mutation, such as a password, as soon as it is answered.
      mutations: { retry: false, gcTime: 0, networkMode: 'always' },
    },
  });

/** Makes its own data router: with react-admin's, a changed form cannot block navigation. */
export const useAppLife = (content: (parts: AppParts) => ReactElement) => {
  const [life] = useState(() => {
    const parts = { queryClient: createQueryClient(), store: createStore() };
    return { ...parts, router: createHashRouter([{ path: '*', element: content(parts) }]) };
  });
  useEffect(
    () => () => {
      life.router.dispose();
      life.queryClient.cancelQueries();
      life.queryClient.clear();
      life.store.reset();
    },
    [life],
  );
  return life;
};

/** Settings that survive signing out: light or dark, chosen columns, saved searches. */
const PREFERENCES = /^(theme$|preferences\.)|\.(savedQueries|datatable)/;

/**
 * react-admin's store in this browser. Signing out deletes lists' positions and searches, because the next user of this
 * computer must not see them, and keeps the settings.
 */
const createStore = (): Store => {
  const store = localStorageStore(undefined, STORE_NAME);
  return {
    ...store,
    reset: () => {
      for (const key of Object.keys(store.listItems?.() ?? {})) if (!PREFERENCES.test(key)) store.removeItem(key);
    },
  };
};
