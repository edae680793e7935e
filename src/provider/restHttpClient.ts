import { type Access, headersFor, inSession, requestOf, TIME_LIMITS } from './client';
import { failureOf, parsed, request } from './request';

interface Options {
  method?: string;
  body?: unknown;
  signal?: AbortSignal | null;
}

/** What ra-data-simple-rest sends through: v2's headers, session, time limits and errors, on `/api`. */
export const restHttpClient =
  ({ fetch: send = (...call) => fetch(...call), ...access }: Access & { fetch?: typeof fetch }) =>
  (url: string, { method = 'GET', body, signal }: Options = {}) =>
    inSession(access, async (token) => {
      const init = requestOf(method, headersFor(token), body ? String(body) : undefined);
      const limit = method === 'GET' ? TIME_LIMITS.read : TIME_LIMITS.write;
      const { status, headers, text } = await request(send, url, init, { limit, leaving: signal ?? undefined });
      const json = parsed(text);
      if (status >= 300 || json === undefined) throw failureOf(status, headers, json);
      return { status, headers, body: text, json };
    });
