import { notifyManager, type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { tokenStore } from '../../lib/session/tokenStore';

/**
 * How many records the growing lists of v2 have, asked once a sign-in (see useHasApi). A long one is read in pages from
 * `/api`, and sorted and searched there; any other is read whole, and is then in memory.
 */

/** The most rows that a list is read whole for. */
export const IN_MEMORY_MAX = 2_000;

/** Null: the server has no `/api`. */
export type KnownSizes = Readonly<Record<string, number>> | null;

export const SIZES_KEY = ['list-sizes'];

/** A number for a sign-in, from which its token cannot be found. */
const signInMark = (): string => {
  let mark = 0;
  for (const letter of tokenStore.token() ?? '') mark = (mark * 31 + letter.charCodeAt(0)) | 0;
  return String(mark);
};

/** In local storage, with the sign-in: what another tab, or the next page, knows before it asks. */
const REMEMBERED = 'wasbeheer.sizes';

const isLongIn = (sizes: unknown, resource: string): boolean => Number(Object(sizes)[resource] ?? 0) > IN_MEMORY_MAX;

/** Remembers that there is no `/api`, or that a list is long. Where all lists are short nothing waits for the answer. */
export const rememberSizes = (sizes: KnownSizes): void => {
  try {
    if (sizes && !Object.keys(sizes).some((resource) => isLongIn(sizes, resource))) localStorage.removeItem(REMEMBERED);
    else localStorage.setItem(REMEMBERED, JSON.stringify({ mark: signInMark(), sizes }));
  } catch {
    // Without storage the next page asks first.
  }
};

/** Of any sign-in. */
const remembered = (): { mark?: string; sizes?: KnownSizes } => {
  try {
    return Object(JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null'));
  } catch {
    return {};
  }
};

/** Remembered for any sign-in, because such a server has no `/api` for anyone. */
export const isKnownToLackApi = (): boolean => remembered().sizes === null;

/** Undefined when nothing is remembered of this sign-in. */
export const rememberedSizes = (): KnownSizes | undefined => {
  const { mark, sizes } = remembered();
  return mark === signInMark() ? sizes : undefined;
};

export const isRememberedLong = (resource: string): boolean => isLongIn(rememberedSizes(), resource);

export const isKnownLong = (queryClient: QueryClient, resource: string): boolean =>
  isLongIn(queryClient.getQueryData(SIZES_KEY), resource);

/** Resolves to true once the list is known to be long, and never otherwise. Asks nothing itself. */
export const untilKnownLong = (queryClient: QueryClient, resource: string) => {
  let stop = () => {};
  const known = new Promise<true>((resolve) => {
    const observer = new QueryObserver(queryClient, { queryKey: SIZES_KEY, enabled: false });
    stop = observer.subscribe(({ data }) => {
      if (isLongIn(data, resource)) resolve(true);
    });
  });
  return { known, stop };
};

/**
 * True for a list that is searched, sorted and paged by the server. Without a query function of its own: react-query
 * would take that for the one to ask again with.
 */
export const useIsLong = (resource: string): boolean => {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (tell: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(tell)),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => isKnownLong(queryClient, resource));
};
