import { success } from '../src/v2/envelope';

/** What takes long goes in pieces, so that others are answered in between: a process does one thing at a time. */

/** Rows that are read, or written as JSON, at a time: a few milliseconds. */
export const PIECE = 500;

export const piecesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PIECE) }, (_, nth) => items.slice(nth * PIECE, (nth + 1) * PIECE));

/** Lets whatever waits go first. */
export const breath = (): Promise<void> => new Promise((done) => setImmediate(done));

/** A success as it travels, the text that JSON.stringify makes of it. */
export const successText = async (data: unknown): Promise<string> => {
  if (!Array.isArray(data) || data.length <= PIECE) return JSON.stringify(success(data));
  const [before, after] = JSON.stringify(success(['|'])).split('"|"');
  const texts: string[] = [];
  for (const piece of piecesOf(data)) {
    texts.push(JSON.stringify(piece).slice(1, -1));
    await breath();
  }
  return `${before}${texts.join(',')}${after}`;
};
