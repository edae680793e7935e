import type { Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { AnyEndpoint } from '../src/v2/endpoint';
import { ID_MAX } from '../src/v2/fields';
import type { AppEnv } from './address';
import { recordIdOf } from './audit/record';
import { versionOf, wantsVersion, withVersion } from './audit/version';
import { type SessionLimits, signedInUser } from './auth';
import { bodyOf } from './body';
import type { Database } from './db/schema';
import { type Call, type Handler, Refusal, type Services } from './handler';
import { successText } from './inPieces';
import { carryOutWrite } from './write';

/** Turns rows of the contract into routes: a row is signed in, checked, carried out and wrapped the same way. */

export interface MountSettings extends Services {
  db: Kysely<Database>;
  sessionLimits: SessionLimits;
}

/** Ids are positive whole numbers; a picture's place counts from 0; a shop goes by its name. */
const PATTERNS: Record<string, string> = { shop: '', imageNo: '{[0-9]}' };

/** `v2/news/edit/:id` as Hono writes it; with and without a slash at the end, both are the same call. */
export const routeOf = (path: string): string =>
  `/${path.replace(/\/$/, '').replace(/:(\w+)/g, (part, name: string) => part + (PATTERNS[name] ?? '{[1-9][0-9]*}'))}`;

const paramsOf = (c: Context): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries<string>(c.req.param()).map(([name, value]) => {
      if (name === 'shop') return [name, value];
      if (Number(value) > ID_MAX) throw new Refusal(404, 'Dit bestaat niet (meer).');
      return [name, Number(value)];
    }),
  );

/** A row and what carries it out, for a table that holds rows of every type. */
export interface Mounted {
  row: AnyEndpoint;
  handle: (c: Context<AppEnv>) => Promise<Response>;
}

/** What a call goes by in the contract: `products`, `update`. */
export interface CallName {
  resource: string;
  verb: string;
}

/** With its length: what is short is not worth compressing, which takes longer than most calls. */
const answer = (c: Context, text: string) =>
  c.body(text, 200, { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) });

/** A row whose handler gets its checked call; a write runs once, and is recorded under its name, in one transaction. */
export const signedInCall = <E extends AnyEndpoint>(
  row: E,
  handler: Handler<E>,
  settings: MountSettings,
  name: CallName,
): Mounted => ({
  row,
  handle: async (c) => {
    const { db, now, pushes, sessionLimits } = settings;
    const user = await signedInUser(db, c.req.header('Authorization'), now(), sessionLimits);
    const received = await bodyOf(c, row);
    // The route and the row's schema have made these what the row's types say.
    const { params, body } = { params: paramsOf(c), body: received.body } as Pick<Call<E>, 'params' | 'body'>;
    const record = { resource: name.resource, id: recordIdOf(params) };
    const jobs: (() => void)[] = [];
    const afterCommit = (job: () => void) => jobs.push(job);
    const carryOut = (using: Call<E>['db']) => handler({ now, pushes, db: using, params, body, user, afterCommit });
    if (row.method === 'GET') {
      // Before the record: of two that come apart, an old version is found out, a new one never.
      const asked = name.verb === 'one' && wantsVersion(c);
      const version = asked ? await versionOf(db, record.resource, record.id) : undefined;
      const data = await carryOut(db);
      return answer(c, await successText(version === undefined ? data : withVersion(data, version)));
    }
    const write = { ...name, user, now: now(), params, body, bytes: received.bytes };
    const data = await carryOutWrite(c, db, write, carryOut);
    for (const job of jobs) job();
    return answer(c, await successText(data));
  },
});

/** Mounts the rows; a path called by a method it has no row for answers 405, OPTIONS what it does have. */
export const mount = (app: Hono<AppEnv>, calls: readonly Mounted[]): void => {
  const methodsOf = new Map<string, string[]>();
  for (const { row, handle } of calls) {
    const route = routeOf(row.path);
    app.on(row.method, route, handle);
    methodsOf.set(route, [...(methodsOf.get(route) ?? []), row.method]);
  }
  for (const [route, methods] of methodsOf) {
    const Allow = [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(
      ', ',
    );
    app.options(route, (c) => c.body(null, 204, { Allow }));
    app.all(route, () => {
      throw new Refusal(405, 'Dit kan niet op deze manier worden opgevraagd.', undefined, { Allow });
    });
  }
};
