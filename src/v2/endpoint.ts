/** One row of the contract: a call of section 7, with the shapes that travel. */

export type Method = 'GET' | 'POST' | 'DELETE';

/** Anything that turns unknown input into T or throws: a Zod schema, or a hand-written one. */
export interface Shape<Output> {
  parse(input: unknown): Output;
}

/** What a call costs: decides its time limit and the size its body may have. */
export type Weight = 'read' | 'write' | 'image';

export interface Endpoint<Path extends string = string, Body = unknown, Data = unknown> {
  readonly method: Method;
  readonly path: Path;
  readonly weight: Weight;
  /** null: the call has no body. */
  readonly body: Shape<Body> | null;
  readonly data: Shape<Data>;
}

/** Path parameters are ids, but for the one that is a shop's name. */
type ParamValue<Name extends string> = Name extends 'shop' ? string : number;
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in a path: `PathParams<'v2/news/edit/:id'>` is `{ id: number }`. */
export type PathParams<Path extends string> = { [Name in ParamNames<Path>]: ParamValue<Name> };

/** Every row fits this: shapes only give values out. */
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

export const post = <Path extends string, Body, Data>(
  path: Path,
  body: Shape<Body> | null,
  data: Shape<Data>,
): Endpoint<Path, Body, Data> => ({ method: 'POST', path, weight: 'write', body, data });

/** A post whose body carries an image: more time, a larger body. */
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

/** The address of a call: `:name` parts filled in, each encoded. A missing parameter throws. */
export const pathOf = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path}: ${name} is missing`);
    return encodeURIComponent(String(value));
  });
