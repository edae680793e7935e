import { type Context, Hono } from 'hono';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { ID_MAX } from '../../src/v2/fields';
import { bearerOf, sha256, signedInUser, type User } from '../auth/sessions';
import type { Database, Db } from '../db/schema';
import { keepSearchText, type Searched, searchCondition } from '../db/searchTexts';
import type { AppEnv } from '../http/address';
import { answerJson } from '../http/answer';
import { bodyOf, type Received } from '../http/body';
import { type MountSettings, refuseOtherMethods } from '../http/mount';
import { streamOf } from '../http/streamed';
import { listJson, ROWS } from '../lib/inPieces';
import { found } from '../lib/refusal';
import type { Mailer } from '../mail/mailer';
import { carryOutWrite } from '../writes/carryOutWrite';
import { signedInReader, withVersion } from '../writes/versions';
import { listPage } from './listPage';
import { type Columns, type Listed, listQuery } from './listQuery';
import { type Row, rowsInPieces } from './listRows';

/**
 * Resources in the dialect of ra-data-simple-rest: a list, one record, and where they have them new, edit and
 * delete. A resource says its columns and its writes; who may call, pages, searching and the audit come along.
 */

interface WriteContext {
  /** The write's transaction. */
  db: Db;
  now: Date;
  user: User;
  /** The stored hash of the call's session token. */
  tokenHash: string;
}

/** What `prepare` gets, before the transaction. */
export interface Preparation extends Pick<WriteContext, 'now' | 'user'> {
  db: Kysely<Database>;
  /** Of the record; none of a new one. */
  id?: number;
}

export interface RestWrite<Result> {
  shape: z.ZodType;
  prepare: (body: unknown, before: Preparation) => Promise<Result>;
}
/** A write in two steps: `prepare` does slow work before the transaction, and returns the write itself. */
export const restWrite = <S extends z.ZodType, Result>(
  shape: S,
  prepare: (body: z.output<S>, before: Preparation) => Promise<Result>,
): RestWrite<Result> => ({
  shape,
  // The cast is safe: the body was parsed by this shape.
  prepare: (body, before) => prepare(body as z.output<S>, before),
});

export interface RestResource extends Searched, Pick<Listed, 'ties' | 'neverNull'> {
  /** The Dutch name for the text of a 404: `Het account`. */
  what: string;
  /** The columns to return, filter and sort by. Other columns are never sent. */
  columns: Columns;
  /** `from` groups rows of a table, and has no index by its key: a page is read by its filter too. */
  isGrouped?: true;
  /** For records that not everyone may see. */
  seenBy?: (user: User) => RawBuilder<boolean>;
  /** Takes bodies as large as one with an image. */
  isLarge?: true;
  /** Runs once the record is stored, and again at a retry of the same call: for what a transaction cannot undo. */
  afterCreate?: (id: number, body: unknown, services: Pick<RestSettings, 'db' | 'now' | 'mailer'>) => Promise<void>;
  create?: RestWrite<(call: WriteContext) => Promise<{ id: number }>>;
  update?: RestWrite<(id: number, call: WriteContext) => Promise<void>>;
  delete?: (id: number, call: WriteContext) => Promise<void>;
}
type RestSettings = MountSettings & { mailer: Mailer };
const firstOf = async <Value>(values: AsyncGenerator<Value[]>): Promise<Value[]> => {
  for await (const first of values) return first;
  return [];
};

const reader = (resource: RestResource) => {
  const { from, key, columns, what, toAnswer = (row) => row } = resource;
  const rows = { from, key, columns: Object.keys(columns), toAnswer };
  return {
    list: async (
      { shortReads, reading }: Pick<RestSettings, 'shortReads' | 'reading'>,
      query: Readonly<Record<string, string>>,
      user: User,
    ) => {
      const wanted = listQuery(query, { ...resource, search: (q) => searchCondition(reading, resource, q) });
      const where = resource.seenBy ? sql<boolean>`(${wanted.where}) and ${resource.seenBy(user)}` : wanted.where;
      const { ids, total } = await listPage(reading, resource, { ...wanted, where });
      const range = ids.length === 0 ? '*' : `${wanted.from}-${wanted.from + ids.length - 1}`;
      return {
        ids,
        // To read some of those that a query groups, it groups them all.
        pieces: resource.isGrouped
          ? rowsInPieces(reading, { ...rows, where }, ids)
          : rowsInPieces(shortReads, rows, ids),
        range: `${range}/${total}`,
      };
    },
    one: async (db: Db, id: number, user: User): Promise<Row> => {
      if (resource.seenBy) {
        const seen = await sql`
          select 1 from ${from} where ${sql.ref(key)} = ${id} and ${resource.seenBy(user)}`.execute(db);
        found(seen.rows[0], what);
      }
      return found((await firstOf(rowsInPieces(db, rows, [id])))[0], what);
    },
  };
};

const ONE = '/:id{[1-9][0-9]*}';

export const simpleRest = (resource: RestResource, settings: RestSettings): Hono<AppEnv> => {
  const { name, what, create, afterCreate, update, delete: remove } = resource;
  const { list, one } = reader(resource);
  const { db, shortReads, now, mailer } = settings;
  const app = new Hono<AppEnv>({ strict: false });

  const authorizationOf = (c: Context) => c.req.header('Authorization');
  const userOf = (c: Context) => signedInUser(settings, authorizationOf(c));
  const idOf = (c: Context): number => {
    const id = Number(c.req.param('id'));
    if (id > ID_MAX) throw found(undefined, what);
    return id;
  };
  const checked = (c: Context, { shape }: RestWrite<unknown>) =>
    bodyOf(c, { body: shape, weight: resource.isLarge ? 'image' : 'write' });
  const write = async <Data>(
    c: Context,
    details: Received & { user: User; verb: string; params: { id?: number } },
    carryOut: (call: WriteContext) => Promise<Data>,
  ) => {
    const tokenHash = sha256(bearerOf(authorizationOf(c)) ?? '');
    return carryOutWrite(c, db, { ...details, resource: name, now: now() }, async (transaction) => {
      const written = await carryOut({ db: transaction, now: now(), user: details.user, tokenHash });
      const id = details.params.id ?? Object(written).id;
      await keepSearchText(transaction, resource, id);
      return written;
    });
  };

  app.get('/', async (c) => {
    const user = await userOf(c);
    const { ids, pieces, range } = await list(settings, c.req.query(), user);
    const headers = { 'Content-Range': `${name} ${range}` };
    if (ids.length <= ROWS) return answerJson(c, listJson(await firstOf(pieces)), headers);
    const rows = streamOf(pieces, { breakOff: c.get('breakOff') });
    return c.body(rows, 200, { ...headers, 'Content-Type': 'application/json' });
  });

  app.get(ONE, async (c) => {
    // The version before the record, as in `mount.ts`.
    const { user, version } = await signedInReader(settings, authorizationOf(c), {
      resource: name,
      id: Number(c.req.param('id')),
    });
    const id = idOf(c);
    const record = await one(shortReads, id, user);
    return answerJson(c, JSON.stringify(withVersion(record, version)));
  });

  if (create)
    app.post('/', async (c) => {
      const user = await userOf(c);
      const received = await checked(c, create);
      const carryOut = await create.prepare(received.body, { db, now: now(), user });
      const { id } = await write(c, { user, verb: 'create', params: {}, ...received }, carryOut);
      await afterCreate?.(id, received.body, { db, now, mailer });
      return c.json(await one(db, id, user), 201);
    });

  if (update)
    app.put(ONE, async (c) => {
      const user = await userOf(c);
      const id = idOf(c);
      const received = await checked(c, update);
      const carryOut = await update.prepare(received.body, { db, now: now(), user, id });
      await write(c, { user, verb: 'update', params: { id }, ...received }, (call) => carryOut(id, call));
      return c.json(await one(db, id, user));
    });

  if (remove)
    app.delete(ONE, async (c) => {
      const user = await userOf(c);
      const id = idOf(c);
      const received = await bodyOf(c, { body: null, weight: 'write' });
      const removed = await write(c, { user, verb: 'delete', params: { id }, ...received }, async (call) => {
        await remove(id, call);
        return { id };
      });
      return c.json(removed);
    });

  refuseOtherMethods(app, ['/', ONE]);
  return app;
};
