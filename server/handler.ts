import type { AnyEndpoint, BodyOf, DataOf, ParamsOf } from '../src/v2/endpoint';
import type { Endpoints } from '../src/v2/endpoints';
import type { Db } from './db/schema';
import type { Pushes } from './push/pushes';

/** What the server reaches outside the database; tests give their own. */
export interface Services {
  /** The present moment. */
  now: () => Date;
  /** Where push messages go. */
  pushes: Pushes;
}

/** The signed-in member of staff. */
export interface User {
  userId: number;
  name: string;
}

/** Everything a handler is given. Writes run in one transaction: `db` is that transaction. */
export interface Call<E extends AnyEndpoint> extends Services {
  db: Db;
  params: ParamsOf<E>;
  /** Checked against the row's schema. */
  body: BodyOf<E>;
  user: User;
  /** Once what the call wrote is stored; not at all when it is not. */
  afterCommit: (job: () => void) => void;
}

/** Answers the data of a success; refuses by throwing a Refusal. */
export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<DataOf<E>>;

/** One group of the contract: a handler for each of its rows. */
export type Handlers<Group extends keyof Endpoints> = {
  [Row in keyof Endpoints[Group]]: Endpoints[Group][Row] extends AnyEndpoint ? Handler<Endpoints[Group][Row]> : never;
};

/** A call that is not carried out, and why; `fields` goes with 422 alone. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 405 | 409 | 413 | 415 | 422 | 429,
    /** Dutch, fit to show to staff. */
    readonly text: string,
    readonly fields?: Record<string, string>,
    readonly headers: Record<string, string> = {},
  ) {
    super(text);
  }
}

/** 422 over these fields; the text names what is wrong, for whoever shows no fields. */
export const refuseFields = (fields: Record<string, string>): Refusal => {
  const reasons = [...new Set(Object.values(fields))].slice(0, 3);
  return new Refusal(422, ['Niet alles is goed ingevuld.', ...reasons].join(' '), fields);
};

/** The first row, or 404. */
export const found = <Row>(row: Row | undefined, what: string): Row => {
  if (row === undefined) throw new Refusal(404, `${what} bestaat niet (meer).`);
  return row;
};

/** 404 unless the statement touched a row. */
export const touched = (rows: bigint, what: string): void => {
  if (rows === 0n) throw new Refusal(404, `${what} bestaat niet (meer).`);
};
