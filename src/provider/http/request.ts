import { tooLarge } from '../../../i18n/nl/late/failures';
import { detailsOfFailure, isObject } from '../../v2/envelope';
import { V2Error } from './V2Error';

/** One HTTP exchange with a time limit. Throws a V2Error when no answer comes. */

/** The next bytes of a text in UTF-8, until more are asked for; undefined at its end. Throws when they do not come. */
export type NextBytes = () => Promise<Uint8Array | undefined>;

export interface Answer {
  status: number;
  headers: Headers;
  /** Called until the end. Throws a V2Error. */
  next: NextBytes;
}

/** Bytes that are read at once. */
const CHUNK = 128 * 1024;

/**
 * A short answer in one go: of a stream, Chromium sometimes never reports the end, and the call counts as open. A long
 * one into the same memory again and again, where the browser can. To put 40 MB together, or to free their chunks in
 * one collection of garbage, keeps keys and clicks waiting for 0.3 s.
 */
const reading = (answer: Response): NextBytes => {
  const { body, headers } = answer;
  // No number where nothing says how long it is.
  if (!body || Number(headers.get('Content-Length') ?? Number.NaN) < CHUNK) {
    let isRead = false;
    return async () => {
      if (isRead) return undefined;
      isRead = true;
      return new Uint8Array(await answer.arrayBuffer());
    };
  }
  try {
    const reader = body.getReader({ mode: 'byob' });
    let memory = new Uint8Array(CHUNK);
    return async () => {
      const { value, done } = await reader.read(memory);
      if (done) return undefined;
      memory = new Uint8Array(value.buffer);
      return value;
    };
  } catch {
    const reader = body.getReader();
    return async () => (await reader.read()).value;
  }
};

interface Limits {
  /** Milliseconds, including the body. */
  limit: number;
  /** Aborted when the user leaves the screen. */
  leaving?: AbortSignal;
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
  const end = () => {
    clearTimeout(timer);
    leaving?.removeEventListener('abort', leave);
  };
  const orFailure = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (cause) {
      end();
      throw new V2Error(late ? 'timeout' : leaving?.aborted ? 'aborted' : 'network', { cause });
    }
  };
  const answer = await orFailure(send(url, { ...init, keepalive: isLeaving, signal: abort.signal }));
  const read = reading(answer);
  const next = async () => {
    const chunk = await orFailure(read());
    if (!chunk) end();
    return chunk;
  };
  return { status: answer.status, headers: answer.headers, next };
};

/** The bytes until there are more than so many, or until their end. */
export const bytesUntil = async (next: NextBytes, size = Number.POSITIVE_INFINITY) => {
  const chunks: Uint8Array[] = [];
  for (let read = 0; read <= size; ) {
    const chunk = await next();
    if (!chunk) return { chunks, isWhole: true };
    chunks.push(chunk.slice());
    read += chunk.length;
  }
  return { chunks, isWhole: false };
};

export const textOf = (chunks: readonly Uint8Array[]): string => {
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
};

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
  if (status === 413) details.error ||= tooLarge;
  if (status === 401) return new V2Error('unauthorized', details);
  if (status >= 500) return new V2Error('failed', details);
  if (status >= 400) return new V2Error('refused', details);
  return new V2Error(isObject(answer) ? 'refused' : 'unreadable', details);
};
