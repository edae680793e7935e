import { millisecondsInDay } from 'date-fns/constants';
import { dropBefore, inDatabase } from '../lib/inDatabase';
import { ofSignedIn, VISITS_OF, visitsOf } from '../lib/session/userDatabases';

/**
 * The answers of v2 that a visit needs, kept in this browser per user, for 14 days at the most. When the browser has no
 * storage or no room, nothing is kept and no call fails.
 */
export interface KeptRead {
  data: unknown;
  /** Epoch milliseconds. */
  readAt: number;
}

export const OFFLINE_RETENTION_MS = 14 * millisecondsInDay;
const STORE = { store: 'reads', at: 'readAt' };

type Work<Result> = (store: IDBObjectStore) => IDBRequest<Result>;
/** Undefined where nothing could be read or kept. */
const tryInStore = <Result>(userId: number, mode: IDBTransactionMode, work: Work<Result>) =>
  ofSignedIn(userId, () => inDatabase(visitsOf(userId), STORE, mode, work));

const isKeptRead = (found: unknown): found is KeptRead =>
  typeof found === 'object' && found !== null && 'data' in found && 'readAt' in found;

export const findRead = async (userId: number, path: string): Promise<KeptRead | null> => {
  const found: unknown = await tryInStore(userId, 'readonly', (store) => store.get(path));
  return isKeptRead(found) && found.readAt > Date.now() - OFFLINE_RETENTION_MS ? found : null;
};

/** A list of an older v2 carries its pictures as text, megabytes of it: those are left out. */
const withoutPictures = (value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('data:image/') ? null : value;
  if (Array.isArray(value))
    return Object.assign(value.map(withoutPictures), 'unread' in value ? { unread: value.unread } : {});
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutPictures(one)]));
};

/** Resolves when it is on disk, or could not be kept. */
export const keepRead = (userId: number, path: string, data: unknown, readAt = Date.now()): Promise<unknown> => {
  const kept: KeptRead = { data: withoutPictures(data), readAt };
  return tryInStore(userId, 'readwrite', (store) => store.put(kept, path));
};

/** The paths that begin so, of what this user has. */
export const keptPaths = async (userId: number, start: string): Promise<string[]> => {
  const found = await tryInStore(userId, 'readonly', (store) => store.getAllKeys());
  return (found ?? []).flatMap((key) => (typeof key === 'string' && key.startsWith(start) ? key : []));
};

/** Deletes what is too old, of all users. */
export const dropOldReads = (): Promise<void> => dropBefore(VISITS_OF, STORE, Date.now() - OFFLINE_RETENTION_MS);
