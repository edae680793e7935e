import type { AnyEndpoint } from '../v2/endpoint';
import { pathOf } from '../v2/endpoint';
import { endpoints } from '../v2/endpoints';
import type { Client } from './client';
import { createUnanswered, hashOf } from './unanswered';
import { isV2Error } from './V2Error';

/**
 * Every write carries a key, by which the server knows one that it has carried out already. A write whose answer
 * never came keeps its key for the next try: the same call with the same body. Only what adds, sends or deletes:
 * setting something twice changes nothing, and by the next time it is set it may have been decided anew.
 */

/** '' : no key is sent, for an older v2 on another origin that does not allow the header. */
export const KEY_HEADER: string = import.meta.env?.VITE_IDEMPOTENCY_HEADER ?? 'Idempotency-Key';

export interface Write {
  method: string;
  path: string;
  body?: unknown;
  /** Carried out twice, it would be there twice. */
  adds: boolean;
}

export interface WriteKeys {
  /** Sends a write with its key. */
  carry<Result>(write: Write, send: (headers: Record<string, string>) => Promise<Result>): Promise<Result>;
  /** The key of such a write that was sent and not answered. */
  unanswered(write: Write): string | undefined;
  forget(key: string): void;
  /** The user is gone: what they sent, and nobody answered, is nobody else's. */
  forgetAll(): void;
}

/** Whether the server may have carried it out all the same: no answer, or none that says. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isV2Error(error) && error.kind !== 'refused' && error.kind !== 'unauthorized';

/** randomUUID is there on HTTPS alone. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join('');

const headerOf = (key: string): Record<string, string> => (KEY_HEADER === '' ? {} : { [KEY_HEADER]: key });

const callOf = ({ method, path, body }: Write): string => `${method} ${path} ${hashOf(JSON.stringify(body) ?? '')}`;

export const createWriteKeys = (userId: number): WriteKeys => {
  const memory = createUnanswered(userId);
  const find = (call: string) => memory.get().find((one) => one.call === call)?.key;
  const remembered = (call: string): string => {
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

  const withKey = async <Result>(key: string, send: (headers: Record<string, string>) => Promise<Result>) => {
    try {
      const result = await send(headerOf(key));
      forget(key);
      return result;
    } catch (error) {
      if (!isOutcomeUnknown(error)) forget(key);
      throw error;
    }
  };
  /** What adds and is asked for again before it is answered, by two presses at once, goes out once. */
  const underWay = new Map<string, Promise<unknown>>();

  return {
    carry(write, send) {
      if (!write.adds && write.method !== 'DELETE') return send(headerOf(newKey()));
      const call = callOf(write);
      const asked = underWay.get(call) ?? withKey(remembered(call), send).finally(() => underWay.delete(call));
      underWay.set(call, asked);
      // The same call is answered the same.
      return asked as ReturnType<typeof send>;
    },
    unanswered: (write) => (KEY_HEADER === '' ? undefined : find(callOf(write))),
    forget,
    forgetAll: () => memory.set([]),
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
