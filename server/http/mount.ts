import type { Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { AnyEndpoint } from '../../src/v2/endpoint';
import { ID_MAX } from '../../src/v2/fields';
import { type SessionLimits, signedInUser } from '../auth/sessions';
import type { Database } from '../db/schema';
import { recordIdOf } from '../writes/audit/record';
import { carryOutWrite } from '../writes/carryOutWrite';
import { versionOf, withVersion } from '../writes/versions';
import type { AppEnv } from './address';
import { bodyOf } from './body';
import { type Call, type Handler, Refusal, type Services } from './handler';
import { successText } from './inPieces';
import { successOf } from './streamed';

/** Turns rows of the contract into routes. Every row authenticates, checks, runs and wraps in the same way. */

export interface MountSettings extends Services {
  db: Kysely<Database>;
  /** For reads that may take long: see `OpenDatabase`. */
  reading: Kysely<Database>;
  sessionLimits: SessionLimits;
}

/** Ids are positive whole numbers, an image's number counts from 0, and a shop is a name. */
const PATTERNS: Record<string, string> = { shop: '', imageNo: '{[0-9]}' };

/** `v2/news/edit/:id` in Hono's notation. A path with and without a final slash is the same call. */
const routeOf = (path: string): string =>
  `/${path.replace(/\/$/, '').replace(/:(\w+)/g, (part, name: string) => part + (PATTERNS[name] ?? '{[1-9][0-9]*}'))}`;

const paramsOf = (c: Context): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries<string>(c.req.param()).map(([name, value]) => {
      if (name === 'shop') return [name, value];
      if (Number(value) > ID_MAX) throw new Refusal(404, 'Dit bestaat niet (meer).');
      return [name, Number(value)];
    }),
  );

/** A row and its handler without the row's type, so that one table can hold all rows. */
export interface Mounted {
  row: AnyEndpoint;
  handle: (c: Context<AppEnv>) => Promise<Response>;
}

/** A call's names in the contract, for example `products` and `update`. */
interface CallName {
  resource: string;
  verb: string;
}

/** Content-Length lets the compression skip short answers: compressing them takes longer than most calls. */
const answer = (c: Context, text: string) =>
  c.body(text, 200, { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) });

/** Mounts a handler behind its checks. A write runs once, in one transaction, and is recorded in the audit. */
export const signedInCall = <E extends AnyEndpoint>(
  row: E,
  handler: Handler<E>,
  settings: MountSettings,
  name: CallName,
): Mounted => ({
  row,
  handle: async (c) => {
    const { db, reading, now, pushes, sessionLimits } = settings;
    const user = await signedInUser(db, c.req.header('Authorization'), now(), sessionLimits);
    const received = await bodyOf(c, row);
    if (handler.pieces) {
      const list = await successOf(handler.pieces({ db }), String(user.userId), c.req.raw.signal);
      return typeof list === 'string' ? answer(c, list) : c.body(list, 200, { 'Content-Type': 'application/json' });
    }
    // The casts are safe: the route and the row's schema have checked both.
    const { params, body } = { params: paramsOf(c), body: received.body } as Pick<Call<E>, 'params' | 'body'>;
    const record = { resource: name.resource, id: recordIdOf(params) };
    const jobs: (() => void)[] = [];
    const afterCommit = (job: () => void) => jobs.push(job);
    const run = (await handler.prepare?.(body)) ?? handler;
    const carryOut = (using: Call<E>['db']) => run({ now, pushes, db: using, params, body, user, afterCommit });
    if (row.method === 'GET') {
      // Read the version before the record: a stale version causes a 409, a newer one would hide a change.
      const version = name.verb === 'one' ? await versionOf(db, record.resource, record.id) : undefined;
      // A record is read before a thread is asked; all else may be as long as the business is large.
      const data = await carryOut(name.verb === 'one' ? db : reading);
      return answer(c, await successText(version === undefined ? data : withVersion(data, version)));
    }
    const write = { ...name, user, now: now(), params, body, bytes: received.bytes };
    const data = await carryOutWrite(c, db, write, carryOut);
    for (const job of jobs) job();
    return answer(c, await successText(data));
  },
});

/** Answers 405 to every other method of these routes, and OPTIONS with those that they have. Call it after mounting them. */
export const refuseOtherMethods = (app: Hono<AppEnv>, routes: Iterable<string>): void => {
  for (const route of new Set(routes)) {
    const methods = app.routes.filter(({ path }) => path === route).map(({ method }) => method);
    const Allow = [...methods, 'OPTIONS'].join(', ').replace('GET', 'GET, HEAD');
    app.options(route, (c) => c.body(null, 204, { Allow }));
    app.all(route, () => {
      throw new Refusal(405, 'Dit kan niet op deze manier worden opgevraagd.', undefined, { Allow });
    });
  }
};

/** Mounts the rows of the contract. */
export const mount = (app: Hono<AppEnv>, calls: readonly Mounted[]): void => {
  for (const { row, handle } of calls) app.on(row.method, routeOf(row.path), handle);
  refuseOtherMethods(
    app,
    calls.map(({ row }) => routeOf(row.path)),
  );
};
