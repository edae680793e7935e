import { tokenStore } from '../lib/session/tokenStore';
import { API_BASE } from '../provider/http/buildSettings';
import type { Access, Client } from '../provider/http/client';
import { isOutcomeUnknown, isUntold, KEY_HEADER, keyHeader, newKey, RESEND_WITHIN } from '../provider/http/idempotency';
import { reasonsOf } from '../provider/http/reasonsOf';
import { isNotFound, isV2Error } from '../provider/http/V2Error';
import { isKnownToLackApi } from '../provider/reads/listSizes';
import { ifMatch, threeWayMerge } from '../provider/records/threeWayMerge';
import { endpoints } from '../v2/endpoints';
import { WRITTEN_AGO } from '../v2/writtenAgo';
import { rememberMade, temporaryOf, withServerIds } from './madeIds';
import { moveDrafts } from './moveDrafts';
import { nextOf } from './nextOf';
import { PHOTO_CALL, type PutPhoto } from './photoWrite';
import { isServerAway, isUnreached, reachability } from './reachability';
import { earlierOf } from './sameThing';
import { isPassing } from './storedProblem';
import { isFull, oneAtATime, temporaryId, type WaitingWrite, waitingWrites } from './waitingWrites';
import { machineIdsIn, readBefore, rowOf } from './writeCalls';
import { keepWritten, noteWritten } from './writtenReads';

/** The order that someone else saved meanwhile; undefined when there is none. */
const otherOrder = async (client: Client, { customerId, over, body }: WaitingWrite) => {
  if (!over || customerId === null) return undefined;
  const now = machineIdsIn(await client.call(endpoints.machines.list, { params: { id: customerId } }));
  return [over, machineIdsIn(body)].some((order) => order.join() === now.join()) ? undefined : now;
};

/** False on an older v2, which takes a retry for another write. */
const hasKeys = (): boolean => KEY_HEADER !== '' && !isKnownToLackApi();

/** True when a retry may carry the write out twice. */
const isRisky = ({ sentAt }: WaitingWrite): boolean =>
  sentAt !== undefined && (!hasKeys() || Date.now() - sentAt > RESEND_WITHIN);

/** Rebases the write on the present record. Undefined for a conflict, and when the record is still of `version`. */
const rebased = async (client: Client, write: WaitingWrite, version?: unknown): Promise<WaitingWrite | undefined> => {
  const read = readBefore(write.call);
  if (!read || !write.base) return undefined;
  // A write and the read of its record have the same parameters.
  const now = read.record(await client.call(read.row, { params: write.params as Record<never, never> }));
  if (!now || (version !== undefined && now.version === version)) return undefined;
  const { merged, conflicts } = threeWayMerge(write.base, Object(write.body), now);
  if (conflicts.length > 0) return undefined;
  const { sentAt, problem, ...rest } = write;
  return { ...rest, body: merged, base: now, headers: { ...keyHeader(newKey()), ...ifMatch(now) } };
};

/** Gives the waiting writes the server's ids of what was made meanwhile. */
const nameMade = async (): Promise<void> => {
  for (const write of waitingWrites.get()) {
    const { params, body, over } = write;
    const waiting = { params, body, over };
    const named = await withServerIds(waiting);
    if (named !== waiting) await waitingWrites.hold({ ...write, ...named });
  }
};

/** What was refused under this key, for the form that corrects it: what waits for it is about that form's record. */
export const refusedOf = (headers: WaitingWrite['headers']): WaitingWrite | undefined => {
  const key = headers[KEY_HEADER];
  const isOfIt = (write: WaitingWrite) => write.problem !== undefined && write.headers[KEY_HEADER] === key;
  return key === undefined ? undefined : waitingWrites.get().find(isOfIt);
};

/** The corrected record has been made. Resolves to true when something was refused before. */
export const settleCorrected = async (headers: WaitingWrite['headers'], id: unknown): Promise<boolean> => {
  const refused = refusedOf(headers);
  if (!refused || typeof id !== 'number') return false;
  await rememberMade(refused.userId, temporaryId(refused), id);
  await waitingWrites.drop(refused);
  return true;
};

/** For the date of a measurement or of a task that is done. Another origin may refuse a header that it does not know. */
export const writtenAgo = ({ typedAt }: Pick<WaitingWrite, 'typedAt'>): Record<string, string> =>
  API_BASE === '' ? { [WRITTEN_AGO]: String(Math.max(0, Math.round((Date.now() - typedAt) / 1000))) } : {};

interface Sender {
  client: Client;
  /** This one does not wait for a sign-in. */
  putPhoto: PutPhoto;
  waitForSignIn: Access['waitForSignIn'];
}

/** Sends a write as it is stored, with this token: the answer that the session has ended is noted before anyone waits. */
const carryOut = async ({ client, putPhoto }: Sender, write: WaitingWrite, token: string): Promise<unknown> => {
  const { call, params, body } = write;
  const headers = { ...write.headers, ...writtenAgo(write) };
  if (call === PHOTO_CALL) return putPhoto(Number(params.machineId), body, headers);
  // The cast is safe: the stored parameters are those of this row.
  return client.call(rowOf(call), { params: params as Record<never, never>, body, headers, token });
};

/** Sends one write; resolves to false when sending must end. */
const send = async (sender: Sender, write: WaitingWrite): Promise<boolean> => {
  const { client } = sender;
  const isOfNow = reachability.untilReset();
  if (isRisky(write)) {
    await waitingWrites.hold({ ...write, problem: 'unsure' });
    return true;
  }
  let ready = write;
  const sentAt = write.sentAt ?? Date.now();
  // Also for what is read first: without one every answer is a 401, which hides that the server is away.
  let token = tokenStore.token() ?? '';
  try {
    const other = await otherOrder(client, write);
    if (other) {
      // Sent again by its user, it goes over this one. The server may have carried it out under its first key.
      const headers = { ...write.headers, ...keyHeader(newKey()) };
      const problem = write.sentAt === undefined ? 'changed' : 'unsure';
      await waitingWrites.hold({ ...write, headers, over: other, problem });
      return true;
    }
    // Without a version the server would overwrite: read the record first.
    const next = write.base && !('If-Match' in write.headers) ? await rebased(client, write) : write;
    if (!next) {
      await waitingWrites.hold({ ...write, problem: 'changed' });
      return true;
    }
    ready = next;
    // Stored as it is sent, because the tab may close before the answer. Sending makes room on a device that has none.
    const isThere = await waitingWrites
      .put({ ...ready, sentAt })
      .catch((error: unknown) => (isFull(error) && hasKeys()) || Promise.reject(error));
    if (!isThere) return true;
    token = tokenStore.token() ?? '';
    const answer = await carryOut(sender, ready, token);
    if (isOfNow()) reachability.found();
    const { id } = Object(answer);
    if (typeof id === 'number') {
      await rememberMade(write.userId, temporaryId(write), id);
      await moveDrafts(write, id);
    }
    noteWritten(write.call, write.params, write.customerId);
    await keepWritten(ready, id);
    // The server could not store those: sent again, they would go over this one.
    for (const earlier of earlierOf(write)) if (isPassing(earlier.problem)) await waitingWrites.drop(earlier);
    await waitingWrites.drop(write);
    await nameMade();
  } catch (error) {
    // It waits on as it was sent; a failure of this write alone is told, and holds up nothing.
    if (isUnreached(error) || (isOutcomeUnknown(error) && (await isServerAway(client, token)))) {
      if (isOfNow()) reachability.lost();
      return false;
    }
    if (isV2Error(error) && error.kind === 'unauthorized') {
      // It was not carried out: what was not sent before was not sent. Nobody may ever sign in again in this page.
      await waitingWrites.hold(ready);
      return (await sender.waitForSignIn?.(token)) ?? false;
    }
    const { sentAt: _, ...refused } = ready;
    // Without a version it was not refused for one, and would be again.
    const isChanged = isV2Error(error) && error.status === 409 && 'If-Match' in ready.headers;
    const orLater = (failure: unknown) => (isUnreached(failure) ? refused : undefined);
    const next = isChanged ? await rebased(client, ready, ready.base?.version).catch(orLater) : undefined;
    const reason = isV2Error(error) ? reasonsOf(error).join(' ') : String(error);
    const problem =
      isChanged && readBefore(write.call) ? 'changed' : { reason, ...(isNotFound(error) && { isGone: true }) };
    if (isV2Error(error) && error.status === 503 && hasKeys()) {
      await waitingWrites.hold({ ...ready, sentAt, problem: { reason, isPassing: true } });
      return true;
    }
    // A proxy that fails may have passed it on: it may be stored, and keeps its key. v2 itself says what went wrong.
    await waitingWrites.hold(next ?? (isUntold(error) ? { ...ready, problem: 'unsure' } : { ...refused, problem }));
    if (next !== refused) return true;
    if (isOfNow()) reachability.lost();
    return false;
  }
  return true;
};

/** Marks writes that refer to a discarded create, because they can never be sent. */
const tellOrphans = async (): Promise<void> => {
  const writes = waitingWrites.get();
  const ids = writes.map(temporaryId);
  for (const write of writes)
    if (write.problem === undefined && temporaryOf(write).some((id) => !ids.includes(Number(id))))
      await waitingWrites.hold({ ...write, problem: 'orphaned' });
};

/** Sends what waits of this user, whose client it is, in its order, in one tab at a time. */
export const sendWaiting = (sender: Sender, userId: number): Promise<void> =>
  oneAtATime('wasbeheer.sending', async () => {
    if (tokenStore.get()?.userId !== userId) return;
    await waitingWrites.load();
    // One may have come after the create that it refers to was answered.
    await nameMade();
    const tried = new Set<number>();
    for (;;) {
      const isOwn = tokenStore.get()?.userId === userId;
      const next = isOwn ? nextOf(waitingWrites.get(), ({ place }) => tried.has(place)) : undefined;
      if (!next) return tellOrphans();
      tried.add(next.place);
      if (!(await send(sender, next))) return;
    }
  });
