import { useEvent } from 'ra-core';
import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useListNow } from '../provider/useListNow';

/** What the search box shows and tells. */
export interface Search {
  q: string;
  onFocus: () => void;
  onType: (q: string) => void;
  /** The user turns elsewhere. */
  onPause: () => void;
}

/** Milliseconds without a key after which a search stands in the address, for Back, a shared link and the next visit. */
const PAUSE = 400;

/**
 * A list is searched at every key, which changing the address would slow down; `typed` is what the address has not
 * yet, null when it has it all.
 */
export const useSearch = (
  typed: string | null,
  setTyped: (typed: string | null) => void,
  filter: object | undefined,
): Search => {
  const { filterValues, displayedFilters, setFilters, page, perPage, sort } = useListContext();
  const { prepare, answer } = useListNow();
  const stored: string = filterValues.q ?? '';
  const store = useEvent(() => {
    if (typed !== null) setFilters({ ...filterValues, q: typed || undefined }, displayedFilters);
  });
  const isStored = typed === stored;
  // Storing also goes to the first page, which a search from a further one cannot wait for.
  const pause = page > 1 ? 0 : PAUSE;
  useEffect(() => {
    if (isStored) setTyped(null);
    if (isStored || typed === null) return;
    const timer = setTimeout(store, pause);
    return () => clearTimeout(timer);
  }, [typed, isStored, pause, store, setTyped]);
  const onType = (q: string) => {
    answer({ filter: { ...filterValues, ...filter, q: q || undefined }, sort, pagination: { page, perPage } });
    setTyped(q);
  };
  return { q: typed ?? stored, onFocus: () => prepare({ ...filter }), onType, onPause: store };
};
