import { type ColumnDefinitionBuilder, type Expression, type Kysely, sql } from 'kysely';
import { DECLARED_KEY, type Declaration, type DeclaredField, fieldsOfDeclaration } from '../../src/v2/declaration';
import type { FieldKind } from '../../src/v2/kinds';
import { vocabulary } from './ddl';
import { isPostgres } from './isPostgres';
import { sortColumn } from './sortKeys';

/**
 * The tables of declared resources, as they are wanted: a table or a column that is missing is added at the start of
 * the server. Nothing is ever dropped or changed, so that a declaration that goes leaves its records where they are.
 */

/** What a declared field may refer to beside other declarations, because a list has its choices, each with its key. */
const KEYS: Readonly<Record<string, [table: string, key: string]>> = {
  shops: ['shops', 'shop_id'],
  staff: ['staff', 'user_id'],
  categories: ['categories', 'category_id'],
  subcategories: ['subcategories', 'subcategory_id'],
  products: ['products', 'product_id'],
  customers: ['customers', 'customer_id'],
};
export const keyOf = (resource: string): [table: string, key: string] => KEYS[resource] ?? [resource, DECLARED_KEY];

/** The columns with a sort key beside them. */
export const sortedColumns = (fields: readonly DeclaredField[]): string[] =>
  fields.filter(({ kind }) => kind.kind === 'text').map(({ name }) => name);

/** Throws for a field that would stand in the column of a sort key. */
const refuseSortColumns = (table: string, fields: readonly DeclaredField[], there: readonly string[]): void => {
  for (const text of [...there, ...sortedColumns(fields)])
    if (fields.some(({ name }) => name === sortColumn(text)))
      throw new Error(`${table}.${sortColumn(text)}: the sort key of '${text}' has this name. Choose another.`);
};

/** Throws for a reference without choices. A column is never dropped: a foreign key to no table would refuse every save. */
const refuseReferences = (table: string, fields: readonly DeclaredField[], declarations: readonly Declaration[]) => {
  const choices = [...Object.keys(KEYS), ...declarations.map(({ name }) => name)];
  for (const { name, kind } of fields)
    if (kind.kind === 'reference' && !choices.includes(kind.to))
      throw new Error(`${table}.${name}: '${kind.to}' cannot be referred to. Choose from: ${choices.join(', ')}.`);
};

type Definition = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** A column that rows may already lack: it starts empty, and a reference has nothing to refer to yet. */
const columnOf = (name: string, field: FieldKind, text: Expression<string>): [Expression<unknown>, Definition] => {
  if (field.kind === 'flag')
    return [
      sql`integer`,
      (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(name)} in (0, 1)`),
    ];
  if (field.kind === 'reference')
    return [sql`integer`, (column) => column.references(keyOf(field.to).join('.')).onDelete('restrict')];
  if (field.kind === 'whole') return [sql`integer`, (column) => column];
  if (field.kind === 'moment') return [text, (column) => column];
  return [text, (column) => column.notNull().defaultTo(field.kind === 'yesNo' ? 'N' : '')];
};

export const columnsThere = async (db: Kysely<unknown>, table: string): Promise<string[]> => {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table}`
    : sql<{ name: string }>`select name from pragma_table_info(${table})`
  ).execute(db);
  return rows.map(({ name }) => name);
};

/** What is referred to comes first. Throws for declarations that refer to each other. */
export const inOrder = (declarations: readonly Declaration[]): Declaration[] => {
  const ordered: Declaration[] = [];
  let waiting = [...declarations];
  const refersTo = (declaration: Declaration, { name }: Declaration) =>
    name !== declaration.name &&
    fieldsOfDeclaration(declaration).some(({ kind }) => kind.kind === 'reference' && kind.to === name);
  while (waiting.length > 0) {
    const next = waiting.filter((one) => !waiting.some((other) => refersTo(one, other)));
    if (next.length === 0) throw new Error(`Declarations that refer to each other: ${waiting.map(({ name }) => name)}`);
    ordered.push(...next);
    waiting = waiting.filter((one) => !next.includes(one));
  }
  return ordered;
};

/** Of two servers that start on one PostgreSQL, the second waits and finds the tables there. */
const TABLES_LOCK = 20190402;

/** Adds the tables and columns that are not there yet, in the caller's transaction. */
export const addDeclaredTables = async (
  transaction: Kysely<unknown>,
  declarations: readonly Declaration[],
): Promise<void> => {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${TABLES_LOCK})`.execute(transaction);
  const is = vocabulary(transaction);
  const add = ({ name, kind }: DeclaredField, table: string) => {
    const [type, define] = columnOf(name, kind, is.textType);
    return transaction.schema.alterTable(table).addColumn(name, type, define).execute();
  };
  for (const declaration of inOrder(declarations)) {
    const { name: table } = declaration;
    const fields = fieldsOfDeclaration(declaration);
    refuseReferences(table, fields, declarations);
    const there = await columnsThere(transaction, table);
    if (there.length > 0 && !there.includes(DECLARED_KEY))
      throw new Error(`${table}: the server has a table of this name. Give the resource another.`);
    if (there.length === 0) await is.create(table, { [DECLARED_KEY]: is.id });
    refuseSortColumns(table, fields, there);
    for (const field of fields) if (!there.includes(field.name)) await add(field, table);
    for (const text of sortedColumns(fields)) if (!there.includes(sortColumn(text))) await is.addSortKey(table, text);
  }
};

export const makeDeclaredTables = (db: Kysely<unknown>, declarations: readonly Declaration[]): Promise<void> =>
  db.transaction().execute((transaction) => addDeclaredTables(transaction, declarations));
