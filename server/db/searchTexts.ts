import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { normalizeSearch, searchWords } from '../../src/v2/searchText';
import { yieldToEventLoop } from '../http/inPieces';
import { insertAll } from './insertAll';
import type { Db } from './schema';

/**
 * The search of `/api`: a normalized text per record, kept at every write, in which each word of a search is looked up
 * by an index (see migration 007).
 */

type Row = Readonly<Record<string, unknown>>;

export interface Searched {
  name: string;
  /** A table, or a query in parentheses with a name. */
  from: RawBuilder<unknown>;
  key: string;
  /** The columns that a search looks in. */
  searched: readonly string[];
  /** Turns a stored row, or its searched columns, into the answer; all values in it are searched. */
  toAnswer?: (row: Record<string, unknown>) => Record<string, unknown>;
}

/** All texts in a value, also in a list of objects. */
const textsIn = (value: unknown): string =>
  typeof value === 'object'
    ? Object.values(value ?? {})
        .map(textsIn)
        .join(' ')
    : String(value ?? '');

const wordsOf = ({ searched, toAnswer = (row) => row }: Searched, row: Row): string => {
  const answer = toAnswer({ ...row });
  return normalizeSearch(searched.map((column) => textsIn(answer[column])).join(' '));
};
const columnsOf = ({ searched }: Searched): string => searched.join(' ');

const selectedOf = ({ key, searched }: Searched) =>
  sql.join([sql`${sql.ref(key)} as search_key`, ...searched.map((column) => sql.ref(column))]);

type Found = Row & { search_key: number };

const keep = async (db: Db, resource: Searched, ids: readonly number[]): Promise<number> => {
  const { rows } = await sql<Found>`
    select ${selectedOf(resource)} from ${resource.from} where ${sql.ref(resource.key)} in (${sql.join(ids)})`.execute(
    db,
  );
  const texts = rows.map((row) => ({
    resource: resource.name,
    record_id: row.search_key,
    columns: columnsOf(resource),
    words: wordsOf(resource, row),
  }));
  await insertAll(db, 'search_texts', texts, (query) =>
    query.onConflict((conflict) =>
      conflict
        .columns(['resource', 'record_id'])
        .doUpdateSet(({ ref }) => ({ columns: ref('excluded.columns'), words: ref('excluded.words') })),
    ),
  );
  return rows.length;
};

/** Keeps the text of a record that was just written, or deletes that of one that is gone. */
export const keepSearchText = async (db: Db, resource: Searched, id: number): Promise<void> => {
  if ((await keep(db, resource, [id])) > 0) return;
  await db.deleteFrom('search_texts').where('resource', '=', resource.name).where('record_id', '=', id).execute();
};

/** Rows that are looked at, and kept, at a time. */
const BATCH = 500;

/** Of the records after this one, the next ones, and those among them without a text that was made of these columns. */
const nextOf = async (db: Db, resource: Searched, after: number) => {
  const { name, from, key } = resource;
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(key)} as id from ${from} where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${BATCH}`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  const last = ids.at(-1);
  if (last === undefined) return undefined;
  const kept = await db
    .selectFrom('search_texts')
    .select('record_id')
    .where('resource', '=', name)
    .where('record_id', '>', after)
    .where('record_id', '<=', last)
    .where('columns', '=', columnsOf(resource))
    .execute();
  const has = new Set(kept.map(({ record_id }) => record_id));
  return { last, missing: ids.filter((id) => !has.has(id)) };
};

/**
 * Makes the texts that are missing, or were made of other columns: of records from before this search, of demonstration
 * data, and of a declaration that changed.
 */
export const completeSearchTexts = async (db: Db, resources: readonly Searched[]): Promise<void> => {
  for (const resource of resources)
    for (let next = await nextOf(db, resource, 0); next; next = await nextOf(db, resource, next.last)) {
      if (next.missing.length > 0) await keep(db, resource, next.missing);
      await yieldToEventLoop();
    }
};

const WORDS_MAX = 10;
/** Databases refuse very long patterns. */
const WORD_MAX = 1000;
/** The index holds parts of three letters; a shorter word is looked for in every text. */
const INDEXED_FROM = 3;
const NOTHING = sql<boolean>`1 = 0`;

const onPostgres = (word: string) => sql<boolean>`search_texts.words like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
const onSqlite = (word: string) => {
  const pattern = `*${word.replace(/[[*?]/g, '[$&]')}*`;
  return [...word].length < INDEXED_FROM
    ? sql<boolean>`search_texts.words glob ${pattern}`
    : sql<boolean>`search_texts.search_id in (select rowid from search_index where words glob ${pattern})`;
};

/** The condition that the text of a record has every word of `q`; undefined when it has no words. */
export const searchCondition = (db: Db, { name, key }: Searched, q: string): RawBuilder<boolean> | undefined => {
  const words = searchWords(q).slice(0, WORDS_MAX);
  if (words.length === 0) return undefined;
  if (words.some((word) => word.includes('\u0000') || word.length > WORD_MAX)) return NOTHING;
  const has = db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres : onSqlite;
  return sql<boolean>`${sql.ref(key)} in (
    select search_texts.record_id from search_texts
    where search_texts.resource = ${name} and ${sql.join(words.map(has), sql` and `)}
  )`;
};
