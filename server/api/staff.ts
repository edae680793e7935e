import { sql } from 'kysely';
import { StaffEdit, StaffNew } from '../../src/v2/entities/staff';
import { usernameKey } from '../auth';
import { isCommonPassword } from '../commonPasswords';
import type { Db } from '../db/schema';
import { found, Refusal, refuseFields } from '../handler';
import { localMoment } from '../moment';
import { hashPassword, passwordFits } from '../passwords';
import { takeSignInTry } from '../signInLimit';
import { type Preparation, type RestResource, restWrite } from './simpleRest';

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

const hashOfNew = (password: string): Promise<string> => {
  if (isCommonPassword(password)) throw refuseFields({ password: 'Dit wachtwoord is te gewoon. Kies een ander.' });
  return hashPassword(password);
};

/** Who found a screen that someone left open does not know the password; tries count like those to sign in. */
const knowsOwnPassword = async (password: string, { db, now, user }: Preparation): Promise<boolean> => {
  const account = await db
    .selectFrom('staff')
    .select(['username', 'password_hash'])
    .where('user_id', '=', user.userId)
    .executeTakeFirst();
  const tries = await takeSignInTry(db, account?.username ?? '', 'own password', now);
  const fits = await passwordFits(account?.password_hash, password);
  if (fits) await tries.forget();
  return fits;
};

export const staff: RestResource = {
  name: 'staff',
  what: WHAT,
  from: sql.table('staff'),
  key: 'user_id',
  columns: { user_id: 'number', username: 'text', name: 'text', active: 'number', created: 'text' },
  searched: ['username', 'name'],

  create: restWrite(StaffNew, async ({ username, name, password }) => {
    const password_hash = await hashOfNew(password);
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
  update: restWrite(StaffEdit, async ({ name, active, password, own_password }, before) => {
    const isNewPassword = password !== '';
    const changed = isNewPassword ? { password_hash: await hashOfNew(password) } : {};
    const isRefused = isNewPassword && !(await knowsOwnPassword(own_password, before));
    return async (id, { db, user, tokenHash }) => {
      // Not earlier: a change that was made already, and is sent once more, is answered as it was.
      if (isRefused) throw refuseFields({ own_password: 'Dit is niet je eigen wachtwoord.' });
      const stored = await db.selectFrom('staff').select('active').where('user_id', '=', id).executeTakeFirst();
      const { active: wasActive } = found(stored, WHAT);
      if (active === 0 && wasActive === 1) {
        if (id === user.userId) throw new Refusal(409, 'Je kunt je eigen account niet uitzetten.');
        await requireAnother(db, id);
      }
      await db
        .updateTable('staff')
        .set({ name, active, ...changed })
        .where('user_id', '=', id)
        .execute();
      if (active === 0 || isNewPassword)
        await db.deleteFrom('sessions').where('user_id', '=', id).where('token_hash', '<>', tokenHash).execute();
    };
  }),
};
