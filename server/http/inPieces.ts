import { success } from '../../src/v2/envelope';

/** Splits long work into pieces, so that other calls are answered in between: Node runs one thing at a time. */

/** Rows per query and records per piece of JSON: about ten milliseconds each. */
export const ROWS = 1_000;
export const RECORDS = 2_000;

export const piecesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, nth) => items.slice(nth * size, (nth + 1) * size));

export const yieldToEventLoop = (): Promise<void> => new Promise((done) => setImmediate(done));

/** The JSON text of a success, equal to JSON.stringify of the whole. */
export const successText = async (data: unknown): Promise<string> => {
  if (!Array.isArray(data) || data.length <= RECORDS) return JSON.stringify(success(data));
  const [before, after] = JSON.stringify(success(['|'])).split('"|"');
  const texts: string[] = [];
  for (const piece of piecesOf(data, RECORDS)) {
    texts.push(JSON.stringify(piece).slice(1, -1));
    await yieldToEventLoop();
  }
  return `${before}${texts.join(',')}${after}`;
};
