import { headersFor, TIME_LIMITS } from './client';
import { failureOf, parsed, request } from './request';

/** What ra-data-simple-rest sends through: v2's headers, time limits and errors, on `/api`. */
export const restHttpClient =
  ({ token, fetch: send = (...call) => fetch(...call) }: { token: () => string | null; fetch?: typeof fetch }) =>
  async (url: string, options: { method?: string; body?: unknown; signal?: AbortSignal | null } = {}) => {
    const { method = 'GET', body, signal } = options;
    const init: RequestInit = {
      method,
      headers: { ...headersFor(token()), ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: String(body) } : {}),
    };
    const limit = method === 'GET' ? TIME_LIMITS.read : TIME_LIMITS.write;
    const { status, headers, text } = await request(send, url, init, { limit, leaving: signal ?? undefined });
    const json = parsed(text);
    if (status >= 300 || json === undefined) throw failureOf(status, headers, json);
    return { status, headers, body: text, json };
  };
