import { tokenStore } from '../lib/session/tokenStore';
import type { ScheduledPush } from '../v2/entities/scheduledPush';
import { type Draft, dropDraft, findDraft, findRows, keepDraft } from './draftStore';
import { atMost } from './keeper';

/**
 * The pushes that their user called back, whose text the server no longer has: each is a row of the user's drafts from
 * before it is called back until its text was sent, planned or thrown away, or is as old as a draft may be.
 */
export interface Recalled extends Pick<ScheduledPush, 'id' | 'message' | 'shop_name' | 'send_at'> {
  /** Whether the server called it back is not known yet. */
  isAsked: boolean;
}

const ADDRESS = 'recalled pushes';
const rowOf = (id: number) => `${ADDRESS} ${id}`;

/** What the browser has no room for, until the page is closed or its user signs out. By user and row. */
const unstored = new Map<string, Draft>();
tokenStore.subscribe(() => {
  if (!tokenStore.get()) unstored.clear();
});
const place = (userId: number, row: string) => `${userId} ${row}`;

const recalledOf = ({ values, sentAt }: Draft): Recalled => ({
  id: Number(values.id),
  message: String(values.message),
  shop_name: String(values.shop_name),
  send_at: String(values.send_at),
  isAsked: sentAt !== undefined,
});

export const findRecalled = async (userId: number): Promise<Recalled[]> => {
  const rows = (await findRows(userId, ADDRESS)).filter((row) => !unstored.has(place(userId, row)));
  const stored = await Promise.all(rows.map((row) => findDraft(userId, row)));
  const here = [...unstored].filter(([at]) => at.startsWith(place(userId, '')));
  return [...stored, ...here.map(([, draft]) => draft)].flatMap((draft) => (draft ? recalledOf(draft) : []));
};

export const keepRecalled = async (userId: number, push: Recalled): Promise<void> => {
  const { id, message, shop_name, send_at } = push;
  const [row, savedAt] = [rowOf(id), Date.now()];
  const draft = { values: { id, message, shop_name, send_at }, opened: {}, savedAt };
  const kept = push.isAsked ? { ...draft, sentAt: savedAt } : draft;
  unstored.set(place(userId, row), kept);
  const keep = async () => {
    if ((await keepDraft(userId, row, kept)) !== undefined) unstored.delete(place(userId, row));
  };
  await atMost(keep());
};

export const dropRecalled = async (userId: number, id: number): Promise<void> => {
  unstored.delete(place(userId, rowOf(id)));
  await dropDraft(userId, rowOf(id));
};
