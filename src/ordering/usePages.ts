import { useEffect, useRef, useState } from 'react';

/** The pages of an order of which only one is shown, such as those of react-admin's list. */
export interface Pages {
  /** From 1. */
  page: number;
  perPage: number;
  onPage: (page: number) => void;
}

/**
 * The part of an order that is shown: the list's page, or the one with the item at `lifted` (-1: none). `follow` goes to
 * the page of an index; the item's row stays until the list is there, so that it keeps the focus.
 */
export const usePages = (pages: Pages | undefined, lifted: number) => {
  const { page: asked = 1, perPage = Number.POSITIVE_INFINITY } = pages ?? {};
  const [{ page, before }, setShown] = useState({ page: asked, before: asked });
  if (before !== asked) setShown({ page: asked, before: asked });

  // react-admin scrolls to the top when the page of a list changes, in an effect.
  const isFollowing = useRef(false);
  useEffect(() => {
    if (!isFollowing.current || asked !== page) return;
    isFollowing.current = false;
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  }, [asked, page]);

  const pageOf = (index: number) => Math.floor(index / perPage) + 1;
  const shown = lifted >= 0 ? pageOf(lifted) : page;
  const follow = (index: number) => {
    const next = pageOf(index);
    setShown({ page: next, before: asked });
    isFollowing.current = next !== asked;
    if (next !== asked) pages?.onPage(next);
  };
  return { start: pages ? (shown - 1) * perPage : 0, end: pages ? shown * perPage : perPage, follow };
};
