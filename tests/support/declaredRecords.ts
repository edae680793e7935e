import { sql } from 'kysely';
import { declarations } from '../../server/api/declarations';
import { inOrder } from '../../server/db/declaredTables';
import type { Db } from '../../server/db/schema';
import { fieldsOfDeclaration } from '../../src/v2/declaration';
import { samples } from './samples';

/** Makes a record of each declared resource from its sample; returns their ids by resource. */
export const declaredRecords = async (db: Db): Promise<Record<string, number>> => {
  const ids: Record<string, number> = {};
  for (const declaration of inOrder(declarations)) {
    const { create } = samples[declaration.name] ?? {};
    if (!create) throw new Error(`tests/support/samples.ts has no sample of ${declaration.name}`);
    const fields = fieldsOfDeclaration(declaration).map(({ name }) => name);
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(declaration.name)} (${sql.join(fields.map((field) => sql.ref(field)))})
      values (${sql.join(fields.map((field) => create[field] ?? null))}) returning id`.execute(db);
    ids[declaration.name] = rows[0]?.id ?? 0;
  }
  return ids;
};
