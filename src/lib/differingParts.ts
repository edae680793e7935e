/** Two texts as they are shown beside each other: long ones begin near where they differ, and are cut. */

/** Letters that are shown of a text, and before the place where the two differ. */
const SHOWN = 120;
const BEFORE = 30;
const MORE = '…';

/** ('…long text A', '…long text B') -> the parts of both in which they differ, marked where something is left out. */
export function differingParts(one: string, other: string): [string, string] {
  const longest = Math.max(one.length, other.length);
  let same = 0;
  while (same < longest && one[same] === other[same]) same += 1;
  const start = longest > SHOWN && same > BEFORE ? same - BEFORE : 0;
  const part = (text: string) => {
    const letters = Array.from(text.slice(start));
    return `${start > 0 ? MORE : ''}${letters.slice(0, SHOWN).join('')}${letters.length > SHOWN ? MORE : ''}`;
  };
  return [part(one), part(other)];
}
