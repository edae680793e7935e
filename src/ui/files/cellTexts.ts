import { textsOfCells } from '../../../i18n/nl/late/cells';
import { withComma } from '../../v2/decimalNotation';
import { fieldsOf, kindOf } from '../../v2/kinds';
import { normalizeSearch } from '../../v2/searchText';

/** Writes a field's value as the text of a cell in a file, and reads such a text back into a value. */

type Schema = Parameters<typeof kindOf>[0];

/** A record that fields refer to by its id; `within`: its children. */
export interface Named {
  id: number;
  name: string;
  within?: readonly Named[];
}

/** A shop has its categories within it, and a category its subcategories. */
export interface Lists {
  shops: readonly Named[];
  countries: readonly Named[];
}

/** Where a reference stands in the lists: its list, and how deep. */
const PLACES: Readonly<Record<string, { list: keyof Lists; depth: number }>> = {
  countries: { list: 'countries', depth: 1 },
  shops: { list: 'shops', depth: 1 },
  categories: { list: 'shops', depth: 2 },
  subcategories: { list: 'shops', depth: 3 },
};

const STEP = ' › ';
const NEXT = ' | ';
const NUMBER = /^#(\d{1,9})$/;

/** The lookups of one level: the text of an id, and the id of a name. A record without a unique name is written '#12'. */
const index = (all: readonly Named[]) => {
  const count = new Map<string, number>();
  for (const { name } of all) count.set(normalizeSearch(name), (count.get(normalizeSearch(name)) ?? 0) + 1);
  const isClear = ({ name }: Named) => count.get(normalizeSearch(name)) === 1 && /^[^#›>|\s][^›>|\n]*$/.test(name);
  return {
    texts: new Map(all.map((one) => [one.id, isClear(one) ? one.name.trim() : `#${one.id}`])),
    ids: new Map(all.filter(isClear).map(({ name, id }) => [normalizeSearch(name), id])),
    within: new Map(all.map(({ id, within = [] }) => [id, within])),
  };
};
const indexes = new WeakMap<readonly Named[], ReturnType<typeof index>>();
const indexOf = (all: readonly Named[]) => {
  const known = indexes.get(all) ?? index(all);
  indexes.set(all, known);
  return known;
};

const NONE: readonly Named[] = [];

/** [1, 4] -> 'sireon › Shampoo'. An unknown id is written '#4'. */
const pathOf = (all: readonly Named[], [id = 0, ...deeper]: readonly number[]): string => {
  const { texts, within } = indexOf(all);
  const text = texts.get(id) ?? `#${id}`;
  return deeper.length === 0 ? text : text + STEP + pathOf(within.get(id) ?? NONE, deeper);
};

/** 'sireon › Shampoo' -> [1, 4]; undefined for a name that is unknown or not unique. */
const idsOf = (all: readonly Named[], [name = '', ...deeper]: readonly string[]): number[] | undefined => {
  const { ids, within } = indexOf(all);
  const [, number] = NUMBER.exec(name.trim()) ?? [];
  const id = number === undefined ? ids.get(normalizeSearch(name)) : Number(number);
  if (id === undefined) return undefined;
  if (deeper.length === 0) return [id];
  const rest = idsOf(within.get(id) ?? NONE, deeper);
  return rest && [id, ...rest];
};

/** The ids above a record, and its own. */
const chainOf = (all: readonly Named[], id: number, depth: number): number[] | undefined => {
  if (depth === 1) return all.some((one) => one.id === id) ? [id] : undefined;
  for (const one of all) {
    const chain = chainOf(one.within ?? NONE, id, depth - 1);
    if (chain) return [one.id, ...chain];
  }
  return undefined;
};

/** The fields of a list's items, when all of them are steps of a path. */
const stepsOf = (schema: Schema): string[] | undefined => {
  const steps = Object.entries(fieldsOf(schema));
  const isStep = (field: Schema) => {
    const kind = kindOf(field);
    return kind?.kind === 'reference' && PLACES[kind.to]?.list === 'shops';
  };
  return steps.length > 0 && steps.every(([, field]) => isStep(field)) ? steps.map(([name]) => name) : undefined;
};

const referenceText = (to: string, id: number, lists: Lists): string | undefined => {
  const { list, depth } = PLACES[to] ?? {};
  if (!list || !depth) return undefined;
  const chain = chainOf(lists[list], id, depth);
  return chain ? pathOf(lists[list], chain) : `#${id}`;
};

const yesOrNo = (is: boolean) => (is ? textsOfCells.yes : textsOfCells.no);

/** Values without a kind, and references to other records, stay as they are. */
export const cellOf = (schema: Schema, value: unknown, lists: Lists): unknown => {
  if (value === null || value === undefined || value === '') return '';
  const kind = kindOf(schema);
  switch (kind?.kind) {
    case 'flag':
      return yesOrNo(value === 1);
    case 'secret':
      return '';
    case 'yesNo':
      return yesOrNo(value === 'Y');
    case 'price':
    case 'decimal':
      return withComma(value);
    case 'reference':
      return referenceText(kind.to, Number(value), lists) ?? value;
  }
  const steps = Array.isArray(value) ? stepsOf(schema) : undefined;
  if (!steps || !Array.isArray(value)) return value;
  const idsIn = (item: unknown) => steps.map((step) => Number(Object(item)[step] ?? 0)).filter((id) => id > 0);
  return value.map((item) => pathOf(lists.shops, idsIn(item))).join(NEXT);
};

type Read = { value: unknown } | { fault: string };

const YES = /^(ja|j|yes|y|true|waar|1|x|aan|actief)$/i;
const NO = /^(nee|n|no|false|onwaar|0|uit|inactief|niet actief)$/i;
const yesNoOf = (text: string): boolean | undefined => (YES.test(text) ? true : NO.test(text) ? false : undefined);

const referenceOf = (to: string, text: string, lists: Lists): Read => {
  const { list = 'shops', depth = 1 } = PLACES[to] ?? {};
  const steps = text.split(/[›>]/);
  // The shop may be left out when only one shop has a category of that name.
  const ways = steps.length < depth ? lists[list].flatMap(({ within = NONE }) => idsOf(within, steps) ?? []) : [];
  const [, number] = NUMBER.exec(text) ?? [];
  const id = number ?? (steps.length === depth ? idsOf(lists[list], steps)?.at(-1) : ways.length === 1 && ways[0]);
  return id ? { value: Number(id) } : { fault: textsOfCells.unknown };
};

const listOf = (steps: readonly string[], text: string, lists: Lists): Read => {
  const items = text.split(/[|\n]/).filter((item) => item.trim() !== '');
  const paths = items.map((item) => idsOf(lists.shops, item.split(/[›>]/)));
  const isPath = (path: number[] | undefined) =>
    path && path.length <= steps.length && (steps.length === 1 || path.length > 1);
  if (!paths.every(isPath)) return { fault: steps.length === 1 ? textsOfCells.shops : textsOfCells.places };
  // A place that is named twice is one place.
  const different = [...new Map(paths.map((path) => [String(path), path])).values()];
  return { value: different.map((path) => Object.fromEntries(steps.map((step, at) => [step, path?.[at] ?? null]))) };
};

/** The value that a text means, before the rules of the field. Empty text is an empty value. */
export const readCell = (schema: Schema, text: string, lists: Lists): Read => {
  const kind = kindOf(schema);
  switch (kind?.kind) {
    case 'flag':
    case 'yesNo': {
      const is = yesNoOf(text.trim());
      if (is === undefined) return { fault: textsOfCells.yesNo };
      return { value: kind.kind === 'flag' ? Number(is) : is ? 'Y' : 'N' };
    }
    case 'reference':
      return text.trim() === '' ? { value: null } : referenceOf(kind.to, text.trim(), lists);
  }
  const steps = kind?.kind === 'list' ? stepsOf(schema) : undefined;
  return steps ? listOf(steps, text, lists) : { value: text };
};
