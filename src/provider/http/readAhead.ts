import type { Fields } from '../../lib/recordFields';
import { type AnyEndpoint, pathOf } from '../../v2/endpoint';
import { API_BASE, TOKEN_HEADER } from './buildSettings';
import { headersFor, requestOf } from './client';

/**
 * Reads that are sent before a screen asks for them, because its code is still loading or rendering. The first read of
 * the same address in the same session takes the answer in place of a call of its own.
 */

export interface Read {
  row: AnyEndpoint;
  params: Fields;
}

/** An answer that nobody took by then is too old: it waits while the first screen's code comes in. */
const STALE_AFTER_MS = 30_000;

type ReadAhead = (read: Read, keptFor?: number) => void;

let latest: ReadAhead | undefined;
/** Sends a read ahead for the app that is shown. For a link, which is made without knowing of an app. */
export const readAheadInApp: ReadAhead = (...read) => latest?.(...read);

interface Ahead {
  answer: Promise<Response>;
  /** On the clock of `performance`. */
  until: number;
  leaving: AbortController;
}

/** `fetch`, which goes in place of `send`, and the function that sends a read ahead. A write drops what was read. */
export const createReadAhead = (send: typeof fetch, token: () => string | null) => {
  const kept = new Map<string, Ahead>();
  const keyOf = (url: unknown, init?: RequestInit) => `${url} ${new Headers(init?.headers).get(TOKEN_HEADER)}`;

  const readAhead: ReadAhead = ({ row, params }, keptFor = STALE_AFTER_MS) => {
    const url = `${API_BASE}/${pathOf(row.path, params)}`;
    const leaving = new AbortController();
    const init = { ...requestOf('GET', headersFor(token())), signal: leaving.signal };
    const key = keyOf(url, init);
    const now = performance.now();
    for (const [one, { until }] of kept) if (now > until) kept.delete(one);
    // A link that is pressed was pointed at before.
    if (kept.has(key)) return;
    const answer = send(url, init);
    // Read to its end, or a call that nobody takes stays open. Whoever takes it hears of a failure, and tries again.
    answer.then((given) => given.clone().arrayBuffer()).catch(() => undefined);
    kept.set(key, { answer, until: now + keptFor, leaving });
  };

  const fetchOrTake: typeof fetch = (input, init) => {
    if ((init?.method ?? 'GET') !== 'GET') {
      // Before and after: what was read while the write was under way may be old too.
      kept.clear();
      return send(input, init).finally(() => kept.clear());
    }
    const key = keyOf(input, init);
    const ahead = kept.get(key);
    kept.delete(key);
    if (!ahead || performance.now() > ahead.until) return send(input, init);
    const { answer, leaving } = ahead;
    const leave = () => leaving.abort();
    if (init?.signal?.aborted) leave();
    init?.signal?.addEventListener('abort', leave);
    return answer;
  };

  latest = readAhead;
  return { readAhead, fetch: fetchOrTake };
};
