import { millisecondsInDay } from 'date-fns/constants';
import { dropBefore, inDatabase } from '../lib/inDatabase';
import type { Fields } from '../lib/recordFields';
import { DRAFTS_OF, draftsOf, ofSignedIn } from '../lib/session/userDatabases';
import { type MadeRecord, RESEND_WITHIN } from '../provider/http/idempotency';

/**
 * Drafts in this browser, per user and per row: the address of a form, and with a tab's key behind it where another tab has
 * that row. In IndexedDB, because images may take megabytes. When the browser has no storage or no room, nothing is
 * stored and no call fails.
 */

export interface Draft {
  /** The user's values of the changed fields. */
  values: Fields;
  /** The values of those fields when the form was opened. */
  opened: Fields;
  /**
   * The idempotency key of the form, once it was sent: its record may have been created already. Not before, because the
   * form may still be open in another tab: put back here, it is another record.
   */
  key?: string;
  /** Its record, where a save that was left has made it: the next save updates it. */
  made?: MadeRecord;
  /** When the key was first sent. Epoch milliseconds, as `savedAt`. */
  sentAt?: number;
  savedAt: number;
}

/** True when the server may have carried it out and have forgotten its key: sent again, it is another record. */
export const isMaybeSaved = ({ sentAt, made }: Draft): boolean =>
  made === undefined && sentAt !== undefined && Date.now() - sentAt > RESEND_WITHIN;

export const DRAFT_RETENTION_MS = 30 * millisecondsInDay;
const STORE = { store: 'drafts', at: 'savedAt' };

type Work<Result> = (store: IDBObjectStore) => IDBRequest<Result>;
/** Resolves to undefined once signed out, and where the browser has no storage or no room. Never rejects. */
const tryInStore = <Result>(userId: number, mode: IDBTransactionMode, work: Work<Result>) =>
  ofSignedIn(userId, () => inDatabase(draftsOf(userId), STORE, mode, work));

const isDraft = (found: unknown): found is Draft =>
  typeof found === 'object' && found !== null && 'values' in found && 'opened' in found && 'savedAt' in found;

export const findDraft = async (userId: number, row: string): Promise<Draft | null> => {
  const found: unknown = await tryInStore(userId, 'readonly', (store) => store.get(row));
  return isDraft(found) && found.savedAt > Date.now() - DRAFT_RETENTION_MS ? found : null;
};

/** The stored rows of an address: itself, and what follows it with a space. */
export const findRows = async (userId: number, address: string): Promise<string[]> => {
  const rows = await tryInStore(userId, 'readonly', (store) =>
    store.getAllKeys(IDBKeyRange.bound(address, `${address}!`)),
  );
  return rows?.map(String) ?? [];
};

export const keepDraft = (userId: number, row: string, draft: Draft): Promise<unknown> =>
  tryInStore(userId, 'readwrite', (store) => store.put(draft, row));

export const dropDraft = (userId: number, row: string): Promise<unknown> =>
  tryInStore(userId, 'readwrite', (store) => store.delete(row));

/** Deletes old drafts of all users. */
export const dropOldDrafts = (): Promise<void> => dropBefore(DRAFTS_OF, STORE, Date.now() - DRAFT_RETENTION_MS);
