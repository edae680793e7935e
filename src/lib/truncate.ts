import { TRUNCATE_LENGTH, TRUNCATE_SUFFIX } from '../v2/constants';
import { once } from '../v2/once';

/** Splits into graphemes, so that an accent or an emoji is never cut in two. */
const letters = once(() => new Intl.Segmenter('nl', { granularity: 'grapheme' }));

/** The first `length` letters, and '...' when the text is longer (section 9). null and undefined give ''. */
export function truncate(text: string | null | undefined, length: number = TRUNCATE_LENGTH): string {
  if (!text || text.length <= length) return text ?? '';
  const read = Array.from(letters().segment(text), ({ segment }) => segment);
  return read.length <= length ? text : read.slice(0, Math.max(0, length)).join('') + TRUNCATE_SUFFIX;
}
