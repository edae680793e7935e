import { isDataUrl } from '../v2/fields';

/** Cuts two long texts to the part where they differ, to show them beside each other. */

/** The letters that are shown, and the most of them before the first difference. */
const SHOWN = 120;
const BEFORE = 30;
const MORE = '…';

/** Both parts, with '…' where text was left out. Values other than texts, and images, stay as they are. */
export function differingParts(one: unknown, other: unknown): [unknown, unknown] {
  if (typeof one !== 'string' || typeof other !== 'string' || [one, other].some(isDataUrl)) return [one, other];
  const letters = Array.from(one);
  const others = Array.from(other);
  const longest = Math.max(letters.length, others.length);
  let same = 0;
  while (same < longest && letters[same] === others[same]) same += 1;
  // Start at the beginning of a word when one is near.
  const word = letters.indexOf(' ', same - BEFORE) + 1;
  const start = longest <= SHOWN || same <= BEFORE ? 0 : word > 0 && word <= same ? word : same;
  const part = (all: readonly string[]) =>
    `${start > 0 ? MORE : ''}${all.slice(start, start + SHOWN).join('')}${all.length > start + SHOWN ? MORE : ''}`;
  return [part(letters), part(others)];
}
