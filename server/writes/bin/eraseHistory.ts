import type { Db } from '../../db/schema';
import { keepSearchTexts } from '../../db/searchTexts';
import { AUDIT } from '../audit/entries';
import { SUBJECTS } from '../audit/subjects';
import type { DeletedRows } from './deletedRows';

/**
 * Erases from the history, bulk changes and the search what these rows held and were called, once they cannot be
 * restored: who did what to which record, and when, stays.
 */
export const eraseHistory = async (db: Db, { rows }: DeletedRows): Promise<void> => {
  for (const { table, row } of rows)
    for (const [resource, { key }] of Object.entries(SUBJECTS).filter(([, subject]) => subject.table === table))
      await eraseRecord(db, resource, Number(row[key]));
};

const eraseRecord = async (db: Db, resource: string, id: number): Promise<void> => {
  const erased = await db
    .updateTable('audit')
    .set({ record_name: '', changes: '[]' })
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    .returning('audit_id')
    .execute();
  const ids = erased.map(({ audit_id }) => audit_id);
  await keepSearchTexts(db, AUDIT, ids);
  await db
    .deleteFrom('run_rows')
    .where('record_id', '=', id)
    .where('run_id', 'in', (run) => run.selectFrom('runs').select('run_id').where('resource', '=', resource))
    .execute();
  // Of what went along with the record, such as mails: a restored record needs these until now.
  await db.deleteFrom('search_texts').where('resource', '=', resource).where('record_id', '=', id).execute();
};
