import { tokenStore } from '../lib/session/tokenStore';
import { findRead, keepRead } from './keptReads';
import { isTemporary, temporaryId, type WaitingWrite, waitingWrites } from './waitingWrites';

/**
 * The ids that the server gave to what was made without a network, by their temporary ids: a screen that was opened
 * before stays open on the temporary one, also after a reload.
 */

const keyOf = (temporary: number): string => `made ${temporary}`;
/** As on disk: for a browser without room. */
const made = new Map<number, unknown>();

/** Another user, or nobody. */
export const forgetMade = (): void => made.clear();

/** The server's id of what this page has sent; of all else the same id. */
export const serverId = (id: unknown): unknown => made.get(Number(id)) ?? id;

export const rememberMade = async (userId: number, temporary: number, id: unknown): Promise<void> => {
  made.set(temporary, id);
  await keepRead(userId, keyOf(temporary), id);
};

/** A copy of the value with an id replaced, at any depth. */
const replaced = (value: unknown, from: unknown, to: unknown): unknown => {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((one) => replaced(one, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, from, to)]));
};

/** The temporary ids within a value, at any depth. */
const temporaryIn = (value: unknown): readonly number[] => {
  if (isTemporary(value)) return [Number(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(temporaryIn) : [];
};

/** The temporary ids of what a write is about, and waits for. */
export const temporaryOf = ({ params, body }: Pick<WaitingWrite, 'params' | 'body'>): readonly number[] =>
  temporaryIn({ params, body });

/** The value with the server's ids of what no longer waits; the same value where there is none. */
export const withServerIds = async <Value>(value: Value): Promise<Value> => {
  const waiting = waitingWrites.get().map(temporaryId);
  let named: unknown = value;
  for (const temporary of temporaryIn(value)) {
    if (waiting.includes(temporary)) continue;
    const id = made.get(temporary) ?? (await findRead(tokenStore.userId(), keyOf(temporary)))?.data;
    if (id !== undefined) named = replaced(named, temporary, id);
  }
  // The cast is safe: only numbers were replaced.
  return named as Value;
};
