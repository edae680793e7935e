import { detailsOfFailure, isObject } from '../../v2/envelope';
import { V2Error } from './V2Error';

/** One HTTP exchange with a time limit. Throws a V2Error when no answer comes. */

export interface Answer {
  status: number;
  headers: Headers;
  /** Of the text, in UTF-8. */
  bytes: Uint8Array;
}

interface Limits {
  /** Milliseconds, including the body. */
  limit: number;
  /** Aborted when the user leaves the screen. */
  leaving?: AbortSignal | undefined;
}

let isLeaving = false;

/** Lets the calls of `send` outlive the page (keepalive). Only these, because browsers limit them. */
export const whileLeaving = (send: () => void): void => {
  isLeaving = true;
  send();
  // The calls start in this task. Reset afterwards, because the user may stay on the page.
  setTimeout(() => {
    isLeaving = false;
  });
};

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
    const response = await send(url, { ...init, keepalive: isLeaving, signal: abort.signal });
    return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (cause) {
    throw new V2Error(late ? 'timeout' : leaving?.aborted ? 'aborted' : 'network', { cause });
  } finally {
    clearTimeout(timer);
    leaving?.removeEventListener('abort', leave);
  }
};

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The parsed JSON; undefined when the text is no JSON. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The error for an answer that is no success, by its status and content. */
export const failureOf = (status: number, headers: Headers, answer: unknown): V2Error => {
  const details = { status, retryAfter: Number(headers.get('Retry-After')) || 0, ...detailsOfFailure(answer) };
  if (status === 401) return new V2Error('unauthorized', details);
  if (status >= 500) return new V2Error('failed', details);
  if (status >= 400) return new V2Error('refused', details);
  return new V2Error(isObject(answer) ? 'refused' : 'unreadable', details);
};
