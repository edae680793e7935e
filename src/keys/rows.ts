import { controlOf } from './controls';

/** The rows of a list by arrows, out of its search and back: our own tables, and react-admin's DataTable and Datagrid. */

// Not what a row of react-admin's unfolds, nor the figures of a chart beside the list, which are seldom in sight.
const ROW = 'main tbody > tr:not([id$="-expand"], .figures tr)';
/** Rows that a click opens. */
const OPENS = '.opens, [class*=clickableRow]';

const focused = () => {
  const at = document.activeElement;
  return at instanceof HTMLElement && at.matches(ROW) ? at : undefined;
};

/** A row that goes while it has the focus leaves it to the search: after another search, or a deletion elsewhere. */
let watch: MutationObserver | undefined;
const leaveToSearch = (row: HTMLElement) => {
  const search = controlOf('search');
  watch?.disconnect();
  watch = new MutationObserver(() => {
    if (document.activeElement === row) return;
    watch?.disconnect();
    if (!row.isConnected && document.activeElement === document.body && search?.isConnected) search.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
};

/** The rows that stand are not those of the search yet (SearchBox): the server has not answered. */
const isBehind = () => controlOf('search')?.dataset.behind;

/** To the next row or the one before; from the search to the first, and from there back. */
export const step = (by: 1 | -1): boolean => {
  const from = focused();
  if (!from && (by < 0 || document.activeElement !== controlOf('search'))) return false;
  if (isBehind()) return true;
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)];
  const place = from ? rows.indexOf(from) + by : 0;
  const row = rows[place];
  if (place < 0) return back();
  if (!row) return true;
  // Reached by arrows alone: Tab goes on to the links in it, as before.
  if (!row.hasAttribute('tabindex')) row.tabIndex = -1;
  row.focus();
  leaveToSearch(row);
  return true;
};

export const open = (): boolean => {
  const row = focused();
  if (row && isBehind()) return true;
  if (row?.matches(OPENS)) row.click();
  else row?.querySelector<HTMLElement>('a[href^="#"]')?.click();
  return row !== undefined;
};

/** Presses the row's own box. */
export const select = (): boolean => {
  const box = focused()?.querySelector<HTMLElement>('input[type=checkbox]');
  box?.click();
  return box != null;
};

export const back = (): boolean => {
  const search = focused() && controlOf('search');
  search?.focus();
  return search !== undefined;
};
