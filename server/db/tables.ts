import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { declarations } from '../lib/declarations';
import { isPostgres } from './isPostgres';
import type { Database, Db } from './schema';

/** Reads every table as plain rows, equal on both engines, for moving and comparing. */

export type Row = Record<string, unknown>;

/** The same database with tables addressed by name. */
// The cast is needed: Kysely cannot take back the types of its tables.
export const byName = (db: Db): Kysely<unknown> => db as unknown as Kysely<unknown>;

/** Rows in memory, and on a slow line, at a time. One of `images` may be 5 MB. */
const batchOf = (table: string) => (table === 'images' ? 2 : 50);

/** Their rows are made together with the tables. */
export const FIXED: readonly string[] = ['shops', 'countries', 'norms'] satisfies (keyof Database)[];

/** The tables that the migrations make. */
const OF_MIGRATIONS: Readonly<Record<keyof Database, true>> = {
  ...{ staff: true, sessions: true, sign_in_attempts: true, images: true, shops: true },
  ...{ countries: true, categories: true, subcategories: true, products: true, product_categories: true },
  ...{ customers: true, customer_shops: true, customer_logins: true, tasks: true, reports: true },
  ...{ machines: true, waterreports: true, market: true, news: true, pushes: true },
  ...{ scheduled_pushes: true, orders: true, order_lines: true, outbox: true, leads: true },
  ...{ audit: true, answers: true, search_texts: true, bin: true, views: true },
  ...{ runs: true, run_rows: true, norms: true },
};

/**
 * The tables, each after the ones that it refers to; without the search index, which triggers keep. A database of
 * PostgreSQL may also have tables of an extension or of something else: ours are those of the migrations, the declared ones,
 * and what refers to these, such as a table that a declaration left behind.
 */
export const tablesInOrder = async (db: Kysely<unknown>): Promise<string[]> => {
  const own = [...Object.keys(OF_MIGRATIONS), ...declarations.map(({ name }) => name)];
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string; parent: string | null }>`
        with recursive there as
          (select oid, relname from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
        ), own as
          (select * from there where relname in (${sql.join(own)})
          union
          select there.* from own join pg_constraint k on k.confrelid = own.oid and k.contype = 'f'
          join there on there.oid = k.conrelid
        )
        select t.relname as name, parent.relname as parent from own t
        left join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
        left join pg_class parent on parent.oid = k.confrelid order by t.relname`
    : sql<{ name: string; parent: string | null }>`
        select t.name, k."table" as parent from pragma_table_list t left join pragma_foreign_key_list(t.name) k
        where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'
          and t.name not like 'kysely\\_%' escape '\\' order by t.name`
  ).execute(db);
  const waiting = new Map<string, string[]>();
  for (const { name, parent } of rows)
    waiting.set(name, [...(waiting.get(name) ?? []), ...(parent === null || parent === name ? [] : [parent])]);
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].filter(([, parents]) => !parents.some((parent) => waiting.has(parent)));
    if (next.length === 0) throw new Error(`Tables that refer to each other: ${[...waiting.keys()]}`);
    for (const [name] of next) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered;
};

/** The first of these tables with rows that somebody added. */
export const filledTable = async (db: Kysely<unknown>, tables: readonly string[]): Promise<string | undefined> => {
  for (const table of tables.filter((name) => !FIXED.includes(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
};

async function* sqliteBatches(db: Kysely<unknown>, table: string): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<Row & { rowid_: number }>`
      select rowid as rowid_, * from ${sql.table(table)} where rowid > ${after}
      order by rowid limit ${batchOf(table)}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.rowid_;
    yield rows.map(({ rowid_, ...row }) => row);
  }
}

/** Needs a transaction, because of its cursor. */
async function* postgresBatches(db: Kysely<unknown>, table: string): AsyncGenerator<Row[]> {
  await sql`declare batches no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  try {
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(batchOf(table))} from batches`.execute(db);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await sql`close batches`.execute(db);
  }
}

/** All rows of a table; on PostgreSQL `db` is a transaction. */
export const batchesOf = (db: Kysely<unknown>, table: string): AsyncGenerator<Row[]> =>
  isPostgres(db) ? postgresBatches(db, table) : sqliteBatches(db, table);

/** The number of rows and the sum of their SHA-256 hashes. Neither depends on the order of rows or columns. */
export interface Contents {
  rows: number;
  checksum: string;
}

const plain = (value: unknown): unknown => (value instanceof Uint8Array ? `bytes ${hash('sha256', value)}` : value);

const digestOf = (row: Row): bigint => {
  const cells = Object.keys(row)
    .sort()
    .map((name) => [name, plain(row[name])]);
  return BigInt(`0x${hash('sha256', JSON.stringify(cells))}`);
};

export const contentsOf = async (db: Kysely<unknown>, table: string): Promise<Contents> => {
  let count = 0;
  let sum = 0n;
  for await (const rows of batchesOf(db, table)) {
    count += rows.length;
    for (const row of rows) sum = BigInt.asUintN(256, sum + digestOf(row));
  }
  return { rows: count, checksum: sum.toString(16).padStart(64, '0') };
};
