import { filesUnder, textOf } from '../architecture/sources';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The lines inside the test or group of this title; undefined when there is none. */
const inside = (text: string, title: string): string | undefined => {
  const found = new RegExp(`^( *).*\\(\\s*(['"\`])${escaped(title)}\\2`, 'm').exec(text);
  if (!found) return undefined;
  const rest = text.slice(found.index + found[0].length);
  // Its closing brace has the indentation of its first line.
  const end = rest.search(new RegExp(`^${found[1]}}\\)`, 'm'));
  return end === -1 ? rest : rest.slice(0, end);
};

/** True when this test exists: `server/wire.test.ts > 400: malformed JSON is refused (%j)`, or `file > group > test`. */
export const testExists = (held: string): boolean => {
  const [file = '', ...titles] = held.split(' > ');
  const path = `tests/${file}`;
  if (!filesUnder('tests').includes(path) || titles.length === 0) return false;
  return titles.reduce<string | undefined>((text, title) => text && inside(text, title), textOf(path)) !== undefined;
};
