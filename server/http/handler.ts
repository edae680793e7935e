import type { AnyEndpoint, BodyOf, DataOf, ParamsOf } from '../../src/v2/endpoint';
import type { Endpoints } from '../../src/v2/endpoints';
import type { Db } from '../db/schema';
import type { Pushes } from '../push/pushes';

/** The outside world besides the database; tests inject their own. */
export interface Services {
  now: () => Date;
  pushes: Pushes;
}

export interface User {
  userId: number;
  name: string;
}

/** The arguments of a handler. A write runs in one transaction: `db` is that transaction. */
export interface Call<E extends AnyEndpoint> extends Services {
  db: Db;
  params: ParamsOf<E>;
  /** Checked against the row's schema. */
  body: BodyOf<E>;
  user: User;
  /** Runs the job after the transaction has committed; never after a rollback. */
  afterCommit: (job: () => void) => void;
}

/** Returns the data of a success; throws a Refusal otherwise. */
type CarryOut<E extends AnyEndpoint> = (call: Call<E>) => Promise<DataOf<E>>;
export type Handler<E extends AnyEndpoint> = CarryOut<E> & {
  prepare?: (body: BodyOf<E>) => Promise<CarryOut<E>>;
  /** The rows of a list, in pieces: see `streamed.ts`. */
  pieces?: (call: Pick<Call<E>, 'db'>) => AsyncGenerator<readonly unknown[]>;
};

/** A write with slow work, such as hashing a password, done before its transaction. */
export const prepared = <E extends AnyEndpoint>(prepare: (body: BodyOf<E>) => Promise<CarryOut<E>>): Handler<E> =>
  Object.assign(async (call: Call<E>) => (await prepare(call.body))(call), { prepare });

/** A handler for each row of one group of the contract. */
export type Handlers<Group extends keyof Endpoints> = {
  [Row in keyof Endpoints[Group]]: Endpoints[Group][Row] extends AnyEndpoint ? Handler<Endpoints[Group][Row]> : never;
};

/** Refuses a call, with the reason. `fields` goes with 422 alone. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 502 | 503 | 504,
    /** Dutch, shown to staff. */
    readonly text: string,
    readonly fields?: Record<string, string>,
    readonly headers: Record<string, string> = {},
    /** The id of the record that an earlier write with this key created; only with 409. */
    readonly id?: number,
  ) {
    super(text);
  }
}

/** The caller left: nobody reads this. */
export const CUT_OFF = new Refusal(400, 'De aanroep is afgebroken.');

/** 422 on these fields. The text repeats the first reasons, for clients that show no fields. */
export const refuseFields = (fields: Record<string, string>): Refusal => {
  const reasons = [...new Set(Object.values(fields))].slice(0, 3);
  return new Refusal(422, ['Niet alles is goed ingevuld.', ...reasons].join(' '), fields);
};

/** The row. Throws 404 when there is none. */
export const found = <Row>(row: Row | undefined, what: string): Row => {
  if (row === undefined) throw new Refusal(404, `${what} bestaat niet (meer).`);
  return row;
};

/** Throws 404 when the statement changed no row. */
export const touched = (rows: bigint, what: string): void => {
  if (rows === 0n) throw new Refusal(404, `${what} bestaat niet (meer).`);
};

interface Changing {
  executeTakeFirst: () => Promise<{ numUpdatedRows: bigint } | { numDeletedRows: bigint }>;
}

/** Updates or deletes one row, and gives the empty answer. Throws 404 when there is none. */
export const changeOne = async (query: Changing, what: string) => {
  const result = await query.executeTakeFirst();
  touched('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows, what);
  return {};
};
