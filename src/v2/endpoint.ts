/** A row of the contract: a call of section 7 with the schemas of its body and data. */

type Method = 'GET' | 'POST' | 'DELETE';

/** Turns unknown input into a typed value, or throws: a Zod schema or a handwritten one. */
export interface Shape<Output> {
  parse(input: unknown): Output;
}

/** The cost of a call: decides its time limit and the size of its body. */
export type Weight = 'read' | 'write' | 'image';

export interface Endpoint<Path extends string = string, Body = unknown, Data = unknown> {
  readonly method: Method;
  readonly path: Path;
  readonly weight: Weight;
  /** Null for a call without a body. */
  readonly body: Shape<Body> | null;
  readonly data: Shape<Data>;
  /** True for a call that an older installation may answer without a code. */
  readonly mayLackCode?: true;
}

/** Path parameters are ids, except a shop's name. */
type ParamValue<Name extends string> = Name extends 'shop' ? string : number;
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a path: `PathParams<'v2/news/edit/:id'>` is `{ id: number }`. */
type PathParams<Path extends string> = { [Name in ParamNames<Path>]: ParamValue<Name> };

/** Accepts every row, because the schemas only produce values. */
export type AnyEndpoint = Endpoint<string, unknown, unknown>;
export type ParamsOf<E extends AnyEndpoint> = PathParams<E['path']>;
export type BodyOf<E extends AnyEndpoint> = E extends Endpoint<string, infer Body, unknown> ? Body : never;
export type DataOf<E extends AnyEndpoint> = E extends Endpoint<string, unknown, infer Data> ? Data : never;

export const get = <Path extends string, Data>(path: Path, data: Shape<Data>): Endpoint<Path, undefined, Data> => ({
  method: 'GET',
  path,
  weight: 'read',
  body: null,
  data,
});

/** A GET for figures, which need only data and no code (section 7). */
export const getFigures = <Path extends string, Data>(path: Path, data: Shape<Data>) => ({
  ...get(path, data),
  mayLackCode: true as const,
});

export const post = <Path extends string, Body, Data>(
  path: Path,
  body: Shape<Body> | null,
  data: Shape<Data>,
): Endpoint<Path, Body, Data> => ({ method: 'POST', path, weight: 'write', body, data });

/** A POST with an image: a longer time limit and a larger body. */
export const postImage = <Path extends string, Body, Data>(
  path: Path,
  body: Shape<Body>,
  data: Shape<Data>,
): Endpoint<Path, Body, Data> => ({ method: 'POST', path, weight: 'image', body, data });

export const del = <Path extends string, Data>(path: Path, data: Shape<Data>): Endpoint<Path, undefined, Data> => ({
  method: 'DELETE',
  path,
  weight: 'write',
  body: null,
  data,
});

/** The path of a call with its parameters filled in and encoded. Throws when one is missing. */
export const pathOf = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path}: ${name} is missing`);
    return encodeURIComponent(String(value));
  });
