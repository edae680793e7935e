import { filesUnder, textOf } from '../architecture/sources';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True when this test exists: `server/wire.test.ts > 400: malformed JSON is refused (%j)`. */
export const testExists = (held: string): boolean => {
  const [file = '', title = ''] = held.split(' > ');
  const path = `tests/${file}`;
  return filesUnder('tests').includes(path) && new RegExp(`\\(\\s*(['"\`])${escaped(title)}\\1`).test(textOf(path));
};
