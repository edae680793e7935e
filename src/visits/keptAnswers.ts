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

/** What the server answers, kept on this device; while it cannot be reached, what was kept under this path. */
export const keptAnswer = async (path: string, read: () => Promise<unknown>): Promise<unknown> => {
  const user = tokenStore.userId();
  const given = ({ data, readAt }: KeptRead) => {
    reachability.answered(path, readAt);
    return data;
  };
  const kept = reachability.get().isLost ? await findRead(user, path) : null;
  if (kept) return given(kept);
  try {
    const data = await read();
    reachability.found();
    reachability.answered(path, null);
    remember(keepRead(user, path, data));
    return data;
  } catch (error) {
    if (!isUnreached(error)) throw error;
    reachability.unanswered(path);
    const found = await findRead(user, path);
    if (!found) throw error;
    return given(found);
  }
};
