import { type Kysely, type Migration, sql } from 'kysely';
import { vocabulary } from '../ddl';
import { isPostgres } from '../isPostgres';

const TABLE = 'search_texts';
const INDEX = 'search_index';

/** SQLite's full-text index of parts of three letters, which finds a part of a word. Triggers keep it. */
const indexOnSqlite = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create virtual table ${sql.table(INDEX)}
    using fts5(words, content='search_texts', content_rowid='search_id', tokenize='trigram case_sensitive 1', detail='none')`.execute(
    db,
  );
  const add = sql`insert into ${sql.table(INDEX)} (rowid, words) values (new.search_id, new.words);`;
  const remove = sql`insert into ${sql.table(INDEX)} (${sql.ref(INDEX)}, rowid, words) values ('delete', old.search_id, old.words);`;
  const on = (event: string, ...statements: (typeof add)[]) =>
    sql`
    create trigger ${sql.id(`${TABLE}_${event}`)} after ${sql.raw(event)} on ${sql.table(TABLE)}
    begin ${sql.join(statements, sql` `)} end`.execute(db);
  await on('insert', add);
  await on('delete', remove);
  await on('update', remove, add);
};

/**
 * The same on PostgreSQL, by an extension, in whichever schema its administrator has put it. Where the account may not add
 * or use it, searching reads all texts.
 */
const indexOnPostgres = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    do $$ begin create extension if not exists pg_trgm; exception when others then null; end $$`.execute(db);
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace n on n.oid = extnamespace
    where extname = 'pg_trgm' and has_schema_privilege(n.oid, 'usage')`.execute(db);
  for (const { schema } of rows)
    await sql`
      create index ${sql.id(INDEX)} on ${sql.table(TABLE)}
      using gin (words ${sql.id(schema, 'gin_trgm_ops')})`.execute(db);
};

/** The normalized text of each record under `/api` that can be searched, with an index of its parts. */
export const searchTexts: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
    await is.create(TABLE, {
      search_id: is.id,
      resource: is.text,
      record_id: is.integer,
      columns: is.text,
      words: is.text,
    });
    await db.schema.createIndex(`${TABLE}_record`).unique().on(TABLE).columns(['resource', 'record_id']).execute();
    await (isPostgres(db) ? indexOnPostgres(db) : indexOnSqlite(db));
  },
};
