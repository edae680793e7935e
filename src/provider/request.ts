import { detailsOfFailure } from '../v2/envelope';
import { V2Error } from './V2Error';

/** One HTTP exchange with a time limit; no answer at all is a V2Error too. */

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

interface Limits {
  /** Milliseconds, the body included. */
  limit: number;
  /** Aborted when the user leaves the screen that asked. */
  leaving?: AbortSignal | undefined;
}

export const request = async (
  send: typeof fetch,
  url: string,
  init: RequestInit,
  { limit, leaving }: Limits,
): Promise<Answer> => {
  const abort = new AbortController();
  const leave = () => abort.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    abort.abort();
  }, limit);
  leaving?.addEventListener('abort', leave);
  if (leaving?.aborted) leave();
  try {
    const response = await send(url, { ...init, signal: abort.signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    throw new V2Error(late ? 'timeout' : leaving?.aborted ? 'aborted' : 'network', { cause });
  } finally {
    clearTimeout(timer);
    leaving?.removeEventListener('abort', leave);
  }
};

/** The JSON of a text; undefined when it is something else. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Why an answer is not a success: by its status, and by what it says. */
export const failureOf = (status: number, headers: Headers, answer: unknown): V2Error => {
  const details = { status, retryAfter: Number(headers.get('Retry-After')) || 0, ...detailsOfFailure(answer) };
  if (status === 401) return new V2Error('unauthorized', details);
  if (status >= 500) return new V2Error('failed', details);
  if (status >= 400) return new V2Error('refused', details);
  const isObject = typeof answer === 'object' && answer !== null;
  return new V2Error(isObject ? 'refused' : 'unreadable', details);
};
