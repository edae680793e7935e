import { tokenStore } from '../lib/session/tokenStore';
import { type FormKey, newKey } from '../provider/http/idempotency';
import { meanTheSame } from '../provider/records/threeWayMerge';
import { type Draft, dropDraft, dropOldDrafts, findDraft, isMaybeSaved, keepDraft } from './draftStore';
import { takeRow } from './rowLocks';

/** The changed fields of a form; null when there are none. */
type Changes = () => Pick<Draft, 'values' | 'opened'> | null;

/** How much typing may be lost. */
const STORE_EVERY_MS = 500;
/** How long a save waits for the browser's storage. */
const STORE_LIMIT_MS = 500;
export const atMost = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((done) => setTimeout(done, STORE_LIMIT_MS))]);

export interface Keeper extends Omit<FormKey, 'made'> {
  /** `made`: the record of this form, once a save has made it. The same object in each copy of the keeper. */
  record: Pick<Draft, 'made'>;
  /** The draft of an earlier visit. Call this first. */
  look: () => Promise<Draft | null>;
  /** Reports a change; `changes` is called when the draft is stored. */
  note: (changes: Changes) => void;
  /** Stores reported changes now. */
  flush: () => void;
  /** The offered draft was restored: its key, when it has one that the server still knows, becomes the form's. */
  adopt: () => void;
  /** The offered draft was restored or thrown away, so it is no longer stored beside the new one. */
  settle: () => void;
  /** Saved, or left without saving: deletes what was typed now, keeps an offered draft without a decision. */
  done: () => void;
  /** Stores what was reported last once more: the record was made, or has another base since. Also after `stop`. */
  keepAgain: () => void;
  /** Call it when the form unmounts. */
  stop: () => void;
  /** True once the form was saved, or left. */
  isClosed: () => boolean;
}

const pickSent = ({ key, sentAt, made }: Draft): Pick<Draft, 'key' | 'sentAt' | 'made'> => ({
  ...(key === undefined ? {} : { key }),
  ...(sentAt === undefined ? {} : { sentAt }),
  ...(made === undefined ? {} : { made }),
});

/** Stores a draft of the form at one address, for the signed-in user, in a row that no other tab has. `sentKey`: of an earlier try. */
export const createKeeper = (address: string, sentKey?: string): Keeper => {
  const userId = tokenStore.userId();
  let row = address;
  let isLooking = true;
  let isClosed = false;
  let found: Draft | null = null;
  let noted: Changes = () => null;
  let key = sentKey ?? newKey();
  /** When the key was first sent. */
  let sentAt = sentKey === undefined ? undefined : Date.now();
  let looked: Promise<Draft | null> = Promise.resolve(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let letGo = () => {};
  const record: Keeper['record'] = {};
  /** The row as it last found or stored it. */
  let kept: Draft | null = null;

  const keep = async (draft: Draft | null): Promise<void> => {
    const before = kept;
    kept = draft;
    if (draft) await keepDraft(userId, row, draft);
    else if (before) await dropDraft(userId, row);
  };
  /** An offered draft without a decision stays stored, below what is typed now. */
  const write = async (): Promise<void> => {
    timer = isLooking ? setTimeout(write, STORE_EVERY_MS) : undefined;
    if (isLooking) return;
    const changes = noted();
    if (!changes) return keep(found);
    const sent = sentAt === undefined ? found && pickSent(found) : { key, sentAt, ...record };
    await keep({
      values: { ...found?.values, ...changes.values },
      opened: { ...found?.opened, ...changes.opened },
      ...sent,
      savedAt: Date.now(),
    });
  };
  const flush = () => {
    if (timer === undefined || isLooking) return;
    clearTimeout(timer);
    void write();
  };
  const close = () => {
    isClosed = true;
    clearTimeout(timer);
    timer = undefined;
  };

  /** Not over what the form that is open again has stored, or thrown away. */
  const unlessOpenAgain = async (store: () => Promise<void>) => {
    const stored = await findDraft(userId, row);
    if (JSON.stringify(stored) === JSON.stringify(kept)) await store();
  };
  const done = () => {
    const isLeft = isClosed;
    close();
    void (isLeft ? unlessOpenAgain(() => keep(found)) : keep(found));
  };

  const adopt = () => {
    if (found?.made !== undefined) record.made = found.made;
    if (found?.key === undefined || isMaybeSaved(found)) return;
    key = found.key;
    sentAt = found.sentAt;
  };

  return {
    record,
    key: async () => {
      await atMost(looked);
      const values = noted()?.values;
      // The user typed the offered draft again instead of restoring it: a retry of the same record.
      if (found && values && meanTheSame(values, found.values)) {
        adopt();
        found = null;
      }
      sentAt ??= Date.now();
      // Store the draft with its key before the key is sent: the tab may be gone before the answer.
      if (!isClosed) {
        clearTimeout(timer);
        await atMost(write());
      }
      return key;
    },
    renewKey: () => {
      key = newKey();
      sentAt = undefined;
      delete record.made;
    },
    adopt,
    look: () => {
      const find = async () => {
        row = await takeRow(userId, address, () =>
          isClosed
            ? undefined
            : new Promise((resolve) => {
                letGo = resolve;
              }),
        );
        found = await findDraft(userId, row);
        kept = found;
        isLooking = false;
        dropOldDrafts().catch(() => undefined);
        return found;
      };
      looked = find();
      return looked;
    },
    note: (changes) => {
      noted = changes;
      if (!isClosed) timer ??= setTimeout(write, STORE_EVERY_MS);
    },
    flush,
    settle: () => {
      found = null;
      clearTimeout(timer);
      // Wait until the form has reported its values, so that a restored draft stays stored all the time.
      if (!isClosed) timer = setTimeout(write);
    },
    done,
    keepAgain: () => void unlessOpenAgain(write),
    stop: () => {
      flush();
      close();
      letGo();
    },
    isClosed: () => isClosed,
  };
};
