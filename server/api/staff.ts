import { sql } from 'kysely';
import { StaffEdit, StaffNew } from '../../src/v2/entities/staff';
import { passwordRefusal } from '../auth/commonPasswords';
import { DEMO_ACCOUNT } from '../auth/demoAccount';
import { isUnchanged } from '../auth/isUnchanged';
import { hashPassword, passwordFits } from '../auth/passwords';
import { insertStaff, newUserId } from '../auth/sessions';
import { takeSignInTry } from '../auth/signInLimit';
import { usernameKey, usernameTaken } from '../auth/usernames';
import { exists, findRow, requireRow } from '../db/findRow';
import { waitTurn } from '../db/holdRows';
import type { Db } from '../db/schema';
import { completeSearchTexts } from '../db/searchTexts';
import { Refusal, refuseFields } from '../lib/refusal';
import { pushes } from './lists';
import { scheduledPushes } from './scheduledPushes';
import { type Preparation, type RestResource, restWrite } from './simpleRest';

/** Accounts that may sign in: create, rename, deactivate. Never deleted, because the audit refers to them. */

const WHAT = 'Het account';

/** Locks the active accounts: when two deactivate each other at the same time, the second gets the refusal. */
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

const requireGoodPassword = (password: string, username: string): void => {
  const refusal = passwordRefusal(password, username);
  if (refusal) throw refuseFields({ password: refusal });
};

/**
 * The user's account, when this is its password. Asked again, because a stranger may use a screen that was left open.
 * Wrong ones count as sign-in tries.
 */
const accountWith = async (password: string, { db, now, user }: Preparation) => {
  const account = await findRow(db, 'staff', 'user_id', user.userId);
  const tries = await takeSignInTry(db, { username: account?.username ?? '', network: undefined }, now);
  const fits = await passwordFits(account?.password_hash, password);
  if (!fits) return undefined;
  await tries.forget();
  return account;
};

/** Switched off, with the demonstration's password: the server looks for that of live accounts, and at its start alone. */
const isDemoAsleep = async ({ db, id = 0 }: Preparation): Promise<boolean> => {
  const account = await findRow(db, 'staff', 'user_id', id);
  return account?.active === 0 && passwordFits(account.password_hash, DEMO_ACCOUNT.password);
};

/** A push is found by the name of who sent or scheduled it. */
const renewPushTexts = async (db: Db, user_id: number): Promise<void> => {
  const sent = db.selectFrom('pushes').select('push_id as id').where('user_id', '=', user_id);
  const planned = db.selectFrom('scheduled_pushes').select('scheduled_push_id as id').where('user_id', '=', user_id);
  for (const [{ name }, ids] of [
    [pushes, sent],
    [scheduledPushes, planned],
  ] as const)
    await db.deleteFrom('search_texts').where('resource', '=', name).where('record_id', 'in', ids).execute();
  await completeSearchTexts(db, [pushes, scheduledPushes]);
};

export const staff: RestResource = {
  name: 'staff',
  what: WHAT,
  from: sql.table('staff'),
  key: 'user_id',
  columns: { user_id: 'number', username: 'text', name: 'text', active: 'number', created: 'text' },
  searched: ['username', 'name'],
  sorted: { table: 'staff', columns: ['username', 'name'] },

  create: restWrite(StaffNew, async ({ username, name, password }) => {
    requireGoodPassword(password, username);
    const password_hash = await hashPassword(password);
    return async ({ db, now }) => {
      const key = usernameKey(username);
      await waitTurn(db, 'staff');
      if (await exists(db, 'staff', 'username', key)) throw usernameTaken(key);
      return { id: await insertStaff(db, { username, name, password_hash, now, user_id: newUserId() }) };
    };
  }),

  /** A new password or a deactivation ends the account's sessions, except the one that makes the change. */
  update: restWrite(StaffEdit, async ({ name, active, password, own_password }, before) => {
    const isNewPassword = password !== '';
    const changed = isNewPassword ? { password_hash: await hashPassword(password) } : {};
    const own = isNewPassword ? await accountWith(own_password, before) : undefined;
    const wakesDemo = active === 1 && !isNewPassword && (await isDemoAsleep(before));
    return async (id, { db, user, tokenHash }) => {
      // Not earlier: a retry of a write that succeeded must get its stored answer. Again, because a colleague may have
      // changed or deactivated the user's own account since.
      if (isNewPassword && !(own && (await isUnchanged(db, own))))
        throw refuseFields({ own_password: 'Dit is niet je eigen wachtwoord.' });
      const { active: wasActive, username, name: before } = await requireRow(db, 'staff', 'user_id', id, WHAT);
      if (isNewPassword) requireGoodPassword(password, username);
      if (wakesDemo) throw refuseFields({ password: 'Het wachtwoord van dit account is bekend. Kies een ander.' });
      if (active === 0 && wasActive === 1) {
        if (id === user.userId) throw new Refusal(409, 'Je kunt je eigen account niet uitzetten.');
        await requireAnother(db, id);
      }
      await db
        .updateTable('staff')
        .set({ name, active, ...changed })
        .where('user_id', '=', id)
        .execute();
      if (name !== before) await renewPushTexts(db, id);
      if (active === 0 || isNewPassword)
        await db.deleteFrom('sessions').where('user_id', '=', id).where('token_hash', '<>', tokenHash).execute();
    };
  }),
};
