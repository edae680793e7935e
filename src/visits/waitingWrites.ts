import { inDatabase } from '../lib/inDatabase';
import { createListeners } from '../lib/listeners';
import type { Fields } from '../lib/recordFields';
import { tokenStore } from '../lib/session/tokenStore';
import { waitingOf } from '../lib/session/userDatabases';
import { type Problem, storedProblem } from './storedProblem';

const last = new Map<string, Promise<unknown>>();

/** Runs work of this name in its order, one at a time: in all tabs of the browser, or where it has no locks in this one. */
export const oneAtATime = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const mine = (last.get(name) ?? Promise.resolve()).then(work);
  last.set(
    name,
    mine.catch(() => undefined),
  );
  return mine;
};

/**
 * The writes that wait for a network, in their order, of the signed-in user alone. They are on disk before a form hears
 * that they are kept, and stay until the server has answered each, or their user throws it away.
 */
export interface WaitingWrite {
  /** Its place in the order; the number within its temporary id. */
  place: number;
  /** Whose it is: nobody else's store gets it. */
  userId: number;
  /** `tasks create`: the row of the contract. */
  call: string;
  params: Readonly<Record<string, number>>;
  body: unknown;
  /** Its idempotency key, and the version that it is over. */
  headers: Readonly<Record<string, string>>;
  customerId: number | null;
  customer: string;
  /** What stands in the list for the record that it changes, as its user saw it: 'Nieuwe borstels offreren'. */
  about?: string;
  /** Epoch milliseconds. */
  typedAt: number;
  /** When it was first sent without an answer: the server may have carried it out. */
  sentAt?: number;
  /** The record that the user changed. */
  base?: Fields;
  /** Of an order of machines: the ids in the order that the user changed. */
  over?: readonly number[];
  /** Why it was not carried out; it is then sent again when its user says so. */
  problem?: Problem;
}

const STORE = { store: 'writes', at: 'typedAt' };
/** Of what one tab at a time does to the store. */
export const NAME = 'wasbeheer.waiting';
/** Ids of what the server does not have yet: above all that it gives, below the greatest that the contract takes. */
const FIRST_TEMPORARY = 2_000_000_000;
/** By the clock, so that an id is not given again when its write has gone; nor within a second. */
const PLACES = 147_000_000;
let lastPlace = 0;

export const temporaryId = ({ place }: Pick<WaitingWrite, 'place'>): number => FIRST_TEMPORARY + place;
export const isTemporary = (id: unknown): boolean => typeof id === 'number' && id > FIRST_TEMPORARY;

export const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

const NONE: readonly WaitingWrite[] = [];
let writes = NONE;
let most = 0;
/** By place: what a device without room could not store. */
const held = new Map<number, WaitingWrite>();
const { notify, subscribe } = createListeners();
/** Other tabs of this browser have the same store. */
const openChannel = () => {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    // Not there, or refused with all site data.
    return undefined;
  }
};
const otherTabs = openChannel();

/** Throws once signed out; rejects where the browser has no storage or no room: a write must not be lost unseen. */
export const inStore = <Result>(
  userId: number | undefined,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
) => {
  if (userId === undefined || tokenStore.get()?.userId !== userId) throw new Error('signed out');
  return inDatabase(waitingOf(userId), STORE, mode, work);
};

/** Those of an earlier version do not say whose they are, and have their problem as a text. */
const ofThisVersion = ({ problem, ...write }: WaitingWrite, userId: number | undefined): WaitingWrite => ({
  ...write,
  userId: Number(userId),
  ...(problem === undefined ? {} : { problem: storedProblem(problem) }),
});

const load = async (): Promise<void> => {
  const userId = tokenStore.get()?.userId;
  // The values of this store are this file's own.
  const found = ((await inStore(userId, 'readonly', (store) => store.getAll())) ?? []) as WaitingWrite[];
  // Another user has signed in meanwhile, whose own are loaded.
  if (tokenStore.get()?.userId !== userId) return;
  writes = found.length > 0 ? found.map((write) => held.get(write.place) ?? ofThisVersion(write, userId)) : NONE;
  most = Math.max(most, writes.length);
  notify();
};
const changed = async (): Promise<void> => {
  await load();
  otherTabs?.postMessage('changed');
};
otherTabs?.addEventListener('message', () => void load().catch(() => undefined));

export const waitingWrites = {
  get: (): readonly WaitingWrite[] => writes,
  /** How many have waited at once in this page. */
  most: (): number => most,
  load,
  /** Rejects when it could not be kept, also because another user has signed in meanwhile. */
  add: (write: Omit<WaitingWrite, 'place'>): Promise<WaitingWrite> =>
    oneAtATime(NAME, async () => {
      await load();
      lastPlace = Math.max(lastPlace, Math.floor(Date.now() / 1000) % PLACES, ...writes.map(({ place }) => place)) + 1;
      const added = { ...write, place: lastPlace };
      await inStore(added.userId, 'readwrite', (store) => store.add(added, added.place));
      await changed();
      return added;
    }),
  /** Resolves to false when it was thrown away meanwhile: it then stays away. */
  put: (write: WaitingWrite): Promise<boolean> =>
    oneAtATime(NAME, async () => {
      await load();
      if (!writes.some(({ place }) => place === write.place)) return false;
      await inStore(write.userId, 'readwrite', (store) => store.put(write, write.place));
      held.delete(write.place);
      await changed();
      return true;
    }),
  /** As `put`; on a device without room it counts in this page alone. */
  hold: (write: WaitingWrite): Promise<unknown> =>
    waitingWrites.put(write).catch(async (error: unknown) => {
      if (!isFull(error)) throw error;
      held.set(write.place, write);
      await load();
    }),
  drop: ({ userId, place }: WaitingWrite): Promise<void> =>
    oneAtATime(NAME, async () => {
      await inStore(userId, 'readwrite', (store) => store.delete(place));
      held.delete(place);
      await changed();
    }),
  /** Another user, or nobody: nothing of before is shown. */
  reset: (): void => {
    writes = NONE;
    held.clear();
    most = 0;
  },
  subscribe,
};
