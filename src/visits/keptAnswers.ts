import { tokenStore } from '../lib/session/tokenStore';
import { findRead, type KeptRead, keepRead } from './keptReads';
import { isUnreached, reachability } from './reachability';

const pending = new Set<Promise<unknown>>();
const remember = (work: Promise<unknown>): void => {
  pending.add(work);
  void work.finally(() => pending.delete(work));
};

/** Resolves when all answers of before are on disk, or could not be kept. */
export const allKept = async (): Promise<void> => {
  await Promise.all(pending);
};

/** By path, the number of the last read or write that what is kept has. A read has its number from its beginning. */
const newest = new Map<string, number>();
let begun = 0;

/** A write has changed what this path gives: what was asked before may not have it. */
export const outdate = (path: string): void => {
  begun += 1;
  newest.set(path, begun);
};

/** True as long as nothing else has come to be kept under this path. */
export const unlessNewer = (path: string): (() => boolean) => {
  const now = newest.get(path);
  return () => newest.get(path) === now;
};

/** Keeps an answer, unless a newer one is kept. */
const keep = async (user: number, path: string, data: unknown, turn: number): Promise<void> => {
  if (turn < (newest.get(path) ?? 0) && (await findRead(user, path))) return;
  newest.set(path, Math.max(turn, newest.get(path) ?? 0));
  await keepRead(user, path, data);
};

/** What the server answers, kept on this device; while it cannot be reached, what was kept under this path. */
export const keptAnswer = async (path: string, read: () => Promise<unknown>): Promise<unknown> => {
  const user = tokenStore.userId();
  const given = ({ data, readAt }: KeptRead) => {
    reachability.answered(path, readAt);
    return data;
  };
  const kept = reachability.get().isLost ? await findRead(user, path) : null;
  if (kept) return given(kept);
  begun += 1;
  const turn = begun;
  const isOfNow = reachability.untilReset();
  try {
    const data = await read();
    if (isOfNow()) {
      reachability.found();
      reachability.answered(path, null);
    }
    remember(keep(user, path, data, turn));
    return data;
  } catch (error) {
    if (!isUnreached(error) || !isOfNow()) throw error;
    reachability.unanswered(path);
    const found = await findRead(user, path);
    if (!found) throw error;
    return given(found);
  }
};
