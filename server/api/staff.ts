import { sql } from 'kysely';
import { StaffEdit, StaffNew } from '../../src/v2/entities/staff';
import { usernameKey } from '../auth';
import type { Db } from '../db/schema';
import { found, Refusal } from '../handler';
import { localMoment } from '../moment';
import { hashPassword } from '../passwords';
import { type RestResource, restWrite } from './simpleRest';

/** Accounts that may sign in: added, renamed, switched off. None is ever deleted, so that what they did keeps its name. */

const WHAT = 'Het account';

const requireFree = async (db: Db, username: string): Promise<void> => {
  const taken = await db.selectFrom('staff').select('user_id').where('username', '=', username).executeTakeFirst();
  if (taken) throw new Refusal(409, `De gebruikersnaam ${username} is al in gebruik. Kies een andere.`);
};

/** Holds the active accounts: of two that switch each other off at the same moment, the second finds itself the last. */
const requireAnother = async (db: Db, id: number): Promise<void> => {
  await sql`update staff set active = active where active = 1`.execute(db);
  const others = await db
    .selectFrom('staff')
    .select('user_id')
    .where('active', '=', 1)
    .where('user_id', '<>', id)
    .executeTakeFirst();
  if (!others) throw new Refusal(409, 'Dit is het laatste actieve account: dan kan niemand meer inloggen.');
};

export const staff: RestResource = {
  name: 'staff',
  what: WHAT,
  from: sql.table('staff'),
  key: 'user_id',
  columns: { user_id: 'number', username: 'text', name: 'text', active: 'number', created: 'text' },
  searched: ['username', 'name'],

  create: restWrite(StaffNew, async ({ username, name, password }) => {
    const password_hash = await hashPassword(password);
    return async ({ db, now }) => {
      await requireFree(db, usernameKey(username));
      const { user_id } = await db
        .insertInto('staff')
        .values({ username: usernameKey(username), name, password_hash, active: 1, created: localMoment(now) })
        .returning('user_id')
        .executeTakeFirstOrThrow();
      return user_id;
    };
  }),

  /** A new password, and switching off, end the account's sessions; the session that the change is made in goes on. */
  update: restWrite(StaffEdit, async ({ name, active, password }) => {
    const changed = password === '' ? {} : { password_hash: await hashPassword(password) };
    return async (id, { db, user, tokenHash }) => {
      const stored = await db.selectFrom('staff').select('active').where('user_id', '=', id).executeTakeFirst();
      const before = found(stored, WHAT);
      if (active === 0 && before.active === 1) {
        if (id === user.userId) throw new Refusal(409, 'Je kunt je eigen account niet uitzetten.');
        await requireAnother(db, id);
      }
      await db
        .updateTable('staff')
        .set({ name, active, ...changed })
        .where('user_id', '=', id)
        .execute();
      if (active === 0 || password !== '')
        await db.deleteFrom('sessions').where('user_id', '=', id).where('token_hash', '<>', tokenHash).execute();
    };
  }),
};
