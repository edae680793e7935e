import { type Steps, withPauses } from '../../lib/steps';
import type { Shape } from '../../v2/endpoint';
import { type ReadsParts, unreadIn } from '../../v2/many';
import { IN_MEMORY_MAX } from '../reads/listSizes';
import { type NextBytes, parsed } from './request';
import { V2Error } from './V2Error';

/**
 * Reads the long list of an older v2, which answers it whole, in pieces: keys and clicks are answered in between. The
 * result is that of `parsed` and of the row's schema.
 */

/** Characters: a fraction of a millisecond. From 100,000 on, the garbage of these strings costs more than parsing them. */
const PIECE = 20_000;
/** Rows: some milliseconds where all of them are converted. */
const ROWS = 200;
/** Characters of a piece. After so many without a place to cut, the rest is parsed at once. */
const LONGEST = 100 * PIECE;
/** Places in a row that look like the start of a row and are none, after which the rest is parsed at once. */
const TRIES = 100;

/** All before the first row, and how that row starts. */
const BEFORE = /^\s*\{\s*(?:"\w+"\s*:\s*(?:"[^"\\]*"|[\w.+-]+)\s*,\s*)*"data"\s*:\s*\[\s*(?=(\{\s*"[^"\\]*"\s*:))/;

/** The rows in a text that should end with a comma; undefined when it does not hold whole rows alone. */
const rowsIn = (text: string): unknown[] | undefined => {
  const comma = text.lastIndexOf(',');
  // Only JSON's own whitespace, which is less than that of \s.
  if (comma < 0 || !/^[ \t\n\r]*$/.test(text.slice(comma + 1))) return undefined;
  return parsed(`[${text.slice(0, comma)}]`) as unknown[] | undefined;
};

/**
 * Cuts where the text has what the first row starts with. The same text may stand in a field or in a list of a row: a
 * piece that was cut there is no JSON, because it ends within a string or within brackets, and is tried at the next
 * such place. So every cut that parses is right.
 */
function* parseSteps(next: NextBytes): Steps<unknown> {
  const decoder = new TextDecoder();
  // What was decoded and is not parsed yet. To decode all of it at once takes the browser 0.3 s.
  let text = '';
  let bytes: Uint8Array = new Uint8Array();
  let isDecoded = false;
  function* take(characters: number): Steps<void> {
    while (text.length < characters && !isDecoded) {
      if (bytes.length === 0)
        yield next().then((chunk) => {
          bytes = chunk ?? new Uint8Array();
          isDecoded = chunk === undefined;
        });
      text += decoder.decode(bytes.subarray(0, PIECE), { stream: !isDecoded });
      bytes = bytes.subarray(PIECE);
    }
  }
  yield* take(PIECE);
  const [before = '', start = ''] = BEFORE.exec(text) ?? [];
  text = text.slice(before.length);
  const rows: unknown[] = [];
  let from = PIECE;
  for (let tries = 0; start !== '' && tries < TRIES; ) {
    const end = text.indexOf(start, from);
    if (end < 0 && (isDecoded || text.length > LONGEST)) break;
    if (end < 0) {
      yield* take(text.length + PIECE);
      yield;
      continue;
    }
    const piece = rowsIn(text.slice(0, end));
    for (const row of piece ?? []) rows.push(row);
    if (piece) text = text.slice(end);
    tries = piece ? 0 : tries + 1;
    from = piece ? PIECE : end + 1;
    yield;
  }
  yield* take(Number.POSITIVE_INFINITY);
  if (rows.length === 0) return parsed(before + text);
  // What is left, in the answer's own words. A list that does not begin with the mark came later, under the same name.
  const answer = Object(parsed(`${before}"rows",${text}`));
  const [mark, ...last] = Array.isArray(answer.data) ? answer.data : [];
  if (mark !== 'rows') return 'data' in answer ? answer : undefined;
  for (const row of last) rows.push(row);
  return { ...answer, data: rows };
}

const readsParts = (schema: object): schema is ReadsParts => 'parsePart' in schema;

function* checkSteps(schema: Shape<unknown>, data: unknown): Steps<unknown> {
  if (!readsParts(schema) || !Array.isArray(data)) return schema.parse(data);
  const rows: unknown[] = [];
  let unread = 0;
  for (let at = 0; at < data.length; at += ROWS) {
    const read = schema.parsePart(data.slice(at, at + ROWS));
    for (const row of read) rows.push(row);
    unread += unreadIn(read);
    yield;
  }
  if (rows.length === 0) return schema.parse(data);
  // Of a long list also when it is 0: react-query would compare a plain one with the one before it, all rows at once.
  return unread > 0 || rows.length > IN_MEMORY_MAX ? Object.assign(rows, { unread }) : rows;
}

const withPausesUnlessLeft = async <Result>(steps: Steps<Result>, leaving?: AbortSignal): Promise<Result> => {
  try {
    return await withPauses(steps, leaving);
  } catch (cause) {
    throw leaving?.aborted ? new V2Error('aborted', { cause }) : cause;
  }
};

/** The parsed JSON of a text; undefined when it is no JSON. Parses what has come while the rest travels. */
export const parsedInPieces = (next: NextBytes, leaving?: AbortSignal) =>
  withPausesUnlessLeft(parseSteps(next), leaving);

/** The data as its schema reads it. Throws what the schema throws. */
export const checkedInPieces = (schema: Shape<unknown>, data: unknown, leaving?: AbortSignal) =>
  withPausesUnlessLeft(checkSteps(schema, data), leaving);
