import type { Client } from '../provider/http/client';
import { tokenStore } from '../session/tokenStore';
import { accounts } from '../v2/accounts';
import { type AnyEndpoint, type DataOf, pathOf } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';
import { createWriter, noteCustomers } from './createWriter';
import { dropOldReads, findRead, type KeptRead, keepRead } from './keptReads';
import { isUnreached, reachability } from './reachability';
import { sendWaiting } from './sendWaiting';
import { VISIT_CALLS } from './visitCalls';
import { waitingRecord, withWaiting } from './waitingOverlay';
import { isTemporary, waitingWrites } from './waitingWrites';

/** Milliseconds between two questions whether the server is back. */
const ASKED_EVERY = 10_000;

const pending = new Set<Promise<unknown>>();
const remember = (work: Promise<unknown>): void => {
  pending.add(work);
  void work.finally(() => pending.delete(work));
};

/** Resolves when all answers of before are on disk, or could not be kept. */
export const allKept = async (): Promise<void> => {
  await Promise.all(pending);
};

/** Asks until the server answers, whatever it says. */
const createProbe = (client: Client, onFound: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const token = tokenStore.token();
    if (token === null) return;
    const isOut = await client.call(accounts.checkToken, { token }).then(() => false, isUnreached);
    if (isOut) return wait();
    reachability.found();
    onFound();
  };
  const wait = () => {
    timer ??= setTimeout(ask, ASKED_EVERY);
  };
  return { ask, wait };
};

let stopListening = () => {};

/** What the browser itself knows of the network. Returns the release: each user that signs in has a client. */
const followBrowser = ({ ask, wait }: ReturnType<typeof createProbe>) => {
  const lose = () => {
    reachability.lost();
    wait();
  };
  const look = () => void ask();
  window.addEventListener('offline', lose);
  window.addEventListener('online', look);
  return () => {
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', look);
  };
};

const CALLS = new Map<AnyEndpoint, string>(
  [...VISIT_CALLS].flatMap((row): [AnyEndpoint, string][] =>
    Object.entries(endpoints).flatMap(([group, rows]) =>
      Object.entries(rows).flatMap(([name, one]): [AnyEndpoint, string][] =>
        one === row ? [[row, `${group} ${name}`]] : [],
      ),
    ),
  ),
);

/**
 * Keeps the answers of the reads of a visit, and gives them while the server cannot be reached; keeps its writes until
 * the server has answered them. A user gets what the same user has read and typed, and nobody else's.
 */
export const createVisitClient = (client: Client): Client => {
  const sendNow = async (): Promise<void> => {
    await sendWaiting(client).catch(() => undefined);
    if (reachability.get().isLost) probe.wait();
  };
  const probe = createProbe(client, () => void sendNow());
  stopListening();
  stopListening = followBrowser(probe);
  reachability.reset();
  waitingWrites.reset();
  if (!navigator.onLine) {
    reachability.lost();
    probe.wait();
  }
  dropOldReads().catch(() => undefined);
  const loaded = waitingWrites.load().then(sendNow, () => undefined);
  sendAgain = () => void sendNow();

  const lose = () => {
    reachability.lost();
    probe.wait();
  };
  const userId = () => tokenStore.get()?.userId ?? 0;

  const answer = async (row: AnyEndpoint, params: Readonly<Record<string, number>>, read: () => Promise<unknown>) => {
    const user = userId();
    const path = pathOf(row.path, params);
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
      lose();
      const found = await findRead(user, path);
      if (!found) throw error;
      return given(found);
    }
  };

  const write = createWriter({ sendNow: sendAgain, lose });

  return {
    async call(row, options = {}) {
      await loaded;
      const call = CALLS.get(row) ?? '';
      // The parameters of a visit's calls are numbers.
      const params = (options.params ?? {}) as Readonly<Record<string, number>>;
      if (row.method !== 'GET') {
        const sent = { params, body: options.body, headers: options.headers };
        const done = await write(row, call, sent, ({ headers }) =>
          client.call(row, { ...options, headers: headers ?? {} }),
        );
        // A write's answer is an id, or nothing.
        return done as DataOf<typeof row>;
      }
      const [id] = Object.values(params);
      const record = isTemporary(id) ? waitingRecord(row, id, waitingWrites.get()) : undefined;
      const data = record ?? (await answer(row, params, () => client.call(row, options)));
      const all = record ? data : withWaiting(row, params, data, waitingWrites.get());
      noteCustomers(all);
      // Kept as the row's schema had read it.
      return all as DataOf<typeof row>;
    },
  };
};

let sendAgain = () => {};
/** Sends what waits, when its user says so. */
export const sendWaitingNow = (): void => sendAgain();
