import { offlineTexts } from '../../i18n/nl/late/visits';
import { tokenStore } from '../lib/session/tokenStore';
import { KEY_HEADER, keyHeader, newKey } from '../provider/http/idempotency';
import { V2Error } from '../provider/http/V2Error';
import { knownVersion, withKnownVersion } from '../provider/records/shownVersion';
import { ifMatch } from '../provider/records/threeWayMerge';
import { type AnyEndpoint, pathOf } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';
import { findRead } from './keptReads';
import { temporaryOf } from './madeIds';
import { nextOf } from './nextOf';
import { PHOTO_CALL } from './photoWrite';
import { isUnreached, reachability } from './reachability';
import { customerOf, nameOf } from './readRecords';
import { earlierOf, thingOf } from './sameThing';
import { refusedOf, settleCorrected, writtenAgo } from './sendWaiting';
import { isPassing } from './storedProblem';
import { waitingRecord, withWaiting } from './waitingOverlay';
import { inStore, isFull, NAME, oneAtATime, temporaryId, type WaitingWrite, waitingWrites } from './waitingWrites';
import { machineIdsIn, ORDER_CALL, readBefore, TICK_CALL } from './writeCalls';

interface Sent {
  params: Readonly<Record<string, number>>;
  body: unknown;
  headers: Record<string, string> | undefined;
}

/** Drops the photos of the same machine that this one replaces, unless one was sent and may have been stored. */
const dropReplaced = async (added: WaitingWrite): Promise<void> => {
  for (const write of earlierOf(added)) if (write.sentAt === undefined) await waitingWrites.drop(write);
};

/** Resolves to false when it was sent, and stays. Not in `waitingWrites`, which loads with every list. */
export const dropUnsent = async (write: WaitingWrite): Promise<boolean> => {
  const { userId, place } = write;
  const isUnsent = await oneAtATime(NAME, async () => {
    await waitingWrites.load();
    const isThere = waitingWrites.get().some((one) => one.place === place && one.sentAt === undefined);
    if (isThere) await inStore(userId, 'readwrite', (store) => store.delete(place));
    return isThere;
  });
  // Tells this page and the other tabs.
  if (isUnsent) await waitingWrites.drop(write);
  return isUnsent;
};

/**
 * Drops the waiting tick of a task that this one takes back, unless it was sent. Sent one after the other, both together
 * would undo what a colleague did to the task meanwhile.
 */
const takesBack = async (call: string, { params, body }: Sent): Promise<boolean> => {
  const earlier = waitingWrites
    .get()
    .findLast((write) => write.call === TICK_CALL && write.params.taskId === params.taskId && !write.problem);
  const isOpposite = call === TICK_CALL && earlier && Object(earlier.body).set !== Object(body).set;
  return isOpposite ? dropUnsent(earlier).catch(() => false) : false;
};

/** When what is being corrected was typed first, by its key: a measurement is of that moment. Of this page alone. */
export const typedFirst = new Map<string | undefined, number>();

/** How many writes were begun; and of each task's tick and machine's photo the last that was carried out or waits. */
let begun = 0;
const settled = new Map<string, number>();

/** The answer of a write that neither waits nor was carried out. */
export const NOT_DONE = {};

/** The headers with the version that v2 knows, and the last waiting write that the form had in its record. */
const openedOn = (headers: Sent['headers']) => {
  const shownAs = headers?.['If-Match'];
  if (shownAs === undefined) return { headers, seen: Number.POSITIVE_INFINITY };
  const { version, place } = knownVersion(shownAs.replaceAll('"', ''));
  return { headers: { ...headers, ...ifMatch({ version }) }, seen: place };
};

/** What this device knows, when a write is kept, of the record and the customer that it is about. */
const seenWith = async (userId: number, call: string, { params, body, headers }: Sent, seen: number) => {
  const writes = waitingWrites.get();
  const known = writes.filter(({ place }) => place <= seen);
  const before = readBefore(call);
  const opened = before && (await findRead(userId, pathOf(before.row.path, params)));
  const shown = before?.record(
    opened
      ? withWaiting(before.row, params, opened.data, known)
      : waitingRecord(before.row, Object.values(params)[0], known),
  );
  const record = shown && withKnownVersion(shown);
  // The device may have read a newer version than the one that the form was opened on.
  const version = headers?.['If-Match'];
  const isBase = record && (version === undefined || version === ifMatch(record)['If-Match']);
  const customerId = Number(record?.customer_id ?? customerOf(call, params, body)) || null;
  const id = { id: customerId };
  const keptOf = ({ path }: AnyEndpoint) => (customerId === null ? null : findRead(userId, pathOf(path, id)));
  const kept = call === ORDER_CALL && (await keptOf(endpoints.machines.list));
  const customer = await keptOf(endpoints.customers.one);
  const about = nameOf(call, params);
  return {
    customerId,
    customer: String(Object(customer?.data).company_name ?? ''),
    ...(about === undefined ? {} : { about }),
    ...(isBase ? { base: record } : {}),
    over: kept ? machineIdsIn(withWaiting(endpoints.machines.list, id, kept.data, writes)) : undefined,
  };
};

/** Keeps a write, in the place of the refused one that it corrects: what waits for that one waits for this. */
const keep = async (write: Omit<WaitingWrite, 'place'>): Promise<WaitingWrite> => {
  const refused = refusedOf(write.headers);
  const corrected = refused && { ...write, place: refused.place };
  return corrected && (await waitingWrites.put(corrected)) ? corrected : waitingWrites.add(write);
};

/** Sends a write, or keeps it until there is a network. Then its answer has a temporary id and says `waiting: true`. */
export const createWriter =
  (sendNow: () => void) =>
  async (row: Pick<AnyEndpoint, 'body'>, call: string, options: Sent, sendDirect: (sent: Sent) => Promise<unknown>) => {
    const { params } = options;
    const userId = tokenStore.userId();
    const { headers: known, seen } = openedOn(options.headers);
    const headers = { ...keyHeader(newKey()), ...known };
    const typedAt = typedFirst.get(headers[KEY_HEADER]);
    const isAboutWaiting = temporaryOf(options).length > 0;
    const thing = thingOf({ call, params });
    const isAfterPassing = (write: WaitingWrite) =>
      thing !== undefined && thingOf(write) === thing && isPassing(write.problem);
    const waiting = waitingWrites.get();
    const mustWait = isAboutWaiting || nextOf(waiting) !== undefined || waiting.some(isAfterPassing);
    begun += 1;
    const nth = begun;
    const settle = () => {
      if (thing !== undefined) settled.set(`${userId} ${thing}`, nth);
    };
    let sentAt: number | undefined;
    let failure: unknown;
    if (!mustWait && !reachability.get().isLost) {
      sentAt = Date.now();
      const isOfNow = reachability.untilReset();
      try {
        const ago = typedAt === undefined ? {} : writtenAgo({ typedAt });
        const data = await sendDirect({ ...options, headers: { ...headers, ...ago } });
        if (isOfNow()) reachability.found();
        settle();
        if (await settleCorrected(headers, Object(data).id)) sendNow();
        return data;
      } catch (error) {
        if (!isUnreached(error)) throw error;
        failure = error;
        if (isOfNow()) reachability.lost();
        // It hung, and a newer one has taken its place since.
        if ((settled.get(`${userId} ${thing}`) ?? 0) > nth) return NOT_DONE;
      }
    }
    let body: unknown;
    try {
      body = row.body?.parse(options.body);
    } catch {
      // An invalid body: the client throws the reason, and sends nothing.
      return sendDirect({ ...options, headers });
    }
    // As it was before: nothing waits of it.
    if (sentAt === undefined && (await takesBack(call, options))) return NOT_DONE;
    try {
      const added = await keep({
        userId,
        call,
        params,
        body,
        headers,
        typedAt: typedAt ?? Date.now(),
        ...(sentAt === undefined ? {} : { sentAt }),
        ...(await seenWith(userId, call, { params, body, headers }, seen)),
      });
      // A browser that makes room would otherwise delete it unseen.
      navigator.storage?.persist?.().catch(() => undefined);
      settle();
      if (call === PHOTO_CALL) await dropReplaced(added);
      if (!reachability.get().isLost) sendNow();
      return { id: temporaryId(added), waiting: true };
    } catch (error) {
      if (isFull(error)) throw new V2Error('refused', { error: offlineTexts.full, cause: error });
      throw failure ?? new V2Error('network', { cause: error });
    }
  };
