import { QueryClient } from '@tanstack/react-query';
import type { Store } from 'ra-core';
import { type ReactElement, useEffect, useState } from 'react';
import { createHashRouter } from 'react-router-dom';
import { createStore } from './store';

/**
 * What a signed-in user's app keeps in memory. It ends with the app: answers are forgotten, calls under way are
 * dropped, the router hears no more of the address bar.
 */
interface AppParts {
  queryClient: QueryClient;
  store: Store;
}

/** Failures are final here: the client has retried what may be retried. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 },
      // What was sent, a password too, is forgotten once it is answered.
      mutations: { retry: false, gcTime: 0 },
    },
  });

/** A data router of our own: with react-admin's, leaving a changed form could not be asked about. */
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
