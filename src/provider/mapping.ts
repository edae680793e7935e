import type { AnyEndpoint, BodyOf, DataOf, ParamsOf } from '../v2/endpoint';
import type { ListRules } from './listParams';

/** How react-admin's verbs reach v2 for one resource: which row, with which parameters, body and answer. */

export type WireRecord = Readonly<Record<string, unknown>>;
export type FormData = Readonly<Record<string, unknown>>;

interface ListCall {
  row: AnyEndpoint;
  /** Filters that stand in the path, by the path's name for them. */
  pathFilters: Readonly<Record<string, string>>;
  records: (data: unknown) => readonly WireRecord[];
}
interface OneCall {
  row: AnyEndpoint;
  params: (id: number) => Readonly<Record<string, unknown>>;
  record: (data: unknown) => WireRecord | undefined;
}
interface WriteCall {
  row: AnyEndpoint;
  params: (id: number, data: FormData) => Readonly<Record<string, unknown>>;
  body: (data: FormData) => unknown;
}

/** An image with calls of its own. `inCreate`: it travels in the body of create. */
export interface ImageField {
  field: string;
  upload: WriteCall;
  remove?: WriteCall;
  inCreate?: boolean;
}

export interface Mapping {
  /** The record's own id field; react-admin sees it as `id`. */
  idField: string;
  list?: ListCall;
  one?: OneCall;
  create?: WriteCall;
  update?: WriteCall;
  delete?: WriteCall;
  images?: readonly ImageField[];
  /** Fields that are given once, and cannot be changed. */
  fixed?: readonly string[];
  /** Fields that are sent and never kept: a password. */
  writeOnly?: readonly string[];
  rules?: ListRules;
}

/** A list call; `pathFilters` says which filter gives which part of the path: `{ id: 'customer_id' }`. */
export const listOf = <E extends AnyEndpoint>(
  row: E,
  records: (data: DataOf<E>) => readonly WireRecord[],
  pathFilters: Readonly<Record<keyof ParamsOf<E>, string>>,
): ListCall => ({ row, pathFilters, records: (data) => records(data as DataOf<E>) });

export const oneOf = <E extends AnyEndpoint>(
  row: E,
  params: (id: number) => ParamsOf<E>,
  record: (data: DataOf<E>) => WireRecord | undefined = (data) => data as WireRecord,
): OneCall => ({ row, params, record: (data) => record(data as DataOf<E>) });

/** A write; the body is the form's data unless given (the row's schema drops what v2 does not know). */
export const write = <E extends AnyEndpoint>(
  row: E,
  params: (id: number, data: FormData) => Readonly<Record<keyof ParamsOf<E>, unknown>>,
  body: (data: FormData) => BodyOf<E> | FormData = (data) => data,
): WriteCall => ({ row, params, body });

/** Splits a filter into what stands in the path and what the records are held against. */
export const splitFilter = (list: Mapping['list'], filter: FormData) => {
  const inPath = Object.entries(list?.pathFilters ?? {});
  const names = new Set(inPath.map(([, name]) => name));
  return {
    params: Object.fromEntries(inPath.map(([param, name]) => [param, filter[name]])),
    rest: Object.fromEntries(Object.entries(filter).filter(([name]) => !names.has(name))),
  };
};
