import { newKey } from '../provider/http/idempotency';
import { findRows } from './draftStore';

/**
 * Each open form has a row of the drafts to itself, so that two tabs with one form never delete or overwrite each
 * other's draft. A tab holds a row by a lock, which it lets go when it closes or crashes. Without locks, as on plain
 * HTTP, all tabs share one row.
 */
const HELD = 'wasbeheer.draft.';
const TAB = newKey();

const rowsElsewhere = async (): Promise<Set<string>> => {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  const others = held.filter(({ name = '' }) => name.startsWith(HELD) && !name.startsWith(HELD + TAB));
  return new Set(others.map(({ name = '' }) => name.slice(`${HELD}${TAB} `.length)));
};

/** The row of the form at an address: one with a draft that no other tab has open, else an empty one. */
export const freeRow = async (userId: number, address: string): Promise<string> => {
  const elsewhere = await rowsElsewhere().catch(() => new Set());
  const rows = [...(await findRows(userId, address)), address];
  return rows.find((row) => !elsewhere.has(row)) ?? `${address} ${newKey()}`;
};

/** Returns the release. */
export const holdRow = (row: string): (() => void) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator) void navigator.locks.request(`${HELD}${TAB} ${row}`, () => released);
  return release;
};
