import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Calls `then` once, after so many milliseconds without a read: the screen has all that it asked for. Returns how to
 * stop waiting. Hears the cache itself, because a render at each read would begin the screen's own anew.
 */
export const whenQuiet = (queryClient: QueryClient, ms: number, then: () => void, reads: QueryFilters = {}) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (queryClient.isFetching(reads) === 0) timer = setTimeout(end, ms);
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(look);
  const stop = () => {
    unsubscribe();
    clearTimeout(timer);
  };
  const end = () => {
    stop();
    then();
  };
  look();
  return stop;
};
