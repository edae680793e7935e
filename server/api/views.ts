import { sql } from 'kysely';
import { ViewBody } from '../../src/v2/entities/view';
import type { User } from '../auth/sessions';
import { requireRow } from '../db/findRow';
import { insertOne } from '../db/insertAll';
import type { Db } from '../db/schema';
import { found, Refusal } from '../lib/refusal';
import type { ColumnsOf } from './listQuery';
import { type RestResource, restWrite } from './simpleRest';

/** Saved views of lists: seen by who made them, and by all when shared; changed and deleted by who made them. */

const WHAT = 'Deze weergave';

const requireOwn = async (db: Db, id: number, { userId }: User): Promise<void> => {
  const { user_id, shared } = await requireRow(db, 'views', 'view_id', id, WHAT);
  if (user_id === userId) return;
  // What a colleague keeps to themselves does not exist for others.
  if (shared === 0) throw found(undefined, WHAT);
  throw new Refusal(409, 'Deze weergave is van een collega. Bewaar hem als nieuwe weergave.');
};

export const views: RestResource = {
  name: 'views',
  what: WHAT,
  from: sql.table('views'),
  key: 'view_id',
  columns: {
    view_id: 'number',
    user_id: 'number',
    resource: 'text',
    name: 'text',
    settings: 'text',
    shared: 'number',
  } satisfies ColumnsOf<ViewBody>,
  searched: ['name'],
  sorted: { table: 'views', columns: ['name'] },
  seenBy: ({ userId }) => sql<boolean>`(user_id = ${userId} or shared = 1)`,

  create: restWrite(
    ViewBody,
    async (view) =>
      ({ db, user }) =>
        insertOne(db, 'views', 'view_id', { ...view, user_id: user.userId }),
  ),
  update: restWrite(ViewBody, async (view) => async (id, { db, user }) => {
    await requireOwn(db, id, user);
    await db.updateTable('views').set(view).where('view_id', '=', id).execute();
  }),
  delete: async (id, { db, user }) => {
    await requireOwn(db, id, user);
    await db.deleteFrom('views').where('view_id', '=', id).execute();
  },
};
