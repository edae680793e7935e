import type { Context, Hono } from 'hono';
import type { AnyEndpoint } from '../../src/v2/endpoint';
import { ID_MAX } from '../../src/v2/fields';
import { WRITTEN_AGO } from '../../src/v2/writtenAgo';
import { type SessionSettings, signedInUser, type User } from '../auth/sessions';
import type { OpenDatabase } from '../db/open';
import { successJson } from '../lib/inPieces';
import { Refusal } from '../lib/refusal';
import { recordIdOf } from '../writes/audit/record';
import { carryOutWrite } from '../writes/carryOutWrite';
import { signedInReader, withVersion } from '../writes/versions';
import type { AppEnv } from './address';
import { answerJson } from './answer';
import { bodyOf } from './body';
import type { Call, Handler, Services } from './handler';
import { type Pieces, successOf } from './streamed';

/** Turns rows of the contract into routes. Every row authenticates, checks, runs and wraps in the same way. */

export interface MountSettings extends Services, SessionSettings, Pick<OpenDatabase, 'reading'> {}

/** Ids are positive whole numbers, an image's number counts from 0, and a shop is a name. */
const PATTERNS: Record<string, string> = { shop: '', imageNo: '{[0-9]}' };

/** `v2/news/edit/:id` in Hono's notation. A path with and without a final slash is the same call. */
const routeOf = (path: string): string =>
  `/${path.replace(/\/$/, '').replace(/:(\w+)/g, (part, name: string) => part + (PATTERNS[name] ?? '{[1-9][0-9]*}'))}`;

const paramsOf = (c: Context): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries<string>(c.req.param()).map(([name, value]) => [name, name === 'shop' ? value : Number(value)]),
  );

/** Throws 404 for an id that no database can hold. */
const requirePossible = (params: Record<string, string | number>): void => {
  if (Object.values(params).some((value) => typeof value === 'number' && value > ID_MAX))
    throw new Refusal(404, 'Dit bestaat niet (meer).');
};

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

const SECONDS = /^\d{1,7}$/;
/** When a write was typed: it may have waited on a device without a network. What is no number of seconds counts for nothing. */
const writtenAt = (c: Context<AppEnv>, now: Date): Date => {
  const ago = c.req.header(WRITTEN_AGO) ?? '';
  return SECONDS.test(ago) ? new Date(now.getTime() - Number(ago) * 1000) : now;
};

/** Answers with a list while it is read. */
const answerList = async (c: Context<AppEnv>, pieces: Pieces, user: User): Promise<Response> => {
  // Hono drops the body of a HEAD: a list in it would be neither read nor cancelled, and keep its turn.
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'application/json' });
  const list = await successOf(pieces, String(user.userId), c.req.raw.signal, c.get('breakOff'));
  return list instanceof ReadableStream
    ? c.body(list, 200, { 'Content-Type': 'application/json' })
    : answerJson(c, list);
};

/** Mounts a handler behind its checks. A write runs once, in one transaction, and is recorded in the audit. */
export const signedInCall = <E extends AnyEndpoint>(
  row: E,
  handler: Handler<E>,
  settings: MountSettings,
  name: CallName,
): Mounted => ({
  row,
  handle: async (c) => {
    const { db, reading, shortReads, now, pushes } = settings;
    const path = paramsOf(c);
    const record = { resource: name.resource, id: recordIdOf(path) };
    // Read the version before the record: a stale version causes a 409, a newer one would hide a change.
    const isRecord = row.method === 'GET' && name.verb === 'one';
    const authorization = c.req.header('Authorization');
    const { user, version } = isRecord
      ? await signedInReader(settings, authorization, record)
      : { user: await signedInUser(settings, authorization), version: undefined };
    const received = await bodyOf(c, row);
    if ('pieces' in handler) return answerList(c, handler.pieces({ db: shortReads }), user);
    requirePossible(path);
    // The casts are safe: the route and the row's schema have checked both.
    const { params, body } = { params: path, body: received.body } as Pick<Call<E>, 'params' | 'body'>;
    const jobs: (() => void)[] = [];
    const afterCommit = (job: () => void) => jobs.push(job);
    const run = 'prepare' in handler ? await handler.prepare(body) : handler;
    const typedAt = () => writtenAt(c, now());
    const call = { now, typedAt, pushes, params, body, user, afterCommit };
    const carryOut = (using: Call<E>['db']) => run({ ...call, db: using });
    if (row.method === 'GET') {
      // A record is read before a thread is asked; all else may be as long as the business is large.
      const data = await carryOut(isRecord ? shortReads : reading);
      return answerJson(c, await successJson(withVersion(data, version)));
    }
    const write = { ...name, user, now: now(), params, body, bytes: received.bytes };
    const data = await carryOutWrite(c, db, write, (transaction) => {
      // It may be the second try.
      jobs.length = 0;
      return carryOut(transaction);
    });
    for (const job of jobs) job();
    return answerJson(c, await successJson(data));
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
