import { BODY_MAX_BYTES } from '../../v2/constants';
import { type Access, headersFor, inSession, requestOf, retried, TIME_LIMITS } from './client';
import { bytesUntil, failureOf, parsed, request, textOf } from './request';

interface Options {
  method?: string;
  body?: unknown;
  signal?: AbortSignal | null;
  /** Extra headers. */
  extraHeaders?: Record<string, string>;
}

export interface RestAccess extends Access {
  fetch?: typeof fetch;
}

/** True for a list with its range, or a record with an id. Any other answer is a failure, whatever its status. */
const isAnswer = (method: string, headers: Headers, json: unknown): boolean => {
  if (method === 'DELETE') return json !== undefined;
  if (Array.isArray(json)) return headers.has('Content-Range');
  return typeof json === 'object' && json !== null && 'id' in json;
};

/** More than the server takes of a form is a picture. */
const weightOf = (body: unknown) => (String(body ?? '').length > BODY_MAX_BYTES ? 'image' : 'write');

/** The HTTP client of ra-data-simple-rest: v2's headers, session, keys, time limits and errors, for `/api`. */
export const restHttpClient =
  ({ fetch: exchange = (...call) => fetch(...call), ...access }: RestAccess) =>
  (path: string, { method = 'GET', body, signal, extraHeaders }: Options = {}) =>
    inSession(access, async (token) => {
      const sent = { ...headersFor(token), ...extraHeaders };
      const init = requestOf(method, sent, body ? String(body) : undefined);
      const limit = method === 'GET' ? TIME_LIMITS.read : TIME_LIMITS[weightOf(body)];
      return retried(method, async () => {
        const exchanged = async () => {
          const { status, headers, next } = await request(exchange, path, init, {
            limit,
            leaving: signal ?? undefined,
          });
          return { status, headers, text: textOf((await bytesUntil(next)).chunks) };
        };
        const { status, headers, text } = await exchanged().catch((error) => {
          // The error that react-admin knows as no failure.
          throw signal?.aborted ? new DOMException(error.message, 'AbortError') : error;
        });
        const json = parsed(text);
        if (status >= 300 || !isAnswer(method, headers, json)) throw failureOf(status, headers, json);
        return { status, headers, body: text, json };
      });
    });
