import { type RawBuilder, sql } from 'kysely';
import { normalizeSearch, searchWords, spellingsOf } from '../../src/v2/searchText';
import { yieldToEventLoop } from '../lib/inPieces';
import { analyzeUnknown } from './analyzeUnknown';
import { chunksOf, insertAll } from './insertAll';
import { isPostgres } from './isPostgres';
import type { Db } from './schema';
import { sortColumn, sortKey } from './sortKeys';
import { within } from './within';

/**
 * The search of `/api`: a normalized text per record, kept at every write, in which each word of a search is looked up
 * by an index (see migration 007). The sort keys of a list's texts are kept along with it.
 */

type Row = Readonly<Record<string, unknown>>;

export interface Searched {
  name: string;
  /** A table, or a query in parentheses with a name. */
  from: RawBuilder<unknown>;
  key: string;
  /** The columns that a search looks in. */
  searched?: readonly string[];
  /** Turns a stored row, or its searched columns, into the answer, in which the searched columns are looked up. */
  toAnswer?: (row: Record<string, unknown>) => Record<string, unknown>;
  /** The text of the stored searched columns, where it is not their values one after the other. */
  searchText?: (row: Row) => string;
  /** Texts with a column beside them in their table for their Dutch order: see `sortKeys.ts`. */
  sorted?: { table: string; columns: readonly string[] };
}

/** All texts in a value, also in a list of objects. */
const textsIn = (value: unknown): string =>
  typeof value === 'object'
    ? Object.values(value ?? {})
        .map(textsIn)
        .join(' ')
    : String(value ?? '');

const searchTextOf = ({ searched = [], searchText, toAnswer = (row) => row }: Searched, row: Row): string => {
  if (searchText) return normalizeSearch(searchText(row));
  const answer = toAnswer({ ...row });
  return normalizeSearch(searched.map((column) => textsIn(answer[column])).join(' '));
};
/** What a text was made of. */
const columnsOf = ({ searched = [], searchText, sorted }: Searched): string =>
  [...searched, ...(searchText ? ['spelled'] : []), ...(sorted?.columns ?? []).map(sortColumn)].join(' ');

const selectedOf = ({ key, searched = [], sorted }: Searched) => {
  const columns = new Set([...searched, ...(sorted?.columns ?? [])]);
  return sql.join([sql`${sql.ref(key)} as search_key`, ...[...columns].map((column) => sql.ref(column))]);
};

type Found = Row & { search_key: number };

/** Many rows in one statement: `values` names its columns column1, column2, … on both databases. */
const keepSortKeys = async (db: Db, { key, sorted }: Searched, rows: readonly Found[]): Promise<void> => {
  if (!sorted?.columns.length) return;
  const set = sorted.columns.map(
    (column, nth) => sql`${sql.ref(sortColumn(column))} = kept.${sql.ref(`column${nth + 2}`)}`,
  );
  for (const chunk of chunksOf(rows, sorted.columns.length + 1)) {
    const values = chunk.map(
      (row) => sql`(${sql.join([row.search_key, ...sorted.columns.map((column) => sortKey(row[column]))])})`,
    );
    await sql`
      update ${sql.table(sorted.table)} set ${sql.join(set)} from (values ${sql.join(values)}) as kept
      where ${sql.ref(key)} = cast(kept.column1 as integer)`.execute(db);
  }
};

const keep = async (db: Db, resource: Searched, ids: readonly number[]): Promise<number> => {
  const { rows } = await sql<Found>`
    select ${selectedOf(resource)} from ${resource.from}
    where ${sql.ref(resource.key)} in (${sql.join(ids)})`.execute(db);
  await keepSortKeys(db, resource, rows);
  const texts = rows.map((row) => ({
    resource: resource.name,
    record_id: row.search_key,
    columns: columnsOf(resource),
    words: searchTextOf(resource, row),
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

/** Keeps the text of a record that was just written, or deletes that of one that is gone or is not searched. */
export const keepSearchText = async (db: Db, resource: Searched, id: number): Promise<void> => {
  if (columnsOf(resource) !== '' && (await keep(db, resource, [id])) > 0) return;
  await db.deleteFrom('search_texts').where('resource', '=', resource.name).where('record_id', '=', id).execute();
};

/** Keeps the texts of records that are all still there, in a few statements. */
export const keepSearchTexts = async (db: Db, resource: Searched, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await keep(db, resource, ids);
};

/** Records in one query. */
const BATCH = 500;

/** The next batch of records after this id that lack a text made from these columns. */
const missingAfter = async (db: Db, resource: Searched, after: number): Promise<number[]> => {
  const { name, from, key } = resource;
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(key)} as id from ${from} where ${sql.ref(key)} > ${after} and not exists (
      select 1 from search_texts
      where resource = ${name} and record_id = ${sql.ref(key)} and search_texts.columns = ${columnsOf(resource)}
    ) order by ${sql.ref(key)} limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
};

const complete = async (db: Db, resource: Searched, from = 0): Promise<void> => {
  let missing = await missingAfter(db, resource, from);
  for (let last = missing.at(-1); last !== undefined; last = missing.at(-1)) {
    await keep(db, resource, missing);
    // Else PostgreSQL, for which there are still few texts, compares each record with each of them.
    await analyzeUnknown(db).catch(() => undefined);
    await yieldToEventLoop();
    missing = await missingAfter(db, resource, last);
  }
};

/**
 * Makes the texts that are missing, or were made of other columns: of records from before this search, of demonstration
 * data, and of a declaration that changed.
 */
export const completeSearchTexts = async (db: Db, resources: readonly Searched[]): Promise<void> => {
  // On PostgreSQL batch by batch: another server would wait for these texts longer than a statement may take. On SQLite
  // in one transaction: a commit to disk for each batch takes four times as long for thousands of texts.
  for (const resource of resources.filter((one) => columnsOf(one) !== ''))
    if (isPostgres(db)) await complete(db, resource);
    else await within(db, (transaction) => complete(transaction, resource));
};

/** The same for the newest records alone, from a batch before the last that has a text: ids may be committed out of order. */
export const completeNewest = async (db: Db, resource: Searched): Promise<void> => {
  const { last } = await db
    .selectFrom('search_texts')
    .select(({ fn }) => fn.max('record_id').as('last'))
    .where('resource', '=', resource.name)
    .executeTakeFirstOrThrow();
  await complete(db, resource, Math.max(0, Number(last) - BATCH));
};

const WORDS_MAX = 10;
/** Databases refuse very long patterns. */
const WORD_MAX = 1000;
/** The index holds parts of three letters; a shorter word is looked for in every text. */
const INDEXED_FROM = 3;
export const NOTHING = sql<boolean>`1 = 0`;

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
  const hasSpelling = isPostgres(db) ? onPostgres : onSqlite;
  const has = (word: string) => sql<boolean>`(${sql.join(spellingsOf(word).map(hasSpelling), sql` or `)})`;
  return sql<boolean>`${sql.ref(key)} in (
    select search_texts.record_id from search_texts
    where search_texts.resource = ${name} and ${sql.join(words.map(has), sql` and `)}
  )`;
};
