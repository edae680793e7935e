import { newKey } from '../provider/http/idempotency';
import { findRows } from './draftStore';

/**
 * Each open form has a row of the drafts to itself, so that two tabs with one form never delete or overwrite each
 * other's draft. A tab holds a row by a lock, which it lets go when it closes or crashes. Without locks, as on plain
 * HTTP, all tabs share one row.
 */
const TAB = newKey();
const lockOf = (row: string) => `wasbeheer.draft.${row}|`;

/** The names of the locks that forms hold now. */
const heldLocks = async (): Promise<string[]> => {
  const { locks }: Partial<Navigator> = navigator;
  return (await locks?.query().catch(() => undefined))?.held?.map(({ name = '' }) => name) ?? [];
};

/** The rows of an address with a draft that no form has open, in this tab or another. */
export const closedRows = async (userId: number, address: string): Promise<string[]> => {
  const held = await heldLocks();
  return (await findRows(userId, address)).filter((row) => !held.some((name) => name.startsWith(lockOf(row))));
};

/** The row of the form at an address: one with a draft that no other tab has open, else an empty one. */
export const freeRow = async (userId: number, address: string): Promise<string> => {
  const held = await heldLocks();
  const isFree = (row: string) => !held.some((name) => name.startsWith(lockOf(row)) && !name.endsWith(TAB));
  return [...(await findRows(userId, address)), address].find(isFree) ?? `${address} ${TAB}`;
};

/**
 * Takes that row until what `until` returns has resolved: one tab at a time, because two that open one form at the same
 * moment, as after a restart of the browser, would both see it as free.
 */
export const takeRow = async (userId: number, address: string, until: () => Promise<void> | undefined) => {
  const { locks }: Partial<Navigator> = navigator;
  const take = async () => {
    const row = await freeRow(userId, address);
    // Shared: a form that is mounted again in this tab does not wait for itself.
    await new Promise<unknown>((held) => {
      const hold = () => {
        held(row);
        return until();
      };
      locks ? locks.request(lockOf(row) + TAB, { mode: 'shared' }, hold).catch(held) : held(row);
    });
    return row;
  };
  return (await locks?.request(`wasbeheer.draft rows ${address}`, take).catch(() => undefined)) ?? take();
};
