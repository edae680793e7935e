import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../db/schema';
import { keepSearchText, type Searched } from '../../db/searchTexts';
import { localMoment } from '../../lib/moment';
import type { Change } from './changes';

/** What a search of the audit looks in. */
export const AUDIT: Searched = {
  name: 'audit',
  from: sql.table('audit'),
  key: 'audit_id',
  searched: ['created', 'user_name', 'resource', 'record_name', 'changes'],
  toAnswer: (row) => ({ ...row, changes: JSON.parse(String(row.changes)) }),
};

interface Entry extends Omit<Insertable<Database['audit']>, 'audit_id' | 'created' | 'changes'> {
  now: Date;
  changes: readonly Change[];
}

export const insertAudit = async (db: Db, { now, changes, ...entry }: Entry): Promise<void> => {
  const { audit_id } = await db
    .insertInto('audit')
    .values({ ...entry, created: localMoment(now), changes: JSON.stringify(changes) })
    .returning('audit_id')
    .executeTakeFirstOrThrow();
  await keepSearchText(db, AUDIT, audit_id);
};
