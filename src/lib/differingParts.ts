/** Two texts as they are shown beside each other: long ones begin near where they differ, and are cut. */

/** Letters that are shown of a text, and at most before the word in which the two differ. */
const SHOWN = 120;
const BEFORE = 30;
const MORE = '…';

/** The parts of both in which they differ, marked where something is left out. */
export function differingParts(one: string, other: string): [string, string] {
  const [letters, others] = [Array.from(one), Array.from(other)];
  const longest = Math.max(letters.length, others.length);
  let same = 0;
  while (same < longest && letters[same] === others[same]) same += 1;
  // The beginning of a word, where there is one near.
  const word = letters.indexOf(' ', same - BEFORE) + 1;
  const start = longest <= SHOWN || same <= BEFORE ? 0 : word > 0 && word <= same ? word : same;
  const part = (all: string[]) =>
    `${start > 0 ? MORE : ''}${all.slice(start, start + SHOWN).join('')}${all.length > start + SHOWN ? MORE : ''}`;
  return [part(letters), part(others)];
}
