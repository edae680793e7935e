import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { localMoment } from '../../lib/moment';
import { NOBODY, recordEvent } from './entries';

/** Recorded once an hour per account, because an attacker may go on for ever. */
const QUIET_MS = 60 * 60_000;

/** Records that a user reached the sign-in limit. Names an existing account only: what was typed may be a password. */
export const recordSignInLimit = async (
  db: Kysely<Database>,
  username: string,
  address: string,
  now: Date,
): Promise<void> => {
  const event = { ...NOBODY, resource: 'accounts', verb: 'signInLimit', details: { address }, now } as const;
  const account = await db
    .selectFrom('staff')
    .select(['user_id', 'name'])
    .where('username', '=', username)
    .executeTakeFirst();
  const recent = await db
    .selectFrom('audit')
    .select('audit_id')
    .where('resource', '=', event.resource)
    .where('verb', '=', event.verb)
    .where('record_id', account ? '=' : 'is', account?.user_id ?? null)
    .where('created', '>', localMoment(new Date(now.getTime() - QUIET_MS)))
    .executeTakeFirst();
  if (recent) return;
  await recordEvent(db, account ? { ...event, recordId: account.user_id, recordName: account.name } : event);
};
