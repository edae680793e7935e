import { type AnyEndpoint, type BodyOf, type DataOf, type ParamsOf, pathOf, type Weight } from '../../v2/endpoint';
import { dataOfSuccess } from '../../v2/envelope';
import { API_BASE, SOURCE, SOURCE_HEADER, TOKEN_HEADER, TOKEN_PREFIX } from './buildSettings';
import { type Answer, bytesUntil, failureOf, parsed, request, textOf } from './request';
import { V2Error } from './V2Error';

/**
 * The HTTP client of the contract: headers, body, time limit, retries of reads, and the envelope. Returns checked data
 * or throws a V2Error. Without Zod and react-admin, because the login loads it.
 */

/** Time limits in milliseconds. */
export const TIME_LIMITS: Readonly<Record<Weight, number>> = { read: 15_000, write: 30_000, image: 60_000 };
/** Retries of a read after a network error or one of these statuses. Writes are never retried. */
export const READ_RETRIES = 2;
const RETRIED_STATUSES = [502, 503, 504];
/** 300 ms, then 600 ms, plus up to half of that at random. */
const retryDelay = (attempt: number) => 300 * 2 ** attempt * (1 + Math.random() / 2);

export type Credentials = { username: string; password: string };

interface CallOptions<E extends AnyEndpoint> {
  params?: ParamsOf<E>;
  body?: BodyOf<E>;
  /** Aborts a read when the user leaves the screen. */
  signal?: AbortSignal;
  /** Sent instead of the token (login). */
  credentials?: Credentials;
  /** Overrides the session's token; the call is then outside the session. */
  token?: string;
  /** Extra headers. */
  headers?: Record<string, string>;
}

export interface Client {
  call<E extends AnyEndpoint>(row: E, options?: CallOptions<E>): Promise<DataOf<E>>;
}

/** The session: the current token, and what happens after a 401. */
export interface Access {
  token: () => string | null;
  /** Called after a 401 with this token. Resolves to true when the call should be retried with the current token. */
  waitForSignIn?: (token: string) => Promise<boolean>;
}

interface ClientSettings extends Access {
  fetch?: typeof fetch;
  base?: string;
  /** The wait between retries; tests skip it. */
  pause?: Pause;
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The headers of section 7: authentication and source system. */
export const headersFor = (token: string | null, credentials?: Credentials): Record<string, string> => ({
  Accept: 'application/json',
  [SOURCE_HEADER]: SOURCE,
  ...(credentials
    ? { [TOKEN_HEADER]: `Basic ${base64(`${credentials.username}:${credentials.password}`)}` }
    : token
      ? { [TOKEN_HEADER]: `${TOKEN_PREFIX}${token}` }
      : {}),
});

/** Sends with the current token. After a 401 it waits for a new sign-in and sends once more. */
export const inSession = async <Result>(
  { token, waitForSignIn }: Access,
  send: (token: string | null) => Promise<Result>,
): Promise<Result> => {
  const used = token();
  try {
    return await send(used);
  } catch (error) {
    const isEnded = error instanceof V2Error && error.kind === 'unauthorized';
    if (!isEnded || used === null || !(await waitForSignIn?.(used))) throw error;
    return send(token());
  }
};

type Pause = (milliseconds: number) => Promise<unknown>;
const wait: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Retries a read after a temporary failure; never a write. */
export const retried = async <Result>(method: string, send: () => Promise<Result>, pause = wait): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (method !== 'GET' || attempt >= READ_RETRIES || !isWorthRetrying(error)) throw error;
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
      async () => dataOf(row, await request(exchange, url, init, { limit: TIME_LIMITS[row.weight], leaving }), leaving),
      pause,
    );

  return {
    async call(row, options = {}) {
      const { params, body, signal, credentials, headers } = options;
      const url = `${base}/${pathOf(row.path, params ?? {})}`;
      const json = row.body === null ? undefined : JSON.stringify(checkedBody(row, body));
      const send = (token: string | null) =>
        exchanged(row, url, requestOf(row.method, { ...headersFor(token, credentials), ...headers }, json), signal);
      // A login, or a call with its own token, is outside the session.
      const isOwn = credentials === undefined && options.token === undefined;
      const data = await (isOwn ? inSession(access, send) : send(options.token ?? null));
      // The row's schema determines the type, but the generic row cannot express that.
      return data as DataOf<typeof row>;
    },
  };
};

/** The arguments of fetch; a body makes it JSON. */
export const requestOf = (method: string, headers: Record<string, string>, json?: string): RequestInit =>
  json === undefined
    ? { method, headers }
    : { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: json };

const isWorthRetrying = (error: unknown) =>
  error instanceof V2Error && (error.kind === 'network' || RETRIED_STATUSES.includes(error.status));

/** The body parsed by the row's schema: without unknown keys, decimals with a dot. */
const checkedBody = (row: AnyEndpoint, body: unknown): unknown => {
  try {
    return row.body?.parse(body);
  } catch (cause) {
    throw new V2Error('refused', { fields: messagesOf(cause), cause });
  }
};

/** The messages per field of a Zod error, without importing Zod. */
const messagesOf = (cause: unknown): Record<string, string> => {
  const issues = (cause as { issues?: { path: PropertyKey[]; message: string }[] }).issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]));
};

/** Bytes of an answer that is read in pieces, while it arrives. */
const LONG = 1_000_000;

const dataOf = async (
  row: AnyEndpoint,
  { status, headers, next }: Answer,
  leaving: AbortSignal | undefined,
): Promise<unknown> => {
  // Code that cannot be loaded is no reason to read nothing.
  const { chunks, isWhole } = await bytesUntil(next, LONG);
  const fromStart = async () => chunks.shift() ?? next();
  const long = isWhole ? undefined : await import('./longAnswer').catch(() => undefined);
  try {
    const answer = long
      ? await long.parsedInPieces(fromStart, leaving)
      : parsed(textOf(isWhole ? chunks : (await bytesUntil(fromStart)).chunks));
    const success = status < 300 ? dataOfSuccess(answer, row) : undefined;
    if (!success) throw failureOf(status, headers, answer);
    return await (long ? long.checkedInPieces(row.data, success.data, leaving) : row.data.parse(success.data));
  } catch (cause) {
    throw cause instanceof V2Error ? cause : new V2Error('unreadable', { status: 200, cause });
  }
};
