import { success } from '../src/v2/envelope';

/** What takes long goes in pieces, so that others are answered in between: a process does one thing at a time. */

/** So many rows are read at a time, so many records written as JSON: ten milliseconds or so. Shorter, and a long list would wait for everyone. */
export const ROWS = 1_000;
export const RECORDS = 2_000;

export const piecesOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, nth) => items.slice(nth * size, (nth + 1) * size));

/** Lets whatever waits go first. */
export const breath = (): Promise<void> => new Promise((done) => setImmediate(done));

/** A success as it travels, the text that JSON.stringify makes of it. */
export const successText = async (data: unknown): Promise<string> => {
  if (!Array.isArray(data) || data.length <= RECORDS) return JSON.stringify(success(data));
  const [before, after] = JSON.stringify(success(['|'])).split('"|"');
  const texts: string[] = [];
  for (const piece of piecesOf(data, RECORDS)) {
    texts.push(JSON.stringify(piece).slice(1, -1));
    await breath();
  }
  return `${before}${texts.join(',')}${after}`;
};
