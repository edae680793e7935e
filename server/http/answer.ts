import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** Compressing fewer bytes takes longer than most calls. */
const ZIPPED_FROM = 1_024;
const zip = promisify(gzip);

/**
 * An answer whose JSON is all there. It is compressed here, in one go and in a thread, and not on its way out like a
 * list that is sent while it is read: as a stream it takes twice the time, and the thread that answers everyone.
 */
export const answerJson = async (
  c: Context,
  json: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const isLong = Buffer.byteLength(json) >= ZIPPED_FROM;
  const isZipped =
    isLong && accepts(c, { header: 'Accept-Encoding', supports: ['gzip', 'identity'], default: 'identity' }) === 'gzip';
  const body = isZipped ? await zip(json) : json;
  return c.body(body, 200, {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    ...(isZipped && { 'Content-Encoding': 'gzip' }),
    // Also uncompressed: a cache in between may not give that one to who asks for the other.
    ...(isLong && { Vary: 'Accept-Encoding' }),
  });
};
