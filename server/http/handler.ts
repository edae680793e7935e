import type { AnyEndpoint, BodyOf, DataOf, ParamsOf } from '../../src/v2/endpoint';
import type { Endpoints } from '../../src/v2/endpoints';
import type { User } from '../auth/sessions';
import type { Db } from '../db/schema';
import type { Pushes } from '../push/pushes';

/** The outside world besides the database; tests inject their own. */
export interface Services {
  now: () => Date;
  pushes: Pushes;
}

/** The arguments of a handler. A write runs in one transaction: `db` is that transaction. */
export interface Call<E extends AnyEndpoint> extends Services {
  db: Db;
  /** When a write was typed, which may have waited on a device. The history takes `now`. */
  typedAt: () => Date;
  params: ParamsOf<E>;
  /** Checked against the row's schema. */
  body: BodyOf<E>;
  user: User;
  /** Runs the job after the transaction has committed; never after a rollback. */
  afterCommit: (job: () => void) => void;
}

/** Returns the data of a success; throws a Refusal otherwise. */
type CarryOut<E extends AnyEndpoint> = (call: Call<E>) => Promise<DataOf<E>>;
export type Handler<E extends AnyEndpoint> =
  | CarryOut<E>
  /** A write with slow work, such as hashing a password, done before its transaction. */
  | { prepare: (body: BodyOf<E>) => Promise<CarryOut<E>> }
  /** The rows of a list, in pieces: see `streamed.ts`. */
  | { pieces: (call: Pick<Call<E>, 'db'>) => AsyncGenerator<Extract<DataOf<E>, readonly unknown[]>> };

/** A handler for each row of one group of the contract. */
export type Handlers<Group extends keyof Endpoints> = {
  [Row in keyof Endpoints[Group]]: Endpoints[Group][Row] extends AnyEndpoint ? Handler<Endpoints[Group][Row]> : never;
};
