import { type Access, headersFor, inSession, requestOf, retried, TIME_LIMITS } from './client';
import { failureOf, parsed, request } from './request';
import type { WriteKeys } from './writeKeys';

interface Options {
  method?: string;
  body?: unknown;
  signal?: AbortSignal | null;
  /** Besides those of every call. */
  extraHeaders?: Record<string, string>;
}

export interface RestAccess extends Access {
  fetch?: typeof fetch;
  keys?: WriteKeys;
}

/** What this dialect answers: a list with its range, a record with its id. Anything else is a failure, whatever its status says. */
const isAnswer = (method: string, headers: Headers, json: unknown): boolean => {
  if (method === 'DELETE') return json !== undefined;
  if (Array.isArray(json)) return headers.has('Content-Range');
  return typeof json === 'object' && json !== null && 'id' in json;
};

/** What ra-data-simple-rest sends through: v2's headers, session, keys, time limits and errors, on `/api`. */
export const restHttpClient =
  ({ fetch: exchange = (...call) => fetch(...call), keys, ...access }: RestAccess) =>
  (path: string, { method = 'GET', body, signal, extraHeaders }: Options = {}) => {
    const send = (keyHeader: Record<string, string>) =>
      inSession(access, async (token) => {
        const sent = { ...headersFor(token), ...extraHeaders, ...keyHeader };
        const init = requestOf(method, sent, body ? String(body) : undefined);
        const limit = method === 'GET' ? TIME_LIMITS.read : TIME_LIMITS.write;
        return retried(method, async () => {
          const answer = await request(exchange, path, init, { limit, leaving: signal ?? undefined });
          const { status, headers, text } = answer;
          const json = parsed(text);
          if (status >= 300 || !isAnswer(method, headers, json)) throw failureOf(status, headers, json);
          return { status, headers, body: text, json };
        });
      });
    return method === 'GET' || !keys ? send({}) : keys.carry({ method, path, body, adds: method === 'POST' }, send);
  };
