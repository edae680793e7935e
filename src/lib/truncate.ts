import { TRUNCATE_LENGTH, TRUNCATE_SUFFIX } from '../v2/constants';

/** Letters as a reader counts them: an accent or an emoji's parts are never cut off. */
const letters = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** The first `length` letters and '...' where the text is longer (specification section 9); null and undefined are ''. */
export function truncate(text: string | null | undefined, length: number = TRUNCATE_LENGTH): string {
  if (!text || text.length <= length) return text ?? '';
  const read = Array.from(letters.segment(text), ({ segment }) => segment);
  return read.length <= length ? text : read.slice(0, Math.max(0, length)).join('') + TRUNCATE_SUFFIX;
}
