import type { RaRecord } from 'react-admin';
import type { Fields } from '../../lib/recordFields';
import type { AnyEndpoint, DataOf } from '../../v2/endpoint';
import { unreadIn } from '../../v2/many';
import { V2Error } from '../http/V2Error';
import { IN_MEMORY_MAX } from '../reads/listSizes';
import { applyListParams, type ListParams, type ListRules } from './listParams';

/** Maps react-admin's verbs to v2 for one resource: the row, its parameters, body and answer. */

interface ListCall {
  row: AnyEndpoint;
  /** Filters that are part of the path, by the path's name. */
  pathFilters: Readonly<Record<string, string>>;
  records: (data: unknown) => readonly Fields[];
}
interface OneCall {
  row: AnyEndpoint;
  params: (id: number) => Fields;
  record: (data: unknown) => Fields | undefined;
}
export interface WriteCall {
  row: AnyEndpoint;
  params: (id: number, data: Fields) => Fields;
  body: (data: Fields) => unknown;
}

/** An image with its own calls. `inCreate`: the body of create already has it. */
interface ImageField {
  field: string;
  upload: WriteCall;
  remove?: WriteCall;
  inCreate?: boolean;
}

interface Described {
  /** The record's own id field; react-admin uses `id`. */
  idField: string;
  images?: readonly ImageField[];
  /** Fields that cannot change after creation. */
  fixed?: readonly string[];
  /** Fields that are sent and never stored: a password. */
  writeOnly?: readonly string[];
  rules?: ListRules;
  /** True when `/api` may have this list too, in pages, with the columns and the search of these rules. */
  hasPages?: boolean;
}

export interface Mapping extends Described {
  list?: ListCall;
  one?: OneCall;
  create?: WriteCall;
  update?: WriteCall;
  delete?: WriteCall;
}

type Verb = 'list' | 'one' | 'create' | 'update' | 'delete';
type Rows = { [V in Verb]?: AnyEndpoint };
type Answer<R extends Rows, V extends Verb> = R extends { [W in V]: infer E extends AnyEndpoint } ? DataOf<E> : never;

interface Shapes<R extends Rows> {
  /** The records in the answer of a list; default the answer itself. */
  records?: (data: Answer<R, 'list'>) => readonly Fields[];
  /** The record in the answer of one; default the answer itself. */
  record?: (data: Answer<R, 'one'>) => Fields | undefined;
  /** What a form sends; default its data. The row's schema drops unknown fields. */
  body?: (data: Fields) => Fields;
}

/** Gives every parameter of a path the same value, because no path names two records. */
const paramsOf = <Value>({ path }: AnyEndpoint, value: Value): Record<string, Value> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, value]));

/** A call that writes one record. */
export const write = (row: AnyEndpoint, body: WriteCall['body'] = (data) => data): WriteCall => ({
  row,
  params: (id) => paramsOf(row, id),
  body,
});

/** Maps the calls that a group of the contract has for react-admin's verbs. A parameter of list and create is a customer. */
export const mapped = <R extends Rows>(
  { list, one, create, update, delete: remove }: R,
  {
    records = (data) => data as readonly Fields[],
    record = (data) => data as Fields,
    body = (data) => data,
    ...described
  }: Described & Shapes<R>,
): Mapping => ({
  ...described,
  list: list && {
    row: list,
    pathFilters: paramsOf(list, 'customer_id'),
    records: (data) => records(data as Answer<R, 'list'>),
  },
  one: one && { row: one, params: (id) => paramsOf(one, id), record: (data) => record(data as Answer<R, 'one'>) },
  create: create && { row: create, params: (_, data) => paramsOf(create, data.customer_id), body },
  update: update && write(update, body),
  delete: remove && write(remove),
});

const lists = new WeakMap<object, Map<Mapping, readonly RaRecord[]>>();

/** The records in a list's answer, computed once per answer. */
export const recordsIn = (mapping: Mapping, data: unknown): readonly RaRecord[] => {
  const answer = Object(data);
  const known = lists.get(answer) ?? new Map<Mapping, readonly RaRecord[]>();
  lists.set(answer, known);
  const records = known.get(mapping) ?? mapping.list?.records(data).map((record) => withId(mapping, record)) ?? [];
  known.set(mapping, records);
  return records;
};

/** True for a list that takes too long to be prepared at once. */
export const isLongAnswer = (data: unknown): boolean => Array.isArray(data) && data.length > IN_MEMORY_MAX;

/** A page of a list's answer. `meta.unread`: the number of rows that could not be read, when there are any. */
export const listIn = (mapping: Mapping, data: unknown, { filter = {}, ...params }: ListParams) => {
  const { rest } = splitFilter(mapping.list, filter);
  const unread = unreadIn(data);
  return {
    ...applyListParams(recordsIn(mapping, data), { ...params, filter: rest }, mapping.rules),
    ...(unread > 0 ? { meta: { unread } } : {}),
  };
};

/** A record with react-admin's `id`. */
const withId = ({ idField }: Mapping, record: Fields): RaRecord => ({
  ...record,
  id: (record[idField] ?? record.id) as RaRecord['id'],
});

/**
 * The record in a single record's answer, under the id that was asked for: one that was made without a network is still
 * asked for by its temporary id. Throws a V2Error without one: as after a 404, or that it cannot be read.
 */
export const recordIn = (mapping: Mapping, data: unknown, id: number): RaRecord => {
  const record = mapping.one?.record(data);
  if (!record)
    throw unreadIn(data) > 0 ? new V2Error('unreadable', { status: 200 }) : new V2Error('refused', { status: 404 });
  return { ...record, id };
};

/** Splits a filter into path parameters and conditions on the records. */
export const splitFilter = (list: Mapping['list'], filter: Fields) => {
  const inPath = Object.entries(list?.pathFilters ?? {});
  const names = new Set(inPath.map(([, name]) => name));
  return {
    params: Object.fromEntries(inPath.map(([param, name]) => [param, filter[name]])),
    rest: Object.fromEntries(Object.entries(filter).filter(([name]) => !names.has(name))),
  };
};

/** Without the fields that must never be cached. */
export const kept = ({ writeOnly = [] }: Mapping, data: Fields): Fields =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !writeOnly.includes(field)));

/** Throws when v2 has no such call. */
export const required = <Call>(call: Call | undefined, resource: string, verb: string): Call => {
  if (!call) throw new Error(`v2 has no call to ${verb} ${resource}`);
  return call;
};
