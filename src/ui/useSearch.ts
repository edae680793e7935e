import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { useListNow } from '../provider/useListNow';

/** What the search box shows and tells. */
export interface Search {
  q: string;
  onFocus: () => void;
  onType: (q: string) => void;
  onBlur: () => void;
}

/**
 * Milliseconds without a key after which a search stands in the address, for Back, a shared link and the next visit.
 * Longer for who has left the box, maybe by a click on a row: that change of place must not be overtaken by this one.
 */
const PAUSE = 300;
const PAUSE_AWAY = 1500;

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
  const [isAway, setAway] = useState(false);
  const stored: string = filterValues.q ?? '';
  const store = useEvent(() => setFilters({ ...filterValues, q: typed || undefined }, displayedFilters));
  const isStored = typed === stored;
  // Storing also goes to the first page, which a search from a further one cannot wait for.
  const pause = page > 1 ? 0 : isAway ? PAUSE_AWAY : PAUSE;
  useEffect(() => {
    if (isStored) setTyped(null);
    if (isStored || typed === null) return;
    const timer = setTimeout(store, pause);
    return () => clearTimeout(timer);
  }, [typed, isStored, pause, store, setTyped]);
  return {
    q: typed ?? stored,
    onFocus: () => {
      setAway(false);
      prepare({ ...filter });
    },
    onType: (q) => {
      answer({ filter: { ...filterValues, ...filter, q: q || undefined }, sort, pagination: { page, perPage } });
      setTyped(q);
    },
    onBlur: () => setAway(true),
  };
};
