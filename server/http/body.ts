import type { Context } from 'hono';
import { z } from 'zod';
import { BODY_MAX_BYTES, IMAGE_BODY_MAX_BYTES } from '../../src/v2/constants';
import type { AnyEndpoint } from '../../src/v2/endpoint';
import { NUL_REFUSED } from '../../src/v2/fields';
import { Refusal, refuseFields } from '../lib/refusal';

/** Reads the body of a call and checks it against its row of the contract. Throws 413, 415, 400 or 422. */

const tooLarge = (limit: number) => {
  const kilobytes = limit / 1024;
  const most = kilobytes < 1024 ? `${kilobytes} kB` : `${kilobytes / 1024} MB`;
  return new Refusal(413, `De gegevens zijn te groot: hoogstens ${most}.`);
};

/** The bytes of the body. Stops reading at the limit and throws 413. */
const bytesWithin = async (c: Context, limit: number): Promise<Uint8Array> => {
  if (Number(c.req.header('Content-Length') ?? 0) > limit) throw tooLarge(limit);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of c.req.raw.body ?? []) {
    size += part.byteLength;
    if (size > limit) throw tooLarge(limit);
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const utf8 = new TextDecoder('utf-8', { fatal: true });
const parsed = (bytes: Uint8Array): { text: string; value: unknown } => {
  try {
    const text = utf8.decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    throw new Refusal(400, 'De gegevens zijn onleesbaar aangekomen. Probeer het opnieuw.');
  }
};

/** No shape of the contract is nearly as deep. */
const DEPTH_MAX = 100;
const [QUOTE, BACKSLASH, ...BRACKETS] = Buffer.from('"\\[{]}');
/** Refuses (422) what is nested deeper, before it is parsed: that alone would hold the one thread for seconds. */
const refuseDeep = (bytes: Uint8Array): void => {
  const [list, record, endOfList, endOfRecord] = BRACKETS;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === list || byte === record) depth += 1;
    else if (byte === endOfList || byte === endOfRecord) depth -= 1;
    if (depth > DEPTH_MAX) throw refuseFields({ '': `Stuur hoogstens ${DEPTH_MAX} lagen.` });
  }
};

const NUL = String.fromCharCode(0);
/** As many rows as fit in 256 kB of the shortest order. Each wrong one would cost a message, and the one thread its time. */
const ROWS_MAX = 10_000;
/** No record has nearly as many. Each would be checked and named on its own, which holds the one thread for seconds. */
const FIELDS_MAX = 1_000;
/**
 * Refuses (422) U+0000 in a text or in the name of a field, which JSON holds only as an escape, lists that are too long
 * and records that are too wide.
 */
const refuseUnfit = ({ text, value }: { text: string; value: unknown }): void => {
  const hasNul = text.includes('\\u0000');
  const open: [string, unknown][] = [['', value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, item] = next;
    if (hasNul && typeof item === 'string' && item.includes(NUL)) throw refuseFields({ [path]: NUL_REFUSED });
    if (typeof item !== 'object' || item === null) continue;
    if (Array.isArray(item)) {
      if (item.length > ROWS_MAX) throw refuseFields({ [path]: `Stuur hoogstens ${ROWS_MAX} regels.` });
    } else if (Object.keys(item).length > FIELDS_MAX)
      throw refuseFields({ [path]: `Stuur hoogstens ${FIELDS_MAX} velden.` });
    for (const [name, inner] of Object.entries(item)) {
      // At its place: no answer repeats the name.
      if (hasNul && name.includes(NUL)) throw refuseFields({ [path]: NUL_REFUSED });
      open.push([path === '' ? name : `${path}.${name}`, inner]);
    }
  }
};

/** For a union: the issues of the first shape that has one of the sent fields, else of the first shape. */
const issuesOf = (issue: z.core.$ZodIssue, body: unknown): z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const sent = Object.keys(typeof body === 'object' && body !== null ? body : {});
  const meant = issue.errors.find((issues) => issues.some(({ path }) => sent.includes(String(path[0]))));
  return meant ?? issue.errors[0] ?? [issue];
};

/** The parsed body. Throws 422 with a Dutch message per field. */
const checkedBody = (shape: z.ZodType, body: unknown): unknown => {
  const result = shape.safeParse(body, { error: () => 'Deze waarde is niet geldig.' });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues.flatMap((issue) => issuesOf(issue, body)))
    fields[path.join('.')] ??= message;
  throw refuseFields(fields);
};

export interface Received {
  /** As parsed by the row's schema. */
  body: unknown;
  /** As received. */
  bytes: Uint8Array;
}

/** The checked body of a call. A row without a body gives undefined, whatever was sent. */
export const bodyOf = async (c: Context, { body, weight }: Pick<AnyEndpoint, 'body' | 'weight'>): Promise<Received> => {
  if (body === null) return { body: undefined, bytes: new Uint8Array() };
  const limit = weight === 'image' ? IMAGE_BODY_MAX_BYTES : BODY_MAX_BYTES;
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw new Refusal(415, 'De gegevens moeten als JSON worden verstuurd.');
  const bytes = await bytesWithin(c, limit);
  refuseDeep(bytes);
  const json = parsed(bytes);
  refuseUnfit(json);
  return { body: body instanceof z.ZodType ? checkedBody(body, json.value) : body.parse(json.value), bytes };
};
