import { CancelledError, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { PreparedList } from './listParams';
import { V2Error } from './V2Error';

/**
 * v2 answers whole lists. Each is kept, prepared, until something makes it stale: a write, the refresh
 * button, a list screen that opens. Paging, sorting and searching are served from what is kept.
 */

const ROOT = 'v2-list';
const KEPT_FOR = 60 * 60 * 1000;

export interface WholeLists {
  get(
    key: QueryKey,
    load: (signal: AbortSignal) => Promise<PreparedList>,
    leaving?: AbortSignal,
  ): Promise<PreparedList>;
}

export const createWholeLists = (queryClient: QueryClient): WholeLists => {
  const waiting = new Map<string, number>();
  const count = (name: string, change: number) => {
    const now = (waiting.get(name) ?? 0) + change;
    waiting.set(name, now);
    return now;
  };

  return {
    async get(key, load, leaving) {
      const queryKey = [ROOT, ...key];
      const name = JSON.stringify(key);
      count(name, 1);
      // A load that nobody waits for any more is broken off.
      const leave = () => {
        if ((waiting.get(name) ?? 0) <= 1) void queryClient.cancelQueries({ queryKey }, { silent: true });
      };
      leaving?.addEventListener('abort', leave);
      // Broken off by a write: what it asked for is asked again.
      const isOutdated = (error: unknown) => error instanceof CancelledError && error.silent && !leaving?.aborted;
      const fetch = (): Promise<PreparedList> =>
        queryClient.fetchQuery({
          queryKey,
          queryFn: ({ signal }) => load(signal),
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: KEPT_FOR,
          retry: false,
        });
      try {
        for (;;) {
          try {
            return await fetch();
          } catch (error) {
            if (!isOutdated(error)) throw error;
          }
        }
      } catch (error) {
        throw error instanceof CancelledError ? new V2Error('aborted', { cause: error }) : error;
      } finally {
        leaving?.removeEventListener('abort', leave);
        count(name, -1);
      }
    },
  };
};

/** A list that is kept and not stale, without waiting for it. */
export const keptList = (queryClient: QueryClient, key: QueryKey): PreparedList | undefined => {
  const state = queryClient.getQueryState<PreparedList>([ROOT, ...key]);
  return state?.isInvalidated ? undefined : state?.data;
};

/** The next look at these lists asks v2 again; at every resource's unless one is named. */
export const markListsStale = (queryClient: QueryClient, resource?: string): void => {
  void queryClient.invalidateQueries({ queryKey: resource ? [ROOT, resource] : [ROOT], refetchType: 'none' });
};

const writes = new WeakMap<QueryClient, number>();

/** Grows with every write: what was asked before one and is answered after it may be old. */
export const writesSoFar = (queryClient: QueryClient): number => writes.get(queryClient) ?? 0;

/**
 * After a write: lists are asked again at their next look, what pages show now is asked at once. What is under way
 * was asked before it, and is not waited for.
 */
export const markAllStale = (queryClient: QueryClient): void => {
  writes.set(queryClient, writesSoFar(queryClient) + 1);
  for (const queryKey of [[ROOT], ['v2']]) void queryClient.cancelQueries({ queryKey }, { silent: true });
  markListsStale(queryClient);
  void queryClient.invalidateQueries({ queryKey: ['v2'] });
};
