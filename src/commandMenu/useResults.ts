import { useStore, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { businessDay, formatDateTime } from '../lib/dates';
import type { Translate } from '../lib/textOfKey';
import { useV2Query } from '../provider/reads/ClientContext';
import { endpoints } from '../v2/endpoints';
import type { Advisor } from '../v2/entities/customer';
import { commandEntries, isNameless, phoneOf } from './commands/commandEntries';
import { parseCommand } from './commands/parseCommand';
import type { Entry } from './entries';
import { familiarFirst, isRecordNamed, noteUse, ranked, type Used } from './ranking';
import type { Search } from './search/openSearch';
import { type Menu, useActions } from './useActions';
import { FRESH, useEntries, useIndexed } from './useEntries';
import { useServerSearch } from './useLongLists';

const SHOWN = 12;
const FAMILIAR = 6;
/** The time without a key before the server is asked for records of long lists. */
const PAUSE_MS = 200;
const NONE: readonly Entry[] = [];
const NOBODY: readonly Advisor[] = [];

/** `line` is the one that the entries answer: it may be older than what is typed. */
interface Results {
  line: string;
  entries: readonly Entry[];
  /** The line that the entries answer as far as the index goes; the server may know more. */
  indexed?: string;
  /** The server did not answer a search of a long list. */
  isIncomplete?: boolean;
  /** The index itself did not come. */
  hasFailed?: boolean;
  /** Not all is loaded: more may be found. */
  isEarly: boolean;
}

/** The telephone of the first entry, right below it. */
const withPhone = (entries: readonly Entry[], translate: Translate): readonly Entry[] => {
  const [first, ...others] = entries;
  return first?.kind === 'customers' ? [first, ...phoneOf(first, translate), ...others] : entries;
};

const momentText = (day = '', time = '') => formatDateTime([day, time].filter(Boolean).join(' '));

/** What the typed line finds and can do, best first; for an empty line what is used, and what can be typed. */
export const useResults = (search: Search, menu: Menu, line: string) => {
  const translate = useTranslate();
  const [used, setUsed] = useStore<Used>('commandMenu.used', {});
  const records = useEntries(search, used);
  const actions = useActions(menu);
  const searchServer = useServerSearch();
  useIndexed(search, 'actions', actions.all);
  const { data: advisors = NOBODY, isPending } = useV2Query(endpoints.customers.advisors, {}, FRESH);
  const byId = useMemo(
    () => new Map([...records.byId, ...actions.all.map((entry) => [entry.id, entry] as const)]),
    [records.byId, actions.all],
  );
  const [found, setFound] = useState<Results>({ line: '', entries: NONE, isEarly: true });
  const isLoading = records.isLoading || isPending;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed index has a new `byId`; a choice closes the menu
  useEffect(() => {
    let isNewest = true;
    const leaving = new AbortController();
    const tell = (entries: readonly Entry[], details: Partial<Results> = {}) => {
      if (isNewest) setFound({ line, entries, isEarly: isLoading, ...details });
    };
    const familiar = () => familiarFirst(used, Date.now()).flatMap(([id]) => byId.get(id) ?? []);
    type Beyond = (text: string, kind?: string) => Promise<readonly Entry[]>;
    const answer = async (beyond: Beyond) => {
      const find = async (text: string, kind?: string) => {
        const [hits, others] = await Promise.all([search.find(text, kind), beyond(text, kind)]);
        const byServer = new Map(others.map((entry) => [entry.id, entry]));
        for (const { id } of hits) byServer.delete(id);
        const all = [...hits, ...[...byServer.keys()].map((id) => ({ id, score: 0 }))];
        return ranked(all, (id) => byId.get(id) ?? byServer.get(id), text, used, Date.now());
      };
      const command = parseCommand(line, businessDay(new Date()));
      const done = command
        ? await commandEntries(command, {
            familiar: familiar().filter(({ kind }) => kind === 'customers'),
            find: (words, kind) => find(words.join(' '), kind),
            advisors,
            translate,
            momentText,
          })
        : [];
      const found = await find(line);
      // 'bel air' is the customer of that name before it is a call.
      const named = command && !isNameless(command) ? found.filter((entry) => isRecordNamed(entry, line)) : [];
      const all = [...withPhone(named, translate), ...done, ...withPhone(found, translate)];
      return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at).slice(0, SHOWN);
    };
    /** First what the index has. With long lists that is not yet the answer: `line` stays the one before. */
    const answerAll = async () => {
      const indexed = await answer(async () => NONE);
      if (!searchServer) return tell(indexed);
      if (isNewest) setFound((before) => ({ ...before, entries: indexed, indexed: line }));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (!isNewest) return;
      try {
        tell(await answer((text, kind) => searchServer(text, kind, leaving.signal)));
      } catch {
        tell(indexed, { isIncomplete: true });
      }
    };
    if (line.trim() === '') {
      const known = familiar().slice(0, FAMILIAR);
      tell([...known, ...actions.starts.filter((entry) => !known.includes(entry))]);
    } else answerAll().catch(() => tell(NONE, { hasFailed: true }));
    return () => {
      isNewest = false;
      leaving.abort();
    };
  }, [search, line, byId, advisors, isLoading]);

  const command = parseCommand(line, businessDay(new Date()));
  return {
    found,
    /** What was taken for a name: of a command, the words that are not its own. */
    sought: command?.words.join(' ') || line,
    isLoading: isLoading || found.isEarly,
    isIncomplete: records.isIncomplete || Boolean(found.isIncomplete),
    isNameless: isNameless(command),
    /** Where nobody of that name is found: to add the customer that a command is for. */
    instead: command && command.verb !== 'price' ? byId.get('new/customers') : undefined,
    note: ({ id }: Entry) => setUsed(noteUse(used, id.split(':').at(-1) ?? id, Date.now())),
  };
};
