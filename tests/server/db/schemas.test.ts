import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/db/open';
import { postgresDialect } from '../../../server/db/postgres';
import type { Database } from '../../../server/db/schema';
import { deletedWith } from '../../../server/writes/bin/deletedRows';
import { aCategory } from '../../support/builders';
import { leftOutIf } from '../../support/leftOut';
import { anEmptyPostgres, cannotUsePostgres } from '../../support/testDatabase';

/** A PostgreSQL database that the administrator, or another program, has divided into schemas. */

describe('a PostgreSQL database of several schemas', leftOutIf(cannotUsePostgres), () => {
  let databaseUrl: string;
  let admin: Kysely<Database>;
  beforeEach(async () => {
    databaseUrl = await anEmptyPostgres();
    admin = new Kysely<Database>({ dialect: postgresDialect(databaseUrl, () => {}) });
    onTestFinished(() => admin.destroy());
  });
  const run = (...statements: string[]) => sql.raw(statements.join(';')).execute(admin);

  /** Opened with these schemas as search path. */
  const openedIn = async (...schemas: string[]): Promise<Kysely<Database>> => {
    const url = new URL(databaseUrl);
    if (schemas.length > 0) url.searchParams.set('options', `-csearch_path=${schemas}`);
    const { db, close } = await openDatabase({ databaseUrl: url.href });
    onTestFinished(close);
    return db;
  };

  it.each([
    ['that is not searched for names', []],
    ['where its account makes no tables', ['dash', 'public']],
  ])('indexes what is searched also by an extension in a schema %s', async (_, schemas) => {
    await run('create schema extensions', 'create extension pg_trgm schema extensions', 'create schema dash');
    await openedIn(...schemas);
    const { rows } = await sql`select indexdef from pg_indexes where indexname = 'search_index'`.execute(admin);
    expect(rows).toEqual([{ indexdef: expect.stringContaining('extensions.gin_trgm_ops') }]);
  });

  it('starts without that index where its account may not use the schema of the extension', async () => {
    const account = `account_${new URL(databaseUrl).pathname.slice(1)}`;
    await run('create schema extensions', 'create extension pg_trgm schema extensions');
    await run(`create role ${account} login`, `create schema authorization ${account}`);
    onTestFinished(async () => void (await run(`drop owned by ${account}`, `drop role ${account}`)));
    const url = new URL(databaseUrl);
    url.username = account;
    const { close } = await openDatabase({ databaseUrl: url.href });
    await close();
    const { rows } = await sql`select indexname from pg_indexes where indexname like 'search_%'`.execute(admin);
    expect(rows).not.toContainEqual({ indexname: 'search_index' });
    expect(rows).toContainEqual({ indexname: 'search_texts_record' });
  });

  it('starts beside another program of Kysely, and beside another dashboard', async () => {
    await run('create schema shop', 'create table shop.kysely_migration (name text)');
    await run(`insert into shop.kysely_migration values ('2020_of_the_shop')`, 'create schema second');
    const first = await openedIn();
    const second = await openedIn('second');
    await aCategory(first, { category_title: 'Velgen' });
    expect(await second.selectFrom('categories').select('category_title').execute()).toEqual([]);
    await openedIn();
    await openedIn('second');
  });

  it('goes on with the tables of v2 where a schema that is searched before theirs was made later', async () => {
    const category_title = 'Velgen';
    await aCategory(await openedIn(), { category_title });
    await run('create schema later');
    const db = await openedIn('later', 'public');
    expect(await db.selectFrom('categories').select('category_title').execute()).toEqual([{ category_title }]);
  });

  it('makes its tables beside those of a program of Kysely whose schema is searched after its own', async () => {
    await run('create schema dash', 'create table public.kysely_migration (name text)');
    await run(`insert into public.kysely_migration values ('2020_of_the_shop')`);
    await openedIn('dash', 'public');
    expect(await (await openedIn('dash', 'public')).selectFrom('shops').select('shop_id').execute()).toHaveLength(2);
    const { rows } = await sql`select name from public.kysely_migration`.execute(admin);
    expect(rows).toHaveLength(1);
  });

  it('keeps of what it deletes its own rows, not those of another program that refer to it', async () => {
    const db = await openedIn();
    const category_id = await aCategory(db);
    const reference = 'category_id integer references categories on delete cascade';
    await run('create schema shop', `create table shop.banners (${reference})`);
    await run(`insert into shop.banners values (${category_id})`);
    const { rows } = await deletedWith(db, 'categories', 'category_id', category_id);
    expect(rows.map(({ table }) => table)).toEqual(['categories']);
  });
});
