import { normalizeSearch } from '../../v2/searchText';
import { dayIn, timeIn } from './dutchWhen';

/**
 * Reads a typed line as a command: 'afspraak morgen 10:00 jansen' -> the verb, day and time, and the words that are
 * left, which name a record. Null when the line does not begin with a verb.
 */

export const VERBS = {
  waterReport: ['waterrapport', 'watermeting'],
  appointment: ['afspraak', 'afspraakrapport', 'bezoek'],
  task: ['taak', 'todo'],
  price: ['prijs'],
  call: ['bel', 'bellen', 'telefoon', 'tel'],
  machine: ['machine', 'machines'],
} as const;
export type Verb = keyof typeof VERBS;

export interface Command {
  verb: Verb;
  /** What is left of the line: it names the record, and for a task also says what to do. */
  words: string[];
  /** The word right before them that may say nothing, or begin the name: 'van'. */
  before?: string;
  /** `YYYY-MM-DD`. */
  day?: string;
  /** `HH:mm`. */
  time?: string;
  /** Words after 'door': the advisor. */
  advisor?: string;
}

/** Words between verb and name that say nothing, unless the name begins with one. */
const FILLERS = ['bij', 'met', 'voor', 'van', 'op'];
/** So many letters of a verb are enough. */
const ENOUGH = 5;

const verbs = Object.entries(VERBS) as [Verb, readonly string[]][]; // Object.entries forgets the keys.
const verbOf = (word: string): Verb | undefined =>
  verbs.find(([, names]) =>
    names.some((name) => name === word || (word.length >= ENOUGH && name.startsWith(word))),
  )?.[0];

/** Right behind a day a bare number is an hour: 'maandag 9'. */
const hourIn = ([word = '']: readonly string[]) => {
  const hour = /^\d{1,2}$/.test(word) ? timeIn(['om', word]) : null;
  return hour && { ...hour, length: 1 };
};

/** Takes day, time and advisor out of the words, wherever they stand; the first of each counts. */
const withMoment = (words: readonly string[], typed: readonly string[], today: Date): Omit<Command, 'verb'> => {
  const read: Omit<Command, 'verb'> = { words: [] };
  let dayEnd = -1;
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const time =
      read.time === undefined ? (timeIn(rest) ?? (at === dayEnd && !dayIn(rest, today) ? hourIn(rest) : null)) : null;
    const day = !time && read.day === undefined ? dayIn(rest, today) : null;
    const [advisor] = rest[0] === 'door' ? rest.slice(1) : [];
    if (time) read.time = time.value;
    else if (day) read.day = day.value;
    else if (advisor) read.advisor = advisor;
    else read.words.push(typed[at] ?? '');
    at += time?.length ?? day?.length ?? (advisor ? 2 : 1);
    if (day) dayEnd = at;
  }
  return read;
};

export const parseCommand = (line: string, today: Date): Command | null => {
  const typed = line.trim().split(/\s+/);
  const [first = '', ...words] = typed.map((word) => normalizeSearch(word).replace(/[,;:]$/, ''));
  const verb = verbOf(first);
  if (!verb) return null;
  const rest = typed.slice(1);
  const read = verb === 'appointment' ? withMoment(words, rest, today) : { words: rest };
  const meant = read.words.findIndex((word) => !FILLERS.includes(normalizeSearch(word)));
  const fillers = meant < 0 ? read.words.length : meant;
  return { verb, ...read, words: read.words.slice(fillers), before: read.words[fillers - 1] };
};
