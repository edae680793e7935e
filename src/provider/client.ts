import { type AnyEndpoint, type BodyOf, type DataOf, type ParamsOf, pathOf, type Weight } from '../v2/endpoint';
import { dataOfSuccess } from '../v2/envelope';
import { type Answer, failureOf, parsed, request } from './request';
import { API_BASE, SOURCE, SOURCE_HEADER, TOKEN_HEADER, TOKEN_PREFIX } from './settings';
import { V2Error } from './V2Error';

/**
 * Speaks HTTP for every call of the contract: headers, body, time limit, retries of reads, the
 * envelope. Comes back with the checked data or throws a V2Error. Kept free of Zod and react-admin:
 * the light login loads it.
 */

/** Milliseconds before a call is given up. */
export const TIME_LIMITS: Readonly<Record<Weight, number>> = { read: 15_000, write: 30_000, image: 60_000 };
/** A read is tried this many times more after a network error or one of these statuses; a write never. */
export const READ_RETRIES = 2;
const RETRIED_STATUSES = [502, 503, 504];
/** Wait before a retry: 300 ms, then 600 ms, up to half as much again. */
const retryDelay = (attempt: number) => 300 * 2 ** attempt * (1 + Math.random() / 2);

export type Credentials = { username: string; password: string };

interface CallOptions<E extends AnyEndpoint> {
  params?: ParamsOf<E>;
  body?: BodyOf<E>;
  /** Leaving the screen aborts its reads. */
  signal?: AbortSignal;
  /** Sent in place of the token (login). */
  credentials?: Credentials;
  /** The token to send; the client's own unless given. A call with a token of its own is outside the session. */
  token?: string;
  /** Besides those of every call. */
  headers?: Record<string, string>;
}

export interface Client {
  call<E extends AnyEndpoint>(row: E, options?: CallOptions<E>): Promise<DataOf<E>>;
}

/** Who asks: the present token, and what becomes of a call that is turned down. */
export interface Access {
  token: () => string | null;
  /** A call with this token was answered 401: whether to send it once more, with the token that is there by then. */
  turnedDown?: (token: string) => Promise<boolean>;
}

interface ClientSettings extends Access {
  fetch?: typeof fetch;
  base?: string;
  /** Waits between retries; tests do not. */
  pause?: Pause;
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The headers of section 7: who asks, and the source system. */
export const headersFor = (token: string | null, credentials?: Credentials): Record<string, string> => ({
  Accept: 'application/json',
  [SOURCE_HEADER]: SOURCE,
  ...(credentials
    ? { [TOKEN_HEADER]: `Basic ${base64(`${credentials.username}:${credentials.password}`)}` }
    : token
      ? { [TOKEN_HEADER]: `${TOKEN_PREFIX}${token}` }
      : {}),
});

/** Sends with the present token; a call that is turned down goes out once more when its user is back. */
export const inSession = async <Result>(
  { token, turnedDown }: Access,
  send: (token: string | null) => Promise<Result>,
): Promise<Result> => {
  const used = token();
  try {
    return await send(used);
  } catch (error) {
    const isEnded = error instanceof V2Error && error.kind === 'unauthorized';
    if (!isEnded || used === null || !(await turnedDown?.(used))) throw error;
    return send(token());
  }
};

type Pause = (milliseconds: number) => Promise<unknown>;
const wait: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A read goes out again after what may pass, a write never. */
export const retried = async <Result>(method: string, send: () => Promise<Result>, pause = wait): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (method !== 'GET' || attempt >= READ_RETRIES || !isPassing(error)) throw error;
      await pause(retryDelay(attempt));
    }
  }
};

export const createClient = ({
  fetch: exchange = (...request) => fetch(...request),
  base = API_BASE,
  pause = wait,
  ...access
}: ClientSettings): Client => {
  const exchanged = (row: AnyEndpoint, url: string, init: RequestInit, leaving?: AbortSignal) =>
    retried(
      row.method,
      async () => dataOf(await request(exchange, url, init, { limit: TIME_LIMITS[row.weight], leaving })),
      pause,
    );

  return {
    async call(row, options = {}) {
      const { params, body, signal, credentials, headers } = options;
      const url = `${base}/${pathOf(row.path, params ?? {})}`;
      const json = row.body === null ? undefined : JSON.stringify(checkedBody(row, body));
      const send = (token: string | null) =>
        exchanged(row, url, requestOf(row.method, { ...headersFor(token, credentials), ...headers }, json), signal);
      // A login, and a call that brings a token of its own, stand outside the session.
      const isOwn = credentials === undefined && options.token === undefined;
      const data = await (isOwn ? inSession(access, send) : send(options.token ?? null));
      try {
        // The row's own shape decides the type; the table cannot say so of a row it does not know.
        return row.data.parse(data) as DataOf<typeof row>;
      } catch (cause) {
        throw new V2Error('unreadable', { status: 200, cause });
      }
    },
  };
};

/** What fetch is given: with a body, JSON. */
export const requestOf = (method: string, headers: Record<string, string>, json?: string): RequestInit =>
  json === undefined
    ? { method, headers }
    : { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: json };

const isPassing = (error: unknown) =>
  error instanceof V2Error && (error.kind === 'network' || RETRIED_STATUSES.includes(error.status));

/** The body as the row's schema leaves it: unknown keys gone, decimals with a dot. */
const checkedBody = (row: AnyEndpoint, body: unknown): unknown => {
  try {
    return row.body?.parse(body);
  } catch (cause) {
    throw new V2Error('refused', { fields: messagesOf(cause), cause });
  }
};

/** A message per field out of what a schema threw, without knowing Zod. */
const messagesOf = (cause: unknown): Record<string, string> => {
  const issues = (cause as { issues?: { path: PropertyKey[]; message: string }[] }).issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]));
};

const dataOf = ({ status, headers, text }: Answer): unknown => {
  const answer = parsed(text);
  const success = status < 300 ? dataOfSuccess(answer) : undefined;
  if (success) return success.data;
  throw failureOf(status, headers, answer);
};
