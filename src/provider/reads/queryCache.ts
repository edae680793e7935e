import { CancelledError, type Query, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import type { AnyEndpoint, DataOf, ParamsOf } from '../../v2/endpoint';
import type { Client } from '../http/client';
import { V2Error } from '../http/V2Error';

/**
 * The cache: every read of v2 has one react-query entry, shared by react-admin's provider and the pages. v2 returns
 * whole lists; paging, sorting and searching use the entry until a write, the refresh button or an opened list
 * invalidates it.
 */

const GC_TIME_MS = 60 * 60 * 1000;

/** Options of react-admin's lists out of such a read: their pages and searches are as fresh as it, and stay as long. */
export const AS_KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: GC_TIME_MS } as const;

/** How long a read is as good as new. */
export const FRESH_MS = 30_000;
/** By the clock, as react-query's own answer is not: its timers stand still while a computer sleeps. */
export const isOld = (query: Pick<Query, 'isStaleByTime'>): boolean => query.isStaleByTime(FRESH_MS);

/** Options of a list: it is read whenever it is opened, and when the user is back at its tab and it is old. */
export const WHEN_SEEN = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: (query: Pick<Query, 'isStaleByTime'>) => isOld(query) && 'always',
} as const;

export const keyOf = (row: AnyEndpoint, params?: unknown) =>
  params === undefined ? ['v2', row.path] : ['v2', row.path, params];

/** The react-query options of a read. */
export const queryOf = <E extends AnyEndpoint>(client: Client, row: E, params: ParamsOf<E>) => ({
  queryKey: keyOf(row, params),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<DataOf<E>> => client.call(row, { params, signal }),
  gcTime: GC_TIME_MS,
  retry: false,
});

/**
 * A cached read. When a write invalidates it meanwhile, it returns what was read after the write. `staleTime` is how
 * many milliseconds an answer stays fresh, unless it is invalidated.
 */
export const readCached = async <E extends AnyEndpoint>(
  queryClient: QueryClient,
  query: ReturnType<typeof queryOf<E>>,
  staleTime: number,
): Promise<DataOf<E>> => {
  const options = { ...query, staleTime };
  // The observer keeps the call alive: react-query aborts a call without observers, and `invalidateAll` restarts one
  // with them.
  const stop = new QueryObserver(queryClient, options).subscribe(() => undefined);
  try {
    return await queryClient.fetchQuery(options);
  } catch (error) {
    throw error instanceof CancelledError ? new V2Error('aborted', { cause: error }) : error;
  } finally {
    stop();
  }
};

/** A loaded record on a screen: its form must keep the answer that it was opened with. */
const isShownRecord = ({ queryKey, state }: Query) =>
  queryKey[1] === 'getOne' && state.status === 'success' && state.fetchStatus === 'idle';

/**
 * After a write: invalidates every read, also those in flight. Reads again at once what a screen shows, but for its
 * record; the rest on demand. A static read is never read again.
 */
export const invalidateAll = (queryClient: QueryClient): void => {
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: (query) => !isShownRecord(query) });
  // A static read is not sent again, so it is not cancelled either.
  void queryClient.cancelQueries({ predicate: (query) => !query.isStatic() }, { silent: true });
  void queryClient.invalidateQueries({ refetchType: 'none' });
  void queryClient.refetchQueries({ predicate: (query) => shown.includes(query) }, { cancelRefetch: false });
};

const LISTS = ['getList', 'getInfiniteList'] as const;

/**
 * True when react-query asks react-admin's list again, as `refetch` does, and was given it out of this answer before. A
 * direct call of the provider has no such query.
 */
export const isRefetch = (
  queryClient: QueryClient,
  resource: string,
  params: unknown,
  answerKey: QueryKey,
): boolean => {
  const answeredAt = queryClient.getQueryState(answerKey)?.dataUpdatedAt ?? 0;
  return LISTS.some((verb) => {
    const list = queryClient.getQueryState([resource, verb, params]);
    return list?.fetchStatus === 'fetching' && list.data !== undefined && list.dataUpdatedAt >= answeredAt;
  });
};

/** Pages and searches of a list that was read anew, or will be: each comes out of that answer once it is opened. */
export const invalidatePages = (queryClient: QueryClient, resource: string): void => {
  for (const verb of LISTS) void queryClient.invalidateQueries({ queryKey: [resource, verb], refetchType: 'none' });
};
