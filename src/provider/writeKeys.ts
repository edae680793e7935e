import type { AnyEndpoint } from '../v2/endpoint';
import { pathOf } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';
import type { Client } from './client';
import { isV2Error } from './V2Error';

/**
 * Every write carries a key, by which the server knows one that it has carried out already. A write whose answer
 * never came keeps its key for the next try: the same call with the same body. Only what adds, sends or deletes:
 * setting something twice changes nothing, and by the next time it is set it may have been decided anew.
 */

/** '' : no key is sent, for an older v2 on another origin that does not allow the header. */
export const KEY_HEADER: string = import.meta.env?.VITE_IDEMPOTENCY_HEADER ?? 'Idempotency-Key';

/** Milliseconds. Who repeats a write later than this means another; the server remembers for longer. */
const REMEMBERED_FOR = 60 * 60 * 1000;
const STORED_AS = 'wasbeheer.unanswered';

export interface Write {
  method: string;
  path: string;
  body?: unknown;
  /** Carried out twice, it would be there twice. */
  adds: boolean;
}

/** Of what was sent only a hash is remembered. */
interface Unanswered {
  call: string;
  key: string;
  at: number;
}

export interface WriteKeys {
  /** Sends a write with its key. */
  carry<Result>(write: Write, send: (headers: Record<string, string>) => Promise<Result>): Promise<Result>;
  /** The key of such a write that was sent and not answered. */
  unanswered(write: Write): string | undefined;
  forget(key: string): void;
}

/** Whether the server may have carried it out all the same: no answer, or none that says. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isV2Error(error) && error.kind !== 'refused' && error.kind !== 'unauthorized';

/** randomUUID is there on HTTPS alone. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join('');

/** cyrb53: enough to tell what one person sends within an hour apart, at once also for megabytes of image. */
const hashOf = (text: string): string => {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}-${text.length.toString(36)}`;
};

const callOf = ({ method, path, body }: Write): string => `${method} ${path} ${hashOf(JSON.stringify(body) ?? '')}`;

/** For this tab and this user, also after a reload; where the browser refuses storage, as long as the page. */
const createMemory = (userId: number) => {
  let held: Unanswered[] = [];
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}');
    if (stored.userId === userId) held = stored.held;
  } catch {
    // Nothing is remembered.
  }
  return {
    get: () => held.filter(({ at }) => at > Date.now() - REMEMBERED_FOR),
    set: (now: Unanswered[]) => {
      held = now;
      try {
        sessionStorage.setItem(STORED_AS, JSON.stringify({ userId, held }));
      } catch {
        // As long as the page.
      }
    },
  };
};

export const createWriteKeys = (userId: number): WriteKeys => {
  const memory = createMemory(userId);
  const find = (call: string) => memory.get().find((one) => one.call === call)?.key;
  const remembered = (write: Write): string => {
    const call = callOf(write);
    const known = find(call);
    if (known) return known;
    const key = newKey();
    memory.set([...memory.get(), { call, key, at: Date.now() }]);
    return key;
  };
  const forget = (key: string) => {
    const held = memory.get();
    const rest = held.filter((one) => one.key !== key);
    if (rest.length < held.length) memory.set(rest);
  };

  return {
    async carry(write, send) {
      if (KEY_HEADER === '') return send({});
      const key = write.adds || write.method === 'DELETE' ? remembered(write) : newKey();
      try {
        const result = await send({ [KEY_HEADER]: key });
        forget(key);
        return result;
      } catch (error) {
        if (!isOutcomeUnknown(error)) forget(key);
        throw error;
      }
    },
    unanswered: (write) => find(callOf(write)),
    forget,
  };
};

const ADDING: ReadonlySet<AnyEndpoint> = new Set([
  ...Object.values(endpoints).flatMap((rows): AnyEndpoint[] => ('create' in rows ? [rows.create] : [])),
  endpoints.push.sendNotification,
]);

/** A call of the contract as a write. */
export const writeOf = (row: AnyEndpoint, params: unknown, body: unknown): Write => ({
  method: row.method,
  path: pathOf(row.path, Object(params ?? {})),
  body,
  adds: ADDING.has(row),
});

/** A client whose writes carry a key; logging in and out are none. */
export const withKeys = (client: Client, keys: WriteKeys): Client => ({
  call: (row, options = {}) =>
    row.method === 'GET' || options.credentials || options.token
      ? client.call(row, options)
      : keys.carry(writeOf(row, options.params, options.body), (headers) =>
          client.call(row, { ...options, headers: { ...options.headers, ...headers } }),
        ),
});
