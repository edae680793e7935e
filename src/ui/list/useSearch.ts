import { useEvent } from 'ra-core';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useIsInMemory } from '../../provider/reads/useIsInMemory';
import { useSeedListCache } from '../../provider/reads/useSeedListCache';

/** State and handlers of the search box. */
export interface SearchBoxState {
  q: string;
  onFocus: () => void;
  onType: (q: string) => void;
  onBlur: () => void;
  /** Sends what is typed without the pause. */
  onSend: () => void;
  /** The rows that stand are not those of the search yet. */
  isBehind: boolean;
}

/**
 * The time without a key before the search is put into the address. Longer after the box lost the focus, so that it
 * cannot overtake the navigation of a click on a row.
 */
const PAUSE_MS = 300;
const PAUSE_AWAY_MS = 1500;

/**
 * Searches a list in memory at every key, without changing the address, which would be slow. A list of the server is
 * searched once the address has the text; the next key drops that search. `typed` is the text that the address does
 * not have yet; null when it has.
 */
export const useSearch = (
  typed: string | null,
  setTyped: Dispatch<SetStateAction<string | null>>,
  filter: object | undefined,
): SearchBoxState => {
  const list = useListContext();
  const { filterValues, displayedFilters, setFilters, page, perPage, sort, refetch } = list;
  const { prepare, seed, abort } = useSeedListCache();
  const isInMemory = useIsInMemory();
  const isAborted = useRef(false);
  const [isAway, setAway] = useState(false);
  const stored: string = filterValues.q ?? '';
  // The search that was put into the address and is not there yet: until then `stored` is the one before it.
  const sent = useRef<string | null>(null);
  const { pathname, search } = useLocation();
  const store = useEvent(() => {
    // The address is further than the screen: it was left, or a click on a heading would be undone.
    if (window.location.hash !== `#${pathname}${search}`) return;
    sent.current = typed ?? '';
    isAborted.current = false;
    setFilters({ ...filterValues, q: typed || undefined }, displayedFilters);
  });
  /** Typed back to the search that the last keys aborted. */
  const askAgain = useEvent(() => {
    if (!isAborted.current) return;
    isAborted.current = false;
    refetch();
  });
  const isStored = typed === stored;
  const isToSend = typed !== null && !isStored && !isInMemory;
  // Storing also returns to page 1; a search on another page needs that at once.
  const pause = isInMemory && page > 1 ? 0 : isAway ? PAUSE_AWAY_MS : PAUSE_MS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that was behind has come
  useEffect(() => {
    if (sent.current === stored) sent.current = null;
    // Keep a key that was typed meanwhile.
    if (isStored && sent.current === null) {
      setTyped((now) => (now === stored ? null : now));
      askAgain();
    }
    if (isStored || typed === null) return;
    const timer = setTimeout(store, pause);
    return () => clearTimeout(timer);
  }, [typed, isStored, stored, pause, search, store, askAgain, setTyped]);
  return {
    q: typed ?? stored,
    onFocus: () => {
      setAway(false);
      prepare({ ...filter });
    },
    onType: (q) => {
      if (abort()) isAborted.current = !isInMemory;
      seed({ filter: { ...filterValues, ...filter, q: q || undefined }, sort, pagination: { page, perPage } });
      setTyped(q);
    },
    onBlur: () => setAway(true),
    onSend: () => isToSend && store(),
    isBehind: isToSend || list.isPlaceholderData === true,
  };
};
