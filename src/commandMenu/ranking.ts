import { millisecondsInDay } from 'date-fns/constants';
import { normalizeSearch } from '../v2/searchText';
import type { Entry } from './entries';
import type { Hit } from './search/searchIndex';

/** The order of what was found, and of what was used. */

/** How often and when an entry was chosen, by its id. Times in milliseconds. */
export type Used = Readonly<Record<string, { count: number; last: number }>>;

const USED_MAX = 50;

/** 0 for what was never chosen, rising to 1: half of it for how often, half for how recently. */
const familiarity = (used: Used, id: string, now: number): number => {
  const use = used[id];
  if (!use) return 0;
  const days = Math.max(0, now - use.last) / millisecondsInDay;
  return (1 - 1 / (1 + use.count)) / 2 + 1 / (1 + days) / 2;
};

/** What was chosen, the most familiar first. */
export const familiarFirst = (used: Used, now: number) =>
  Object.entries(used).sort(([a], [b]) => familiarity(used, b, now) - familiarity(used, a, now));

/** Counts a choice. Forgets the least familiar ones beyond fifty. */
export const noteUse = (used: Used, id: string, now: number): Used => {
  const noted = { ...used, [id]: { count: (used[id]?.count ?? 0) + 1, last: now } };
  return Object.fromEntries(familiarFirst(noted, now).slice(0, USED_MAX));
};

/** Kinds that are looked for most, first. Any other kind comes last. */
const KINDS = ['actions', 'pages', 'customers', 'products', 'transactions', 'categories', 'subcategories'];
const kindPoints = (kind: string) => {
  const place = KINDS.indexOf(kind);
  return place < 0 ? 0 : (KINDS.length - place) / KINDS.length;
};

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
const beginsWord = (text: string, word: string) => ` ${wordsOf(text).join(' ')}`.includes(` ${word}`);

/** True when these words stand one behind the other in its title or names. */
export const hasPhrase = ({ title, names }: Entry, phrase: string): boolean =>
  beginsWord(normalizeSearch(`${title} ${names}`), normalizeSearch(phrase));

/** True when these are words of its title, names or detail. The last that is typed may be the beginning of one in its title. */
export const hasWords = ({ title, names, detail }: Entry, line: string, isTyping: boolean): boolean => {
  const whole = new Set(wordsOf(normalizeSearch(`${title} ${names} ${detail}`)));
  const words = wordsOf(normalizeSearch(line));
  const isBeginning = (at: number) => isTyping && at === words.length - 1;
  return words.every((word, at) => whole.has(word) || (isBeginning(at) && beginsWord(normalizeSearch(title), word)));
};

/** How well an entry answers the line: its whole name or number, its beginning, its words, other fields, or only nearly. */
const closeness = ({ title, names, more }: Entry, line: string): number => {
  const [inTitle, inNames, inMore] = [title, names, more].map(normalizeSearch);
  const isNumber = /\d/.test(line);
  if (inTitle === line || (isNumber && ` ${inNames} `.includes(` ${line} `))) return 5;
  if (inTitle?.startsWith(line)) return 4;
  const words = wordsOf(line);
  const all = (text: string) => words.every((word) => beginsWord(text, word));
  if (all(inTitle ?? '')) return 3;
  if (all(`${inTitle} ${inNames}`)) return 2;
  return all(`${inTitle} ${inNames} ${inMore}`) ? 1 : 0;
};

const isRecord = ({ id }: Entry) => !/^(pages|new|start|actions)\//.test(id);

/** A record whose title begins with the whole line, or whose number it is. */
export const isRecordNamed = (entry: Entry, text: string): boolean =>
  isRecord(entry) && closeness(entry, normalizeSearch(text)) >= 4;

/** A page or an action that the line names in full words: no record that the server still finds is meant instead. */
export const isOwn = (entry: Entry, text: string): boolean =>
  !isRecord(entry) && closeness(entry, normalizeSearch(text)) >= 2;

/** The hits as entries, best first. Exactness counts most, then what is used, then the kind and the search's own score. */
export const ranked = (
  hits: readonly Hit[],
  entryOf: (id: string) => Entry | undefined,
  text: string,
  used: Used,
  now: number,
): Entry[] => {
  const line = normalizeSearch(text);
  const best = Math.max(...hits.map(({ score }) => score), 1);
  return hits
    .flatMap(({ id, score }) => {
      const entry = entryOf(id);
      if (!entry) return [];
      const points =
        2 * closeness(entry, line) + 3 * familiarity(used, id, now) + kindPoints(entry.kind) + score / best;
      return [{ entry, points }];
    })
    .sort((a, b) => b.points - a.points)
    .map(({ entry }) => entry);
};
