import { sql } from 'kysely';
import { DECLARED_KEY, type Declaration, type DeclaredField, fieldsOfDeclaration } from '../../src/v2/declaration';
import { keyOf, sortedColumns } from '../db/declaredTables';
import type { Db } from '../db/schema';
import { found, refuseFields, touched } from '../lib/refusal';
import type { Columns } from './listQuery';
import { type RestResource, restWrite } from './simpleRest';

/** The calls of a declared resource: its records as its table holds them, checked by its body. */

type Values = Readonly<Record<string, unknown>>;

const NUMBERS: readonly DeclaredField['kind']['kind'][] = ['flag', 'whole', 'reference'];
const DECIMALS: readonly DeclaredField['kind']['kind'][] = ['decimal', 'price'];

/** 422 for a choice that someone else has just deleted, or that never was. */
const requireChosen = async (db: Db, fields: readonly DeclaredField[], values: Values): Promise<void> => {
  for (const { name, kind } of fields) {
    if (kind.kind !== 'reference' || values[name] === null) continue;
    const [table, key] = keyOf(kind.to);
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${values[name]}`.execute(db);
    if (rows.length === 0) throw refuseFields({ [name]: 'Deze keuze bestaat niet (meer).' });
  }
};

const columnTypes = (fields: readonly DeclaredField[]): Columns =>
  Object.fromEntries(
    fields.map(({ name, kind: { kind } }) => [
      name,
      NUMBERS.includes(kind) ? 'number' : DECIMALS.includes(kind) ? 'decimal' : 'text',
    ]),
  );

export const restResourceOf = (declaration: Declaration): RestResource => {
  const { name, what, body, searched, canDelete } = declaration;
  const fields = fieldsOfDeclaration(declaration);
  const table = sql.table(name);
  const key = sql.ref(DECLARED_KEY);
  const columns = sql.join(fields.map((field) => sql.ref(field.name)));
  return {
    name,
    what,
    from: table,
    key: DECLARED_KEY,
    columns: { [DECLARED_KEY]: 'number', ...columnTypes(fields) },
    searched,
    sorted: { table: name, columns: sortedColumns(fields) },
    ties: 'asc',
    create: restWrite(body, async (values) => async ({ db }) => {
      await requireChosen(db, fields, values);
      const { rows } = await sql<{ id: number }>`
        insert into ${table} (${columns}) values (${sql.join(fields.map((field) => values[field.name]))})
        returning ${key} as id`.execute(db);
      return found(rows[0], what);
    }),
    update: restWrite(body, async (values) => async (id, { db }) => {
      await requireChosen(db, fields, values);
      const set = sql.join(fields.map((field) => sql`${sql.ref(field.name)} = ${values[field.name]}`));
      const { numAffectedRows } = await sql`update ${table} set ${set} where ${key} = ${id}`.execute(db);
      touched(numAffectedRows ?? 0n, what);
    }),
    ...(canDelete
      ? {
          delete: async (id, { db }) => {
            const { numAffectedRows } = await sql`delete from ${table} where ${key} = ${id}`.execute(db);
            touched(numAffectedRows ?? 0n, what);
          },
        }
      : {}),
  };
};
