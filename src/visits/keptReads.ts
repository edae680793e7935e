import { dropBefore, inDatabase } from '../lib/inDatabase';
import { tokenStore } from '../session/tokenStore';
import { VISITS_OF, visitsOf } from '../session/visitsOf';

/**
 * The answers of v2 that a visit needs, kept in this browser per user, for 14 days at the most. When the browser has no
 * storage or no room, nothing is kept and no call fails.
 */
export interface KeptRead {
  data: unknown;
  /** Epoch milliseconds. */
  readAt: number;
}

export const KEPT_FOR = 14 * 24 * 60 * 60 * 1000;
const STORE = { store: 'reads', at: 'readAt' };

const isKeptRead = (found: unknown): found is KeptRead =>
  typeof found === 'object' && found !== null && 'data' in found && 'readAt' in found;

/** Runs only for the signed-in user. Errors of the storage give undefined. */
const ofUser = async <Result>(userId: number, work: (name: string) => Promise<Result>): Promise<Result | undefined> => {
  if (tokenStore.get()?.userId !== userId) return undefined;
  try {
    return await work(visitsOf(userId));
  } catch {
    return undefined;
  }
};

export const findRead = async (userId: number, path: string): Promise<KeptRead | null> => {
  const found: unknown = await ofUser(userId, (name) =>
    inDatabase(name, STORE, 'readonly', (store) => store.get(path)),
  );
  return isKeptRead(found) && found.readAt > Date.now() - KEPT_FOR ? found : null;
};

/** A list of an older v2 carries its pictures as text, megabytes of it: those are left out. */
const withoutPictures = (value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('data:image/') ? null : value;
  if (Array.isArray(value))
    return Object.assign(value.map(withoutPictures), 'unread' in value ? { unread: value.unread } : {});
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutPictures(one)]));
};

/** Resolves to true when it is on disk. */
export const keepRead = async (userId: number, path: string, data: unknown): Promise<boolean> => {
  const kept: KeptRead = { data: withoutPictures(data), readAt: Date.now() };
  const key = await ofUser(userId, (name) => inDatabase(name, STORE, 'readwrite', (store) => store.put(kept, path)));
  return key !== undefined;
};

/** Deletes what is too old, of all users. */
export const dropOldReads = (): Promise<void> => dropBefore(VISITS_OF, STORE, Date.now() - KEPT_FOR);
