import { sql } from 'kysely';
import { inOrder, keyOf } from '../../server/db/declaredTables';
import type { Db } from '../../server/db/schema';
import { declarations } from '../../server/lib/declarations';
import { declaration as machineProducts } from '../../src/resources/machine_products/declaration';
import { type Declaration, fieldsOfDeclaration } from '../../src/v2/declaration';
import { aCategory, aCustomer, aProduct, aSubcategory } from './builders';
import { samples } from './samples';

const BUILDERS: Readonly<Record<string, (db: Db) => Promise<number>>> = {
  categories: aCategory,
  subcategories: aSubcategory,
  products: aProduct,
  customers: aCustomer,
};

/** A record of everything that the declaration refers to, where there is none: the samples name the first. */
export const referredRecords = async (db: Db, declaration: Declaration): Promise<void> => {
  for (const { kind } of fieldsOfDeclaration(declaration)) {
    if (kind.kind !== 'reference') continue;
    const { rows } = await sql`select 1 from ${sql.table(keyOf(kind.to)[0])} limit 1`.execute(db);
    const declared = declarations.find(({ name }) => name === kind.to);
    if (rows.length > 0 || declared === declaration) continue;
    await (declared ? aDeclaredRecord(db, declared) : BUILDERS[kind.to]?.(db));
  }
};

/** A record of a declared resource, from its sample; returns its id. */
const aDeclaredRecord = async (
  db: Db,
  declaration: Declaration,
  values: Readonly<Record<string, unknown>> = {},
): Promise<number> => {
  const { create } = samples[declaration.name] ?? {};
  if (!create) throw new Error(`tests/support/samples.ts has no sample of ${declaration.name}`);
  await referredRecords(db, declaration);
  // What a sample leaves out is empty, as in a form.
  const record = { ...Object(declaration.body.parse(create)), ...values };
  const fields = fieldsOfDeclaration(declaration).map(({ name }) => name);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(declaration.name)} (${sql.join(fields.map((field) => sql.ref(field)))})
    values (${sql.join(fields.map((field) => record[field] ?? null))}) returning id`.execute(db);
  return Number(rows[0]?.id);
};

/** A record of each; returns their ids by resource. `name`: what their records are called, default what the samples say. */
export const declaredRecords = async (db: Db, name?: string): Promise<Record<string, number>> => {
  const ids: Record<string, number> = {};
  for (const declaration of inOrder(declarations))
    ids[declaration.name] = await aDeclaredRecord(
      db,
      declaration,
      name === undefined ? {} : { [declaration.title]: name },
    );
  return ids;
};

/** What a code of machines stands for, as staff wrote it down. */
export const aMachineProduct = (db: Db, name = 'Velgenreiniger', code = '110'): Promise<number> =>
  aDeclaredRecord(db, machineProducts, { name, code });
