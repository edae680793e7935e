import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashPassword } from '../auth/passwords';
import { usernameKey } from '../auth/usernames';
import type { Database } from '../db/schema';
import { StartError } from '../lib/startError';
import { recordEvent, SERVER } from '../writes/audit/entries';

/**
 * Gives an account of staff a new password, makes it active and ends its sessions; returns the password. For who has the
 * machine, where nobody can sign in any more. Throws a StartError for an unknown name.
 */
export const newPassword = async (db: Kysely<Database>, typed: string, now: Date): Promise<string> => {
  const username = usernameKey(typed);
  const password = randomBytes(12).toString('base64url');
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const account = await transaction
      .updateTable('staff')
      .set({ password_hash, active: 1 })
      .where('username', '=', username)
      .returning('user_id')
      .executeTakeFirst();
    if (!account) throw new StartError(`Er is geen account "${username}" (no such account).`);
    const { user_id } = account;
    await transaction.deleteFrom('sessions').where('user_id', '=', user_id).execute();
    const about = { resource: 'accounts', record_id: user_id, record_name: username } as const;
    await recordEvent(transaction, { user: SERVER, ...about, verb: 'newPassword', now });
  });
  return password;
};
