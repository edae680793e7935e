import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Pagination, useListContext } from 'react-admin';
import { pageTexts } from '../../../i18n/nl/late/pages';
import '../page/focusAfterBack';
import { Said } from '../page/Said';
import { PAGE_SIZES } from './listAddress';

export const ListPagination = () => {
  const { page } = useListContext();
  const pages = useRef<HTMLDivElement>(null);
  // The last page disables the button that leads there, which then loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each page
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!activeElement?.matches(':disabled') || !pages.current?.contains(activeElement)) return;
    pages.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [page]);
  // A table that fits needs no box that scrolls: its headings may stick to the window then (records.css).
  useEffect(() => {
    const box = pages.current?.closest('.card')?.querySelector('.records');
    if (!box) return;
    const observer = new ResizeObserver(() => box.toggleAttribute('data-fits', box.scrollWidth <= box.clientWidth));
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => observer.disconnect();
  });
  return (
    <div ref={pages}>
      <TurnedTo />
      <Pagination rowsPerPageOptions={PAGE_SIZES} />
    </div>
  );
};

/**
 * Tells screen readers which page was turned to, and which rows it has at another number of them. A page that came with
 * another search or sort is not told: those are.
 */
const TurnedTo = () => {
  const { page, perPage, total = 0, sort, filterValues } = useListContext();
  const list = JSON.stringify([sort, filterValues]);
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  const rows = `${page} ${perPage}`;
  const [shown, setShown] = useState({ list, rows, isTurned: false });
  if (shown.list !== list || shown.rows !== rows) setShown({ list, rows, isTurned: shown.list === list });
  return <Said>{shown.isTurned && pageTexts.turned(page, from, to, total)}</Said>;
};
