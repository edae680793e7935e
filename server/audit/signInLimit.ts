import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { localMoment } from '../moment';
import { NOBODY, recordEvent } from './event';

/** Whoever guesses can go on for ever, from anywhere: the audit says so once an hour an account. */
const QUIET_MS = 60 * 60_000;

/**
 * Someone typed a wrong password once too often, and has to wait. The account is named when there is one; what was
 * typed in its place may be a password, and is not kept.
 */
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
