import { isPostgres } from '../db/isPostgres';
import type { Db } from '../db/schema';

/**
 * False when the account got another password or was switched off since its password was checked. On PostgreSQL it
 * stays as it is until the transaction ends: who changes it then sees what this transaction did.
 */
export const isUnchanged = async (
  db: Db,
  { user_id, password_hash }: { user_id: number; password_hash: string },
): Promise<boolean> => {
  const account = await db
    .selectFrom('staff')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .where('active', '=', 1)
    .$if(isPostgres(db), (query) => query.forShare())
    .executeTakeFirst();
  return account !== undefined;
};
