import { success } from '../../src/v2/envelope';

/** Splits long work into pieces, so that other calls are answered in between: Node runs one thing at a time. */

/** Rows per query: about ten milliseconds. */
export const ROWS = 1_000;
/**
 * Records per piece of JSON: some 50 kB. V8 makes a longer text as many short ones, and joining these into bytes takes
 * five times as long as making them.
 */
const RECORDS = 50;

export const piecesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, nth) => items.slice(nth * size, (nth + 1) * size));

export const yieldToEventLoop = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Does pieces of work until one is not full, or it is stopped. `piece` returns how much it did; returns the sum. */
export const untilDone = async (
  full: number,
  piece: () => Promise<number>,
  isStopped: () => boolean,
): Promise<number> => {
  let sum = 0;
  for (let done = full; done === full && !isStopped(); sum += done) {
    if (sum > 0) await yieldToEventLoop();
    done = await piece();
  }
  return sum;
};

/** The JSON of records, without the brackets around it. */
export const jsonOf = (records: readonly unknown[]): Uint8Array<ArrayBuffer> =>
  Buffer.concat(
    piecesOf(records, RECORDS).map((piece, nth) =>
      Buffer.from((nth === 0 ? '' : ',') + JSON.stringify(piece).slice(1, -1)),
    ),
  );

/** The JSON of a list of records. */
export const listJson = (records: readonly unknown[]): Uint8Array<ArrayBuffer> =>
  Buffer.concat([Buffer.from('['), jsonOf(records), Buffer.from(']')]);

/** Around the records of a success that is a list. */
export const [OPEN = '', CLOSE = ''] = JSON.stringify(success(['|'])).split('"|"');

/** The JSON of a success, equal to JSON.stringify of the whole. */
export const successJson = async (data: unknown): Promise<string | Uint8Array<ArrayBuffer>> => {
  if (!Array.isArray(data)) return JSON.stringify(success(data));
  const parts: Uint8Array[] = [];
  for (const piece of piecesOf(data, ROWS)) {
    parts.push(Buffer.from(parts.length === 0 ? OPEN : ','), jsonOf(piece));
    if (piece.length === ROWS) await yieldToEventLoop();
  }
  return Buffer.concat([...(parts.length === 0 ? [Buffer.from(OPEN)] : parts), Buffer.from(CLOSE)]);
};
