import { type Context, Hono } from 'hono';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { ID_MAX } from '../../src/v2/fields';
import type { AppEnv } from '../address';
import { versionOf, wantsVersion, withVersion } from '../audit/version';
import { bearerOf, sha256, signedInUser } from '../auth';
import { bodyOf, type Received } from '../body';
import type { Database, Db } from '../db/schema';
import { found, Refusal, type User } from '../handler';
import type { MountSettings } from '../mount';
import { carryOutWrite } from '../write';
import { type Columns, listQuery } from './listQuery';

/**
 * Resources in the dialect of ra-data-simple-rest: a list, one record, and where they have them new and edit. A new
 * resource is a declaration of its columns and its writes; who may call, pages, searching and the audit come along.
 */

export interface WriteCall {
  /** The transaction that the write runs in. */
  db: Db;
  now: Date;
  user: User;
  /** The session of the call, as it is kept. */
  tokenHash: string;
}

/** What there is before the transaction. */
export interface Preparation {
  db: Kysely<Database>;
  now: Date;
  user: User;
}

export interface RestWrite<Result> {
  shape: z.ZodType;
  prepare: (body: unknown, before: Preparation) => Promise<Result>;
}
/** A write in two steps: `prepare` does what takes long, before the transaction; what it answers writes, in it. */
export const restWrite = <S extends z.ZodType, Result>(
  shape: S,
  prepare: (body: z.output<S>, before: Preparation) => Promise<Result>,
): RestWrite<Result> => ({
  shape,
  // The body has gone through this very shape.
  prepare: (body, before) => prepare(body as z.output<S>, before),
});

export interface RestResource {
  name: string;
  /** What a missing record is called: `Het account`. */
  what: string;
  /** A table, or a query in parentheses with a name. */
  from: RawBuilder<unknown>;
  key: string;
  /** What is answered, filtered and sorted by; nothing else of the table leaves. */
  columns: Columns;
  /** The columns that q searches. */
  searched: readonly string[];
  /** A stored row as it is answered. */
  toAnswer?: (row: Row) => Row;
  /** Answers the new id. */
  create?: RestWrite<(call: WriteCall) => Promise<number>>;
  update?: RestWrite<(id: number, call: WriteCall) => Promise<void>>;
}
type Row = Record<string, unknown>;

const reader = ({ from, key, columns, searched, what, toAnswer = (row) => row }: RestResource) => {
  const selected = sql.join([sql`${sql.ref(key)} as id`, ...Object.keys(columns).map((column) => sql.ref(column))]);
  return {
    list: async (db: Db, query: Readonly<Record<string, string>>) => {
      const wanted = listQuery(query, { columns, key, searched });
      const total = await sql<{ total: number }>`
        select count(*) as total from ${from} where ${wanted.where}`.execute(db);
      const { rows } = await sql<Row>`
        select ${selected} from ${from} where ${wanted.where}
        order by ${wanted.orderBy} limit ${wanted.count} offset ${wanted.from}`.execute(db);
      return { rows: rows.map(toAnswer), from: wanted.from, total: Number(total.rows[0]?.total ?? 0) };
    },
    one: async (db: Db, id: number): Promise<Row> => {
      const { rows } = await sql<Row>`
        select ${selected} from ${from} where ${sql.ref(key)} = ${id}`.execute(db);
      return toAnswer(found(rows[0], what));
    },
  };
};

export const simpleRest = (resource: RestResource, { db, now, sessionLimits }: MountSettings): Hono<AppEnv> => {
  const { name, what, create, update } = resource;
  const { list, one } = reader(resource);
  const app = new Hono<AppEnv>({ strict: false });

  const userOf = (c: Context) => signedInUser(db, c.req.header('Authorization'), now(), sessionLimits);
  const idOf = (c: Context): number => {
    const id = Number(c.req.param('id'));
    if (id > ID_MAX) throw found(undefined, what);
    return id;
  };
  const checked = (c: Context, { shape }: RestWrite<unknown>) => bodyOf(c, { body: shape, weight: 'write' });
  const write = async <Data>(
    c: Context,
    details: Received & { user: User; verb: string; params: { id?: number } },
    carryOut: (call: WriteCall) => Promise<Data>,
  ) => {
    const tokenHash = sha256(bearerOf(c.req.header('Authorization')) ?? '');
    return carryOutWrite(c, db, { ...details, resource: name, now: now() }, (transaction) =>
      carryOut({ db: transaction, now: now(), user: details.user, tokenHash }),
    );
  };

  app.get('/', async (c) => {
    await userOf(c);
    const { rows, from, total } = await list(db, c.req.query());
    const range = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`;
    return c.json(rows, 200, { 'Content-Range': `${name} ${range}/${total}` });
  });

  app.get('/:id{[1-9][0-9]*}', async (c) => {
    await userOf(c);
    const id = idOf(c);
    const version = wantsVersion(c) ? await versionOf(db, name, id) : undefined;
    const record = await one(db, id);
    return c.json(version === undefined ? record : withVersion(record, version));
  });

  if (create)
    app.post('/', async (c) => {
      const user = await userOf(c);
      const received = await checked(c, create);
      const carryOut = await create.prepare(received.body, { db, now: now(), user });
      const { id } = await write(c, { user, verb: 'create', params: {}, ...received }, async (call) => ({
        id: await carryOut(call),
      }));
      return c.json(await one(db, id), 201);
    });

  if (update)
    app.put('/:id{[1-9][0-9]*}', async (c) => {
      const user = await userOf(c);
      const id = idOf(c);
      const received = await checked(c, update);
      const carryOut = await update.prepare(received.body, { db, now: now(), user });
      await write(c, { user, verb: 'update', params: { id }, ...received }, (call) => carryOut(id, call));
      return c.json(await one(db, id));
    });

  const methods = (more: string | false) => ['GET', 'HEAD', ...(more ? [more] : []), 'OPTIONS'].join(', ');
  for (const [path, Allow] of [
    ['/', methods(create !== undefined && 'POST')],
    ['/:id{[1-9][0-9]*}', methods(update !== undefined && 'PUT')],
  ] as const) {
    app.options(path, (c) => c.body(null, 204, { Allow }));
    app.all(path, () => {
      throw new Refusal(405, 'Dit kan niet op deze manier worden opgevraagd.', undefined, { Allow });
    });
  }
  return app;
};
