import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Expression, type Kysely, sql } from 'kysely';
import { insertRows } from './insertAll';
import { isPostgres } from './isPostgres';
import { sortColumn } from './sortKeys';

type Table = CreateTableBuilder<string, string>;
type Definition = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
export type Column = (table: Table, name: string) => Table;
type OnDelete = 'cascade' | 'set null' | 'restrict';

const required: Definition = (column) => column.notNull();

/** Column types for migrations, written once for both engines. */
export const vocabulary = (db: Kysely<unknown>) => {
  const onPostgres = isPostgres(db);
  /** Both engines then sort and lower-case by code point, so the same indexes serve both. */
  const textType: Expression<string> = onPostgres ? sql`text collate "C"` : sql`text`;

  const text: Column = (table, name) => table.addColumn(name, textType, required);
  const optionalText: Column = (table, name) => table.addColumn(name, textType);
  const textKey: Column = (table, name) => table.addColumn(name, textType, (column) => column.notNull().primaryKey());
  const integer: Column = (table, name) => table.addColumn(name, 'integer', required);
  const integerKey: Column = (table, name) =>
    table.addColumn(name, 'integer', (column) => column.notNull().primaryKey());
  /** Epoch milliseconds. */
  const milliseconds: Column = (table, name) => table.addColumn(name, onPostgres ? 'bigint' : 'integer', required);
  const bytes: Column = (table, name) => table.addColumn(name, onPostgres ? 'bytea' : 'blob', required);
  const flag: Column = (table, name) =>
    table.addColumn(name, 'integer', (column) => column.notNull().check(sql`${sql.ref(name)} in (0, 1)`));
  const yesNo: Column = (table, name) =>
    table.addColumn(name, textType, (column) => column.notNull().check(sql`${sql.ref(name)} in ('Y', 'N')`));
  /** A number that the database generates, and never reuses. */
  const id: Column = (table, name) =>
    table.addColumn(name, 'integer', (column) =>
      onPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    );
  const reference =
    (to: string, onDelete: OnDelete, definition: Definition = required): Column =>
    (table, name) =>
      table.addColumn(name, 'integer', (column) => definition(column).references(to).onDelete(onDelete));
  const optionalReference = (to: string, onDelete: OnDelete): Column => reference(to, onDelete, (column) => column);
  const image: Column = (table, name) =>
    table.addColumn(name, textType, (column) => column.references('images.sha256').onDelete('restrict'));

  const create = async (
    name: string,
    columns: Record<string, Column>,
    { primaryKey, indexes = [] }: { primaryKey?: string[]; indexes?: string[][] } = {},
  ): Promise<void> => {
    let table: Table = db.schema.createTable(name);
    for (const [column, define] of Object.entries(columns)) table = define(table, column);
    if (primaryKey) table = table.addPrimaryKeyConstraint(`${name}_key`, primaryKey);
    await (onPostgres ? table : table.modifyEnd(sql`strict`)).execute();
    for (const index of indexes) {
      await db.schema
        .createIndex([name, ...index].join('_'))
        .on(name)
        .columns(index)
        .execute();
    }
  };

  /** A unique index that ignores letter case. */
  const uniqueIgnoringCase = (table: string, column: string): Promise<void> =>
    db.schema
      .createIndex(`${table}_${column}_unique`)
      .unique()
      .on(table)
      .expression(sql`lower(${sql.ref(column)})`)
      .execute();

  /** A column for the Dutch order of a text, with an index. Filled at the start of the server: see `searchTexts.ts`. */
  const addSortKey = async (table: string, text: string): Promise<void> => {
    const column = sortColumn(text);
    await db.schema.alterTable(table).addColumn(column, textType).execute();
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  };

  const insert = (table: string, rows: readonly Record<string, unknown>[]) => insertRows(db, table, rows);

  return {
    ...{ textType, text, optionalText, textKey, integer, integerKey, milliseconds, bytes, flag, yesNo, id, image },
    ...{ reference, optionalReference, create, uniqueIgnoringCase, addSortKey, insert },
  };
};
