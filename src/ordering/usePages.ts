import { useEffect, useRef, useState } from 'react';

/** The pages of an order of which only one is shown, such as those of react-admin's list. */
export interface Pages {
  /** From 1. */
  page: number;
  perPage: number;
  onPage: (page: number) => void;
}

/** So many rows before and after a lifted one stay in sight. */
const BESIDE = 3;

/**
 * The part of an order that is shown: the list's page. While the item at `lifted` is moved (-1: none) it is a window over
 * the whole order of `count` items, as long as a page, that slides along with the item. `follow` goes to the page of an
 * index; the item's row stays until the list is there, so that it keeps the focus.
 */
export const usePages = (pages: Pages | undefined, lifted: number, count: number) => {
  const { page: asked = 1, perPage = count } = pages ?? {};
  const [{ page, before }, setShown] = useState({ page: asked, before: asked });
  if (before !== asked) setShown({ page: asked, before: asked });

  // react-admin scrolls to the top when the page of a list changes, in an effect.
  const isFollowing = useRef(false);
  useEffect(() => {
    if (!isFollowing.current || asked !== page) return;
    isFollowing.current = false;
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  }, [asked, page]);

  const follow = (index: number) => {
    const next = Math.floor(index / perPage) + 1;
    setShown({ page: next, before: asked });
    isFollowing.current = next !== asked;
    if (next !== asked) pages?.onPage(next);
  };

  const [slid, setSlid] = useState(0);
  const lowest = Math.max(0, Math.min(lifted + BESIDE + 1, count) - perPage);
  const highest = Math.max(0, lifted - BESIDE);
  const start = lifted < 0 ? (page - 1) * perPage : Math.min(Math.max(slid, lowest), highest);
  if (start !== slid) setSlid(start);
  return { start, end: start + perPage, follow };
};
