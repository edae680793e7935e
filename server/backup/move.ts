import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { vocabulary } from '../db/ddl';
import { columnsThere } from '../db/declaredTables';
import { insertRows } from '../db/insertAll';
import { movedMark, movingMark, openDatabase } from '../db/open';
import { postgresDialect } from '../db/postgres';
import { batchesOf, byName, type Contents, contentsOf, filledTable, tablesInOrder } from '../db/tables';
import { StartError, startErrorOf } from '../lib/startError';
import { FILLING_LOCK } from '../start/firstStart';
import { flush } from './backUp';

/** Copies the embedded database into an empty PostgreSQL, in one transaction that commits only when both are equal. */

type Moved = Contents & { table: string };

type Plain = Kysely<unknown>;

const notEmpty = (what: string) =>
  new StartError(`De PostgreSQL-database is niet leeg (not empty): er ${what}. Kies een lege database.`);

/** The tables where ours are or would be: not those of other schemas, or of an extension. */
const tablesThere = async (db: Plain): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not exists (
        select 1 from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`.execute(db);
  return rows.map(({ name }) => name);
};

/** Throws a StartError when the target holds other tables. Runs before our own tables are made there. */
const refuseOthers = async (databaseUrl: string): Promise<void> => {
  const db = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl, () => {}) });
  try {
    const names = await tablesThere(db);
    if (names.length > 0 && !names.includes('kysely_migration')) throw notEmpty('staan tabellen van iets anders in');
  } finally {
    await db.destroy();
  }
};

/** A resource that is no longer declared leaves its table behind; the target has no such table. */
const refuseUndeclared = async (target: Plain, tables: readonly string[]): Promise<void> => {
  const there = await tablesThere(target);
  const unknown = tables.filter((table) => !there.includes(table));
  if (unknown.length > 0)
    throw new StartError(
      `Dit programma kent niet alles wat in de database staat (unknown tables): ${unknown.join(', ')}. Zet de declaratie ervan terug.`,
    );
};

/** A field that is no longer declared leaves its column behind, whose values go along: `text`, or a whole number. */
const addFormerColumns = async (source: Plain, target: Plain, table: string): Promise<void> => {
  const there = await columnsThere(target, table);
  const { textType } = vocabulary(target);
  const { rows } = await sql<{ name: string; type: string; empty: string | null }>`
    select name, lower(type) as type, dflt_value as empty from pragma_table_info(${table})`.execute(source);
  for (const { name, type, empty } of rows.filter((column) => !there.includes(column.name)))
    await target.schema
      .alterTable(table)
      .addColumn(name, type === 'text' ? textType : sql`integer`, (column) =>
        empty === null ? column : column.notNull().defaultTo(sql.raw(empty)),
      )
      .execute();
};

const copyTable = async (source: Plain, target: Plain, table: string): Promise<void> => {
  await addFormerColumns(source, target, table);
  await sql`delete from ${sql.table(table)}`.execute(target);
  for await (const rows of batchesOf(source, table)) await insertRows(target, table, rows);
};

/** New ids continue after the highest id ever given out, also when its record is gone. */
const continueIds = async (source: Plain, target: Plain): Promise<void> => {
  const { rows: highest } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence`.execute(source);
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(target);
  for (const { table_name, column_name } of columns) {
    const seq = highest.find(({ name }) => name === table_name)?.seq;
    if (!seq) continue;
    const sequence = sql`pg_get_serial_sequence(quote_ident(${table_name}), ${column_name})`;
    await sql`select setval(${sequence}, ${seq})`.execute(target);
  }
};

const compared = async (source: Plain, target: Plain, table: string): Promise<Moved> => {
  const [from, to] = [await contentsOf(source, table), await contentsOf(target, table)];
  if (from.rows !== to.rows || from.checksum !== to.checksum)
    throw new StartError(`${table} is niet gelijk overgekomen (differs): ${from.rows} rijen werden er ${to.rows}.`);
  return { table, ...to };
};

/** Until it is certain that PostgreSQL has the data, nothing goes on with the embedded database. */
const leaveMark = (dataDir: string): void => {
  try {
    writeFileSync(movingMark(dataDir), '', { mode: 0o600 });
    flush(dataDir);
  } catch (error) {
    rmSync(movingMark(dataDir), { force: true });
    throw error;
  }
};

/** Nobody but who moved it can tell which of the two goes on. */
const otherRows = (dataDir: string, differs: Error): StartError =>
  new StartError(
    `${differs.message} Het verplaatsen is eerder afgebroken (move broke off): sindsdien is in PostgreSQL gewerkt, of dit is een ander adres. Staat alles in PostgreSQL, hernoem dan ${movingMark(dataDir)} tot moved en start met DATABASE_URL. Wil je met de oude gegevens verder, verwijder dat bestand dan.`,
    { cause: differs },
  );

/** In a transaction of the target. After a move that broke off when PostgreSQL had kept everything, only compares. */
const copyTables = async (from: Plain, to: Plain, dataDir: string): Promise<Moved[]> => {
  await sql`select pg_advisory_xact_lock(${FILLING_LOCK})`.execute(to);
  const tables = await tablesInOrder(from);
  await refuseUndeclared(to, tables);
  const filled = await filledTable(to, tables);
  const brokeOff = existsSync(movingMark(dataDir));
  if (filled && !brokeOff) throw notEmpty(`staan rijen in ${filled}`);
  if (!filled) {
    for (const table of tables)
      await copyTable(from, to, table).catch((cause) => {
        throw startErrorOf(`${table} kan niet worden verplaatst (cannot be moved)`, cause);
      });
    await continueIds(from, to);
  }
  const moved: Moved[] = [];
  for (const table of tables)
    moved.push(
      await compared(from, to, table).catch((cause) => {
        // Not of a connection that broke off meanwhile.
        throw filled && cause instanceof StartError ? otherRows(dataDir, cause) : cause;
      }),
    );
  // Before the commit: where it cannot be written, nothing is moved.
  if (!brokeOff) leaveMark(dataDir);
  return moved;
};

const copyAll = async (dataDir: string, databaseUrl: string): Promise<Moved[]> => {
  const source = await openDatabase({ dataDir, toMove: true });
  try {
    await refuseOthers(databaseUrl);
    const target = await openDatabase({ databaseUrl });
    try {
      const moved = await target.db
        .transaction()
        .execute((transaction) => copyTables(byName(source.db), byName(transaction), dataDir));
      renameSync(movingMark(dataDir), movedMark(dataDir));
      flush(dataDir);
      return moved;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};

/**
 * Returns the contents of each table, equal on both sides. No server may run on the embedded database. Throws a
 * StartError when it cannot.
 */
export const move = async (dataDir: string, databaseUrl: string): Promise<Moved[]> => {
  try {
    return await copyAll(dataDir, databaseUrl);
  } catch (cause) {
    const failure = existsSync(movingMark(dataDir))
      ? 'Of alles is verplaatst, is niet zeker (move broke off). Geef npm run move nog eens, met hetzelfde adres'
      : 'Het verplaatsen is niet gelukt (move failed)';
    throw startErrorOf(failure, cause);
  }
};
