import { phoneAddress } from '../../lib/contactDetails';
import { customerPaths } from '../../lib/paths';
import type { Translate } from '../../lib/textOfKey';
import type { Advisor } from '../../v2/entities/customer';
import { normalizeSearch } from '../../v2/searchText';
import type { Entry } from '../entries';
import { hasPhrase, hasWords } from '../ranking';
import type { Command, Verb } from './parseCommand';

/** Turns a command and the records that its words name into entries to choose from. */

/** A search of one kind, ranked. */
type Finds = (words: readonly string[], kind: string) => Promise<readonly Entry[]>;

const SHOWN = 5;

/** Of 'bel van dam' those who are called Van Dam come first, and then whoever 'dam' finds. */
const withBefore =
  (find: Finds, before: string | undefined): Finds =>
  async (words, kind) => {
    if (before === undefined) return find(words, kind);
    const [whole, others] = await Promise.all([find([before, ...words], kind), find(words, kind)]);
    const named = whole.filter((entry) => hasPhrase(entry, `${before} ${words[0]}`));
    return [...new Map([...named, ...others].map((entry) => [entry.id, entry])).values()];
  };

/** Small words that a name may have, but never ends with. */
const ENDS_NO_NAME = ['de', 'het', 'een', 'van'];

/**
 * The records that the longest beginning of the words names: of 'aquaglans pomp nakijken', Aquaglans; and the words after
 * it. Only whole words of the name and place count, for what is to be done ('info sturen') may be in an e-mail address. The
 * first word is searched like any other where none of them is a name.
 */
const namedBy = async (words: readonly string[], find: Finds) => {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length);
    if (ENDS_NO_NAME.includes(normalizeSearch(name.at(-1) ?? ''))) continue;
    const isTyping = length === words.length;
    const records = (await find(name, 'customers')).filter((entry) => hasWords(entry, name.join(' '), isTyping));
    if (records.length > 0) return { records, rest: words.slice(length) };
  }
  return { records: await find(words.slice(0, 1), 'customers'), rest: words.slice(1) };
};

/** The customer's id in an entry's id. */
const idOf = ({ id }: Pick<Entry, 'id'>) => Number(id.split('/')[1]);

/** The only one of this name; undefined where there is none, or several. */
const advisorNamed = (name: string, advisors: readonly Advisor[]): Advisor | undefined => {
  const having = (part: string) => advisors.filter((one) => ` ${normalizeSearch(one.name)} `.includes(part));
  const [whole, begun] = [having(` ${name} `), having(` ${name}`)];
  const named = whole.length > 0 ? whole : begun;
  return named.length === 1 ? named[0] : undefined;
};

/** The values for the appointment's form; a time alone is completed by the user. */
const appointment = ({ day, time }: Command, advisor: Advisor | undefined) => ({
  ...(day || time ? { scheduled: [day, time].filter(Boolean).join(' ') } : {}),
  ...(advisor ? { user_id: advisor.user_id } : {}),
});

const FORMS: Partial<Record<Verb, (customer: number) => string>> = {
  waterReport: customerPaths.newWaterReport,
  appointment: customerPaths.newReport,
  task: customerPaths.tasks,
  machine: customerPaths.newMachine,
};

/** True for a command that still lacks its customer. */
export const isNameless = (command: Command | null) =>
  command !== null && command.words.length === 0 && command.verb !== 'price';

interface Context {
  /** The customers used most, for a command without a name. */
  familiar: readonly Entry[];
  find: Finds;
  advisors: readonly Advisor[];
  translate: Translate;
  /** How a moment reads: '24-11-2026 10:00'. */
  momentText: (day: string | undefined, time: string | undefined) => string;
}

export const commandEntries = async (command: Command, context: Context) => {
  const { familiar, advisors, translate, momentText } = context;
  const { verb, words } = command;
  const find = withBefore(context.find, command.before);
  if (verb === 'price') return words.length === 0 ? [] : (await find(words, 'products')).slice(0, SHOWN);
  const named = async () =>
    verb === 'task' ? namedBy(words, find) : { records: await find(words, 'customers'), rest: [] };
  const { records, rest } = isNameless(command) ? { records: familiar, rest: [] } : await named();
  const todo = rest.join(' ');
  const advisor = command.advisor ? advisorNamed(command.advisor, advisors) : undefined;
  const by = advisor ? translate('commandMenu.do.by', { name: advisor.name }) : translate('commandMenu.do.byNobody');
  const moment = [momentText(command.day, command.time), command.advisor && by].filter(Boolean).join(' ');
  const detail = verb === 'task' ? todo : moment;
  const record = verb === 'task' ? (todo ? { description: todo } : {}) : appointment(command, advisor);
  return records.slice(0, SHOWN).flatMap((found): Entry[] => {
    const { value, ...customer } = found;
    if (verb === 'call') {
      const calls = phoneOf(found, translate);
      // A customer who is named is shown, though nothing calls: what stands there may be two numbers, to read and dial.
      return calls.length === 0 && words.length > 0 ? [found] : calls;
    }
    const to = FORMS[verb]?.(idOf(customer));
    if (!to) return [];
    return [
      {
        ...customer,
        id: `${verb}:${customer.id}`,
        kind: 'actions',
        title: translate(`commandMenu.do.${verb}`, { name: customer.title }),
        detail: detail || customer.detail,
        act: { to, record },
      },
    ];
  });
};

/** A customer's telephone as an entry of its own, which calls; none for what is no number. */
export const phoneOf = (customer: Entry, translate: Translate): Entry[] => {
  const call = phoneAddress(customer.value ?? '');
  if (!call) return [];
  const title = translate('commandMenu.do.call', { name: customer.title });
  return [{ ...customer, id: `call:${customer.id}`, kind: 'actions', title, act: { call } }];
};
